import type { ResultGroup } from "../find/result.ts";
import { interleave } from "./interleave.ts";
import { type TabValue, tabOf } from "./tabs.ts";

export type Total = { count: number; isCapped: boolean };

/** The results of one tab. */
export type Section = Pick<ResultGroup, "items" | "cards" | "isPartial"> & { tab: TabValue; total: Total };

/** Merges groups into tabs, ordered by the first group of each. Partial matches come last. */
export function groupSections(groups: readonly ResultGroup[]): Section[] {
  const tabs = [...new Set(groups.map(({ kind }) => tabOf(kind).value))];
  const sections = tabs.map((tab) => {
    const own = groups.filter(({ kind }) => tabOf(kind).value === tab);
    const whole = own.filter(({ isPartial }) => !isPartial);
    return mergeGroups(tab, whole.length > 0 ? whole : own);
  });
  return [
    ...sections.filter(({ isPartial }) => !isPartial),
    ...sections.filter(({ isPartial }) => isPartial),
  ];
}

/** Total matches. Partial matches are not counted. */
export function countResults(sections: readonly Section[]): Total {
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

function addTotals(totals: readonly Total[]): Total {
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    isCapped: totals.some(({ isCapped }) => isCapped),
  };
}
