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
import { listOpenSources } from "../find/sources.server.ts";
import { localPicture, toBusinessResult } from "../find/to-result.ts";
import { interleave } from "../present/interleave.ts";
import type { SearchSuggestion, SuggestionList } from "./suggestion.ts";

const maxSuggestions = 8;
const perKind = 3;
const maxPlaces = 2;
const maxTyped = 60;
/** Too many places start with a single letter. */
const minForPlaces = 2;

type Ranked = { suggestion: SearchSuggestion; isPrefix: boolean };

/** Up to eight suggestions for a prefix: places and categories first, then all kinds interleaved. */
export async function suggest(db: Db, text: string, now = new Date()): Promise<SuggestionList["items"]> {
  const term = foldSearchText(text.toWellFormed().replaceAll(/\p{Cc}+/gu, " ")).slice(0, maxTyped);
  if (term === "") return [];
  const open = await readSwitches(db);
  const sources = listOpenSources(open);
  const kinds = sources.map(({ kind, hasDates = false }) => ({ kind, hasDates }));
  const ask = (asked: typeof kinds, limit: number) =>
    searchEngineOf(db).suggest({ kinds: asked, prefix: term, now, limit });
  const [named, hits, places, categories] = await Promise.all([
    ask([{ kind: "business", hasDates: false }], maxSuggestions),
    ask(kinds, perKind),
    suggestPlaces(db, term),
    suggestCategories(db, term),
  ]);
  const [{ items: businesses }, dates] = await Promise.all([
    loadBusinessResults(db, named),
    loadDates(db, hits, { kinds, days: null, now }),
  ]);
  const startsWith = new Set(named.flatMap(({ id, isPrefix }) => (isPrefix ? [id] : [])));
  const lists: Ranked[][] = [
    businesses.map((business) => ({
      suggestion: toBusinessResult(business),
      isPrefix: startsWith.has(business.id),
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
  const first = [...places, ...categories];
  const others = [true, false].flatMap((isPrefix) =>
    interleave(lists.map((list) => list.filter((one) => one.isPrefix === isPrefix))),
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
  const found = (await listCategories(db)).find(({ name }) => foldSearchText(name).startsWith(term));
  if (!found) return [];
  const detail = countBusinesses(found.businesses);
  return [{ ...plain, kind: "category", id: found.name, title: found.name, detail, href: found.href }];
}

const countBusinesses = (businesses: number) => describeCount(businesses, "business", "businesses");
