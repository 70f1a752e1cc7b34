import { citySlugOf } from "#features/directory/exports/city-slug.ts";
import { suggestBusinesses } from "#features/directory/exports/find-businesses.server.ts";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { listCategories } from "#features/directory/exports/list-categories.server.ts";
import { listCities } from "#features/directory/exports/list-cities.server.ts";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { describeCount } from "#ui/format-number.ts";
import { listOpenSources } from "../entries/sources.server.ts";
import { ownPicture, presentBusiness } from "../present-found.ts";
import type { SearchSuggestion, SuggestionList } from "../suggestion.ts";
import { takeInTurns } from "../take-in-turns.ts";
import { suggestEntries } from "./suggest-entries.server.ts";

const maxSuggestions = 8;
const maxPlaces = 2;
const maxTyped = 60;
/** With fewer letters, too many places begin with them. */
const minForPlaces = 2;

type Ranked = { suggestion: SearchSuggestion; isPrefix: boolean };

/** Up to eight things, places and categories for the text typed so far, of all kinds in turn. */
export async function suggest(db: Db, typed: string, now = new Date()): Promise<SuggestionList["items"]> {
  const term = foldSearchText(typed.toWellFormed().replaceAll(/\p{Cc}+/gu, " ")).slice(0, maxTyped);
  if (term === "") return [];
  const open = await readSwitches(db);
  const sources = listOpenSources(open);
  const [businesses, entries, places, categories] = await Promise.all([
    suggestBusinesses(db, term),
    suggestEntries(db, { term, sources, now }),
    suggestPlaces(db, term),
    suggestCategories(db, term),
  ]);
  const lists: Ranked[][] = [
    businesses.map((business) => ({
      suggestion: presentBusiness(business),
      isPrefix: foldSearchText(business.name).startsWith(term),
    })),
    ...sources.map(({ kind, hrefOf }) =>
      entries
        .filter((entry) => entry.kind === kind)
        .map((entry) => ({
          isPrefix: entry.isPrefix,
          suggestion: {
            ...{ kind, id: entry.id, title: entry.title, detail: shortenLocation(entry.detail) },
            ...{ href: hrefOf(entry, open), pictureUrl: ownPicture(entry.picture_url), price: entry.price },
            rating: null,
            startsAt: entry.date ? { date: entry.date, time: entry.time } : null,
          },
        })),
    ),
  ];
  const first = [...places, ...categories];
  const others = [true, false].flatMap((isPrefix) =>
    takeInTurns(lists.map((list) => list.filter((one) => one.isPrefix === isPrefix))),
  );
  return [...first, ...others.map(({ suggestion }) => suggestion)].slice(0, maxSuggestions);
}

const plain = { pictureUrl: null, price: null, rating: null, startsAt: null };

async function suggestPlaces(db: Db, term: string): Promise<SearchSuggestion[]> {
  if (term.length < minForPlaces) return [];
  const found = (await listFoldedCities(db)).filter(({ folded }) => folded.startsWith(term));
  return found.slice(0, maxPlaces).flatMap(({ city, state, businesses }) => {
    const slug = citySlugOf({ city, state });
    const title = `${city}, ${state}`;
    const detail = countBusinesses(businesses);
    return slug
      ? [{ ...plain, kind: "place" as const, id: slug, title, detail, href: `/cities/${slug}` }]
      : [];
  });
}

/** Folded once, not at each keystroke: there may be thousands. */
const listFoldedCities = remember(
  async (db: Db) =>
    (await listCities(db)).map((city) => ({
      ...city,
      folded: foldSearchText(`${city.city}, ${city.state}`),
    })),
  { freshForMs: 300_000, staleForMs: 600_000 },
);

async function suggestCategories(db: Db, term: string): Promise<SearchSuggestion[]> {
  if (term.length < minForPlaces) return [];
  const found = (await listCategories(db)).find(({ name }) => foldSearchText(name).startsWith(term));
  if (!found) return [];
  const detail = countBusinesses(found.businesses);
  return [{ ...plain, kind: "category", id: found.name, title: found.name, detail, href: found.href }];
}

const countBusinesses = (businesses: number) => describeCount(businesses, "business", "businesses");
