import { citySlugOf } from "#features/directory/exports/city-slug.ts";
import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import { listCategories } from "#features/directory/exports/list-categories.server.ts";
import { listCities } from "#features/directory/exports/list-cities.server.ts";
import { loadBusinessResults } from "#features/directory/exports/load-business-results.server.ts";
import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { searchEngineOf } from "#platform/search/search-engine.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { describeCount } from "#ui/format-number.ts";
import { loadDates } from "../find/load-dates.server.ts";
import type { Result } from "../find/result.ts";
import { listOpenSources } from "../find/sources.server.ts";
import { localPicture, toBusinessResult } from "../find/to-result.ts";
import { interleave } from "../present/group-sections.ts";

/** A row below the search box: a result, a place or a business category. */
export type SearchSuggestion = Pick<
  Result,
  "id" | "title" | "detail" | "href" | "pictureUrl" | "price" | "rating" | "startsAt"
> & { kind: Result["kind"] | "place" | "category" };

/** The response of `/search/suggestions`. */
export type SuggestionList = { items: SearchSuggestion[] };

const maxSuggestions = 8;
const perKind = 3;
const maxPlaces = 2;
const maxLength = 60;
/** Too many places start with a single letter. */
const minForPlaces = 2;

type Ranked = { suggestion: SearchSuggestion; isPrefix: boolean };

/** Up to eight suggestions for a prefix: places and categories first, then all kinds interleaved. */
export async function suggest(db: Db, text: string, now = new Date()): Promise<SuggestionList["items"]> {
  const term = foldSearchText(text.toWellFormed().replaceAll(/\p{Cc}+/gu, " ")).slice(0, maxLength);
  if (term === "") return [];
  const open = await readSwitches(db);
  const sources = listOpenSources(open);
  const kinds = sources.map(({ kind, hasDates = false }) => ({ kind, hasDates }));
  const suggestKinds = (wantedKinds: typeof kinds, limit: number) =>
    searchEngineOf(db).suggest({ kinds: wantedKinds, prefix: term, now, limit });
  const [businessHits, hits, places, categories] = await Promise.all([
    suggestKinds([{ kind: "business", hasDates: false }], maxSuggestions),
    suggestKinds(kinds, perKind),
    suggestPlaces(db, term),
    suggestCategories(db, term),
  ]);
  const [{ items: businesses }, dates] = await Promise.all([
    loadBusinessResults(db, businessHits),
    loadDates(db, hits, { kinds, days: null, now }),
  ]);
  const prefixIds = new Set(businessHits.flatMap(({ id, isPrefix }) => (isPrefix ? [id] : [])));
  const lists: Ranked[][] = [
    businesses.map((business) => ({
      suggestion: toBusinessResult(business),
      isPrefix: prefixIds.has(business.id),
    })),
    ...sources.map(({ kind, hrefOf }) =>
      hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          isPrefix: hit.isPrefix,
          suggestion: {
            ...{ kind, id: hit.id, title: hit.title, detail: shortenLocation(hit.detail) },
            ...{ href: hrefOf(hit, open), pictureUrl: localPicture(hit.pictureUrl), price: hit.price },
            rating: null,
            startsAt: dates.get(hit.id) ?? null,
          },
        })),
    ),
  ];
  const featured = [...places, ...categories];
  const interleaved = [true, false].flatMap((isPrefix) =>
    interleave(lists.map((list) => list.filter((ranked) => ranked.isPrefix === isPrefix))),
  );
  return [...featured, ...interleaved.map(({ suggestion }) => suggestion)].slice(0, maxSuggestions);
}

const noDetails = { pictureUrl: null, price: null, rating: null, startsAt: null };

async function suggestPlaces(db: Db, term: string): Promise<SearchSuggestion[]> {
  if (term.length < minForPlaces) return [];
  const matches = (await listFoldedCities(db)).filter(({ folded }) => folded.startsWith(term));
  return matches.slice(0, maxPlaces).flatMap(({ city, state, businesses }) => {
    const slug = citySlugOf({ city, state });
    const title = `${city}, ${state}`;
    const detail = countBusinesses(businesses);
    return slug
      ? [{ ...noDetails, kind: "place" as const, id: slug, title, detail, href: `/cities/${slug}` }]
      : [];
  });
}

/** Cached, because folding thousands of names on every keystroke is slow. */
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
  const category = (await listCategories(db)).find(({ name }) => foldSearchText(name).startsWith(term));
  if (!category) return [];
  const detail = countBusinesses(category.businesses);
  return [
    { ...noDetails, kind: "category", id: category.name, title: category.name, detail, href: category.href },
  ];
}

const countBusinesses = (businesses: number) => describeCount(businesses, "business", "businesses");
