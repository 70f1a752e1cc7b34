import { findCityPage } from "#features/cities/exports/find-city-page.server.ts";
import { listLargestCities } from "#features/directory/exports/city.server.ts";
import { citySlugOf } from "#features/directory/exports/city-slug.ts";
import { listWordsOfDay } from "#features/directory/exports/list-search-hints.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { formatCount } from "#ui/format-number.ts";
import type { ShownSection } from "./components/found-section.tsx";
import { countAnswers, gatherSections, type Section } from "./gather-sections.ts";
import { type SearchQuery, searchList } from "./input.ts";
import { type ListLink, linkToList } from "./link-to-list.ts";
import { presentReading } from "./present-reading.ts";
import { searchAll } from "./queries/search-all.server.ts";
import { readAsked } from "./read-asked.server.ts";
import type { Reading, SearchKind } from "./reading/reading.ts";
import { searchTabs, shownInTab, type TabValue } from "./tabs.ts";

export type SearchAnswerData = Awaited<ReturnType<typeof answerRequest>>;

/** Everything the search page shows: the answers, or without a request what can be asked for. */
export async function readSearch(db: Db, query: SearchQuery, now: Date) {
  if (query.q) return { answer: await answerRequest(db, query, now), words: [], examples: [] };
  const [words, cities] = await Promise.all([listWordsOfDay(db, now), listLargestCities(db, { limit: 2 })]);
  return { answer: null, words, examples: listExamples(words, cities) };
}

async function answerRequest(db: Db, query: SearchQuery, now: Date) {
  const { reading, asksWhere } = await readAsked(db, query, now);
  const citySlug = reading.place?.kind === "city" ? citySlugOf(reading.place) : null;
  const point = query.point ?? undefined;
  const [{ groups }, inTab, place] = await Promise.all([
    searchAll(db, reading, { now, point }),
    Promise.all(kindsOf(query.tab).map((kind) => searchAll(db, reading, { now, point, kind }))),
    citySlug ? findCityPage(db, citySlug) : null,
  ]);
  const all = gatherSections(groups);
  const ofTab = gatherSections(inTab.flatMap((answer) => answer.groups));
  // A tab without results shows everything instead.
  const shownQuery = ofTab.length > 0 ? query : searchList.change(query, { tab: "" });
  const shown = (ofTab.length > 0 ? ofTab : all).map((section) =>
    showSection(section, shownQuery, reading, place?.slug ?? null),
  );
  return {
    readAs: presentReading(query, reading),
    asksWhere,
    total: countAnswers(all),
    tabs: all.filter(({ isLoose }) => !isLoose).map(({ tab, total }) => ({ tab, total })),
    sections: shown,
    place,
    /** The open tab. */
    tab: shownQuery.tab,
    missing: shownQuery.tab ? [] : missingTabs(all),
    /** Other things to ask for, where nothing was found. */
    words: all.length > 0 ? [] : await listWordsOfDay(db, now),
  };
}

/** The kinds that are read in full: those of the open tab. */
function kindsOf(tab: TabValue | ""): readonly SearchKind[] {
  return searchTabs.find(({ value }) => value === tab)?.kinds ?? [];
}

/** What a section shows: the first few among everything, many in its own tab. */
function showSection(
  section: Section,
  query: SearchQuery,
  reading: Reading,
  citySlug: string | null,
): ShownSection {
  const isAlone = query.tab === section.tab;
  const { shown = shownInTab } = isAlone ? {} : (searchTabs.find(({ value }) => value === section.tab) ?? {});
  const count = isAlone ? shownInTab : shown;
  const items = section.items.slice(0, count);
  return {
    ...section,
    // Businesses are shown as their cards.
    items: section.tab === "businesses" ? [] : items,
    cards: section.cards.slice(0, count),
    all: isAlone
      ? linkToList(section.tab, reading, citySlug, section.total)
      : linkToTab(section, items.length, query),
  };
}

/** The rest of a kind is in its tab. */
function linkToTab({ tab, total }: Section, shown: number, query: SearchQuery): ListLink | null {
  if (total.count <= shown) return null;
  return {
    to: searchList.href(searchList.change(query, { tab })),
    label: total.isCapped ? "See all" : `All ${formatCount(total.count)}`,
  };
}

/** Help is for those who ask for it: nobody misses it among the results. */
function missingTabs(sections: readonly Section[]): TabValue[] {
  const found = new Set<TabValue>(sections.map(({ tab }) => tab));
  return searchTabs.flatMap(({ value }) => (found.has(value) || value === "help" ? [] : [value]));
}

/** Requests of each form, made of what there is. */
function listExamples(words: readonly string[], cities: readonly { city: string }[]): string[] {
  const [first, second] = words;
  const [one, other] = cities;
  return [
    ...(first && one ? [`${first.toLowerCase()} in ${one.city}`] : []),
    "events this weekend",
    ...(second ? [`${second.toLowerCase()} near me`] : []),
    ...(other ? [`things to do in ${other.city}`] : []),
  ];
}
