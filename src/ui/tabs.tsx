import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { classes } from "./classes.ts";
import { Link, type LinkProps } from "./link.tsx";

export type Tab = { id: string; label: ReactNode; panel: ReactNode; disabled?: boolean };

type TabsProps = {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab[];
  /** The initially selected tab. Defaults to the first. */
  initial?: string;
  className?: string;
};

/** Tabs with panels. Arrow keys, Home and End move between the tabs. */
export function Tabs({ label, tabs, initial, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(initial ?? tabs[0]?.id);
  const open = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  function onKeyDown(event: KeyboardEvent) {
    const usable = tabs.filter((tab) => !tab.disabled);
    const at = usable.findIndex((tab) => tab.id === open?.id);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : usable.at(next % usable.length);
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}-tab-${tab.id}`)}`)?.focus();
  }

  return (
    <div className={className}>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tab"
            id={`${base}-tab-${tab.id}`}
            aria-controls={`${base}-panel-${tab.id}`}
            aria-selected={tab === open}
            tabIndex={tab === open ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => setChosen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab !== open}
          className="pt-6"
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

type TabLinksProps = {
  label: string;
  /** On wide screens, a column next to the page. */
  side?: boolean;
  children: ReactNode;
};

/** Tabs that are links to pages. If they do not fit, the row scrolls to the current one. */
export function TabLinks({ label, side = false, children }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another current tab.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>("[aria-current]");
    row.current?.scrollTo({ left: open?.offsetLeft ?? 0 });
  }, [pathname]);
  return (
    <nav ref={row} aria-label={label} className={classes("tabs", side && "tabs-side")}>
      {children}
    </nav>
  );
}

type TabLinkProps = LinkProps & { current?: boolean | undefined };

export function TabLink({ current, className, ...rest }: TabLinkProps) {
  return <Link {...rest} aria-current={current ? "page" : undefined} className={classes("tab", className)} />;
}
