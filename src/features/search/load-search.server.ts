import { findCityPage } from "#features/cities/exports/find-city-page.server.ts";
import { listLargestCities } from "#features/directory/exports/city.server.ts";
import { citySlugOf } from "#features/directory/exports/city-slug.ts";
import { listWordsOfDay } from "#features/directory/exports/list-search-hints.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { formatCount } from "#ui/format-number.ts";
import { searchAll } from "./find/search-all.server.ts";
import { type SearchParams, searchList } from "./input.ts";
import { parseSearchRequest } from "./parse/parse-search-request.server.ts";
import type { ParsedQuery, SearchKind } from "./parse/parsed-query.ts";
import { describeQuery } from "./present/describe-query.ts";
import { countResults, groupSections, type Section } from "./present/group-sections.ts";
import { type ListLink, linkToList } from "./present/link-to-list.ts";
import { searchTabs, shownInTab, type TabValue } from "./present/tabs.ts";

/** A section as the page shows it. */
export type ShownSection = Section & {
  /** Links to the rest: in its tab, or in the list of its feature. */
  all: ListLink | null;
};
export type LoadedResults = Awaited<ReturnType<typeof loadResults>>;

/** Everything the search page shows: results, or example searches if there is no query. */
export async function loadSearch(db: Db, params: SearchParams, now: Date) {
  if (params.q) return { results: await loadResults(db, params, now), words: [], examples: [] };
  const [words, cities] = await Promise.all([listWordsOfDay(db, now), listLargestCities(db, { limit: 2 })]);
  return { results: null, words, examples: listExamples(words, cities) };
}

async function loadResults(db: Db, params: SearchParams, now: Date) {
  const { parsed, needsLocation } = await parseSearchRequest(db, params, now);
  const citySlug = parsed.place?.kind === "city" ? citySlugOf(parsed.place) : null;
  const point = params.point ?? undefined;
  const [groups, tabGroups, cityPage] = await Promise.all([
    searchAll(db, parsed, { now, point }),
    Promise.all(kindsIn(params.tab).map((kind) => searchAll(db, parsed, { now, point, kind }))),
    citySlug ? findCityPage(db, citySlug) : null,
  ]);
  const all = groupSections(groups);
  const tabSections = groupSections(tabGroups.flat());
  // A tab without results falls back to everything.
  const shownParams = tabSections.length > 0 ? params : searchList.change(params, { tab: "" });
  const shown = (tabSections.length > 0 ? tabSections : all).map((section) =>
    toShownSection(section, shownParams, parsed, cityPage?.slug ?? null),
  );
  return {
    description: describeQuery(params, parsed),
    needsLocation,
    total: countResults(all),
    tabs: all.filter(({ isPartial }) => !isPartial).map(({ tab, total }) => ({ tab, total })),
    sections: shown,
    cityPage,
    tab: shownParams.tab,
    missing: shownParams.tab ? [] : missingTabs(all),
    /** Suggested searches when nothing was found. */
    words: all.length > 0 ? [] : await listWordsOfDay(db, now),
  };
}

/** The kinds of the open tab, which shows more of each. */
function kindsIn(tab: TabValue | ""): readonly SearchKind[] {
  return searchTabs.find(({ value }) => value === tab)?.kinds ?? [];
}

/** Cuts a section to a few results among everything, or to a full page in its tab. */
function toShownSection(
  section: Section,
  params: SearchParams,
  parsed: ParsedQuery,
  citySlug: string | null,
): ShownSection {
  const isOpenTab = params.tab === section.tab;
  const { shown = shownInTab } = isOpenTab
    ? {}
    : (searchTabs.find(({ value }) => value === section.tab) ?? {});
  const count = isOpenTab ? shownInTab : shown;
  const items = section.items.slice(0, count);
  return {
    ...section,
    // Businesses are shown as cards.
    items: section.tab === "businesses" ? [] : items,
    cards: section.cards.slice(0, count),
    all: isOpenTab
      ? linkToList(section.tab, parsed, citySlug, section.total)
      : linkToTab(section, items.length, params),
  };
}

function linkToTab({ tab, total }: Section, shown: number, params: SearchParams): ListLink | null {
  if (total.count <= shown) return null;
  return {
    to: searchList.href(searchList.change(params, { tab })),
    label: total.isCapped ? "See all" : `All ${formatCount(total.count)}`,
  };
}

/** The tabs without results, except help: nobody misses it. */
function missingTabs(sections: readonly Section[]): TabValue[] {
  const found = new Set<TabValue>(sections.map(({ tab }) => tab));
  return searchTabs.flatMap(({ value }) => (found.has(value) || value === "help" ? [] : [value]));
}

/** Example searches, built from words and cities that have results. */
function listExamples(words: readonly string[], cities: readonly { city: string }[]): string[] {
  const [first, second] = words;
  const [firstCity, secondCity] = cities;
  return [
    ...(first && firstCity ? [`${first.toLowerCase()} in ${firstCity.city}`] : []),
    "events this weekend",
    ...(second ? [`${second.toLowerCase()} near me`] : []),
    ...(secondCity ? [`things to do in ${secondCity.city}`] : []),
  ];
}
