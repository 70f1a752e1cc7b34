import {
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from "react";
import { classes } from "./classes.ts";
import { Link, type LinkProps } from "./link.tsx";

type MenuProps = {
  /** The button's accessible name. */
  label: string;
  /** The button's content: an avatar, an icon, text. */
  trigger: ReactNode;
  triggerClassName?: string;
  children: ReactNode;
};

/** A button with a dropdown menu. A native popover, so Esc and outside clicks close it. */
export function Menu({ label, trigger, triggerClassName = "icon-button", children }: MenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];

  function onToggle(event: ToggleEvent) {
    setIsOpen(event.newState === "open");
    if (event.newState === "open") items()[0]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Tab") menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }

  return (
    <>
      <button
        type="button"
        className={triggerClassName}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        popoverTarget={id}
      >
        {trigger}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu surface"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onClick={(event) =>
          (event.target as Element).closest("[role=menuitem]") && menu.current?.hidePopover()
        }
      >
        {children}
      </div>
    </>
  );
}

/** A non-interactive entry. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <p className="menu-note" role="presentation">
      {children}
    </p>
  );
}

export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link role="menuitem" tabIndex={-1} {...rest} className={classes("menu-item", className)} />;
}

/** An action. With `type="submit"` and `form` it submits a form. */
export function MenuButton({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...rest}
      className={classes("menu-item", className)}
    />
  );
}
