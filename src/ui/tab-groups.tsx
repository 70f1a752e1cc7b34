import { type ReactNode, useEffect, useId, useRef } from "react";
import { useLocation } from "react-router";

type TabGroupsProps = {
  label: string;
  /** The most used tabs, without a name: `TabLink`. */
  first: ReactNode;
  /** `TabGroup` */
  children: ReactNode;
};

/**
 * Many tabs: a column beside the page on wide screens. Otherwise the first ones, above a row of the named groups that
 * starts at the open tab.
 */
export function TabGroups({ label, first, children }: TabGroupsProps) {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another open tab.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>("[aria-current]");
    row.current?.scrollTo({ left: open?.offsetLeft ?? 0 });
  }, [pathname]);
  return (
    <nav aria-label={label} className="tab-groups">
      <div className="tabs">{first}</div>
      <div ref={row} className="tab-groups-row">
        {children}
      </div>
    </nav>
  );
}

/** A named group of `TabLink`. */
export function TabGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={id} className="tab-group">
      <span id={id} className="tab-group-name">
        {name}
      </span>
      {children}
    </div>
  );
}
