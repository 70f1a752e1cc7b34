import { useEffect, useRef } from "react";
import { formatCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import type { Section, Total } from "../gather-sections.ts";
import { type SearchQuery, searchList } from "../input.ts";
import { searchTabs, type TabValue } from "../tabs.ts";

type KindTabsProps = {
  query: SearchQuery;
  sections: readonly Pick<Section, "tab" | "total">[];
  total: Total;
};

/** Everything, and each kind that has results, with their counts. */
export function KindTabs({ query, sections, total }: KindTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>("[aria-current]");
    row.current?.scrollTo({ left: (open?.offsetLeft ?? 0) - 16 });
  }, [query.tab]);
  return (
    <nav className="jump-links kind-tabs" aria-label="Kinds of results" data-palette="ink">
      <div className="wrap" ref={row}>
        <Tab query={query} value="" label="Everything" total={total} />
        {sections.map(({ tab, total: own }) => (
          <Tab key={tab} query={query} value={tab} label={labelOf(tab)} total={own} />
        ))}
      </div>
    </nav>
  );
}

type TabProps = { query: SearchQuery; value: TabValue | ""; label: string; total: Total };

function Tab({ query, value, label, total: { count, isCapped } }: TabProps) {
  return (
    <Link
      to={searchList.href(searchList.change(query, { tab: value }))}
      preventScrollReset
      aria-current={query.tab === value ? "page" : undefined}
    >
      {label}{" "}
      <span>
        {formatCount(count)}
        {isCapped && "+"}
      </span>
    </Link>
  );
}

function labelOf(tab: TabValue): string {
  return searchTabs.find(({ value }) => value === tab)?.label ?? "";
}
