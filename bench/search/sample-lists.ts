import { type DirectoryQuery, directoryList } from "#features/directory/input.ts";
import { searchBusinesses } from "#features/directory/search/queries/search-businesses.server.ts";
import { searchSorts } from "#features/directory/search/search-sort.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { type SampledDocument, sampleDocuments } from "./sample-documents.ts";

/** A directory request. `center` is set if the list is sorted by distance. */
export type ListRequest = { query: DirectoryQuery; path: string; center: Point | null };
type Point = { latitude: number; longitude: number };
export type ListShape = { name: string; requests: ListRequest[] };

type Business = SampledDocument & Point;
type Part = (one: Business, turn: number) => string;

const terms: Readonly<Record<string, Part>> = {
  "three letters": ({ name }, turn) => lettersOf(name, 3, turn),
  "five letters": ({ name }, turn) => lettersOf(name, 5, turn),
  "a word": ({ name }, turn) => pick(wordsOf(name, 4), turn),
  "a whole name": ({ name }) => name,
  "two words": ({ name }) => wordsOf(name, 3).slice(0, 2).join(" "),
};
const filters: Readonly<Record<string, (one: Business) => Partial<DirectoryQuery>>> = {
  "": () => ({}),
  ", a category": ({ category }) => ({ category: category ?? "" }),
  ", a state": ({ state }) => ({ state: state ?? "" }),
  ", both": ({ category, state }) => ({ category: category ?? "", state: state ?? "" }),
};

/**
 * Distinct directory requests, up to `count` of each shape: name substrings with each filter in all four sort orders, and
 * lists without a term.
 */
export async function sampleLists(db: Db, count: number): Promise<ListShape[]> {
  const sampled = await sampleDocuments(db, "business", count * 12);
  const businesses = sampled.filter(
    (one): one is Business => one.latitude !== null && one.category !== null && one.state !== null,
  );
  const paths = new Set<string>();
  const shape = (
    name: string,
    make: (one: Business, turn: number) => Partial<DirectoryQuery> | null,
  ): ListShape => {
    const requests: ListRequest[] = [];
    for (const [turn, one] of businesses.entries()) {
      const made = make(one, turn);
      const request = made && toRequest(made, one);
      if (!request || paths.has(request.path) || requests.length === count) continue;
      paths.add(request.path);
      requests.push(request);
    }
    return { name, requests };
  };
  const sortOf = (turn: number) => ({ sort: searchSorts[turn % searchSorts.length] ?? "best" });
  const searches = Object.entries(terms).flatMap(([term, part]) =>
    Object.entries(filters).map(([filter, filtersOf]) =>
      shape(`${term}${filter}`, (one, turn) => {
        const search = part(one, turn);
        return search.length < 3 ? null : { search, ...filtersOf(one), ...sortOf(turn) };
      }),
    ),
  );
  const whereIt = ({ city, state }: Business) => ({ near: `${city}, ${state}` });
  const spot = ({ latitude, longitude }: Business) => ({ point: { latitude, longitude } });
  return [
    ...searches,
    await onPageTwo(
      db,
      shape("a word, page 2", (one, turn) => ({
        search: pick(wordsOf(one.name, 4), turn + 1),
        ...sortOf(turn),
      })),
    ),
    shape("a category", ({ category }, turn) => ({ category: category ?? "", ...sortOf(turn) })),
    shape("a category and a state", ({ category, state }, turn) => ({
      category: category ?? "",
      state: state ?? "",
      ...sortOf(turn),
    })),
    shape("near a city, a category", (one) => ({ ...whereIt(one), category: one.category ?? "" })),
    shape("near me, a category", (one) => ({ ...spot(one), category: one.category ?? "" })),
    shape("near me, a word", (one, turn) => ({
      ...spot(one),
      search: pick(wordsOf(one.name, 4), turn),
      radiusMiles: 25,
    })),
  ];
}

/** The second page of each request that has one. */
async function onPageTwo(db: Db, { name, requests }: ListShape): Promise<ListShape> {
  const pages: ListRequest[] = [];
  for (const { query } of requests) {
    const { nextCursor } = await searchBusinesses(db, { term: query.search, sort: query.sort });
    if (!nextCursor) continue;
    pages.push(toRequest({ ...query, after: nextCursor }, null));
  }
  return { name, requests: pages };
}

function toRequest(parts: Partial<DirectoryQuery>, at: Point | null): ListRequest {
  const path = directoryList.href(parts);
  const query = directoryList.read(new URL(path, "http://site.example").searchParams);
  return { query, path, center: query.near || query.point ? at : null };
}

function wordsOf(name: string, minLetters: number): string[] {
  return (name.match(/[a-z]+/g) ?? []).filter((word) => word.length >= minLetters);
}

/** A substring of a word. Its position varies with `turn`. */
function lettersOf(name: string, count: number, turn: number): string {
  const word = pick(wordsOf(name, count), turn);
  const first = turn % Math.max(1, word.length - count + 1);
  return word.slice(first, first + count);
}

const pick = (words: readonly string[], turn: number) => words[turn % Math.max(1, words.length)] ?? "";
