import type { FoundGroup } from "./found.ts";
import { type TabValue, tabOf } from "./tabs.ts";
import { takeInTurns } from "./take-in-turns.ts";

export type Total = { count: number; isCapped: boolean };

/** The results of one tab. */
export type Section = Pick<FoundGroup, "items" | "cards" | "isLoose"> & { tab: TabValue; total: Total };

/** The groups by tab, in the order of the first group of each. Those that match only in part stand last. */
export function gatherSections(groups: readonly FoundGroup[]): Section[] {
  const tabs = [...new Set(groups.map(({ kind }) => tabOf(kind).value))];
  const sections = tabs.map((tab) => {
    const own = groups.filter(({ kind }) => tabOf(kind).value === tab);
    const whole = own.filter(({ isLoose }) => !isLoose);
    return mergeGroups(tab, whole.length > 0 ? whole : own);
  });
  return [...sections.filter(({ isLoose }) => !isLoose), ...sections.filter(({ isLoose }) => isLoose)];
}

/** How many there are altogether. What matches only in part is no answer. */
export function countAnswers(sections: readonly Section[]): Total {
  return addTotals(sections.filter(({ isLoose }) => !isLoose).map(({ total }) => total));
}

function mergeGroups(tab: TabValue, groups: readonly FoundGroup[]): Section {
  return {
    tab,
    // A guide, a tour and a stay before the second guide.
    items: takeInTurns(groups.map(({ items }) => items)),
    cards: groups.flatMap(({ cards }) => cards),
    total: addTotals(groups.map(({ total }) => total)),
    isLoose: groups.every(({ isLoose }) => isLoose),
  };
}

function addTotals(totals: readonly Total[]): Total {
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    isCapped: totals.some(({ isCapped }) => isCapped),
  };
}
