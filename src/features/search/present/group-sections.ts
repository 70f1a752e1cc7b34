import type { SearchTotal } from "#platform/search/engine.ts";
import type { ResultGroup } from "../find/result.ts";
import { type TabValue, tabOf } from "./tabs.ts";

/** The results of one tab. */
export type Section = Pick<ResultGroup, "items" | "cards" | "isPartial"> & {
  tab: TabValue;
  total: SearchTotal;
};

/** Merges groups into tabs, ordered by the first group of each. Partial matches come last. */
export function groupSections(groups: readonly ResultGroup[]): Section[] {
  const tabs = [...new Set(groups.map(({ kind }) => tabOf(kind).value))];
  const sections = tabs.map((tab) => {
    const inTab = groups.filter(({ kind }) => tabOf(kind).value === tab);
    const full = inTab.filter(({ isPartial }) => !isPartial);
    return mergeGroups(tab, full.length > 0 ? full : inTab);
  });
  return [
    ...sections.filter(({ isPartial }) => !isPartial),
    ...sections.filter(({ isPartial }) => isPartial),
  ];
}

/** Total matches. Partial matches are not counted. */
export function countResults(sections: readonly Section[]): SearchTotal {
  return addTotals(sections.filter(({ isPartial }) => !isPartial).map(({ total }) => total));
}

function mergeGroups(tab: TabValue, groups: readonly ResultGroup[]): Section {
  return {
    tab,
    // Interleaved: one guide, one tour and one stay before the second guide.
    items: interleave(groups.map(({ items }) => items)),
    cards: groups.flatMap(({ cards }) => cards),
    total: addTotals(groups.map(({ total }) => total)),
    isPartial: groups.every(({ isPartial }) => isPartial),
  };
}

function addTotals(totals: readonly SearchTotal[]): SearchTotal {
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    isCapped: totals.some(({ isCapped }) => isCapped),
  };
}

/** The first item of each list, then the second of each. */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
