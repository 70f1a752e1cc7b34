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
  /** What the button is called. */
  label: string;
  /** What stands in the button: an avatar, an icon, words. */
  trigger: ReactNode;
  triggerClassName?: string;
  children: ReactNode;
};

/** A button that opens a menu below itself. The browser's popover closes it on Esc or a press elsewhere. */
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

/** A line of the menu that cannot be chosen. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <p className="menu-note" role="presentation">
      {children}
    </p>
  );
}

/** An entry that leads to a page. */
export function MenuLink({ className, ...rest }: LinkProps) {
  return <Link role="menuitem" tabIndex={-1} {...rest} className={classes("menu-item", className)} />;
}

/** An entry that does something; with `type="submit"` and `form` it sends a form. */
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
