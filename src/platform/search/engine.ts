/** Inclusive dates in the local calendar of each place, such as `2026-11-21`. */
export type SearchDays = {
  from: string;
  to: string;
  /** On the first day, only what starts at this hour or later. */
  fromHour: number;
};

export type SearchPoint = { latitude: number; longitude: number };

/** Where to search. Results around a point are sorted by distance. */
export type SearchPlace =
  | { kind: "cities"; cities: readonly { city: string; state: string }[] }
  | { kind: "state"; state: string }
  /** With `maxKm` null, the nearest results at any distance. */
  | { kind: "point"; point: SearchPoint; maxKm: number | null };

/** A kind of document. Kinds with dates drop out once their last date is over. */
export type SearchedKind = { kind: string; hasDates: boolean };

/** Every field narrows the search. Without any, it returns the best of each kind. */
export type SearchQuery = {
  kinds: readonly SearchedKind[];
  /** Folded, and matched by stem. A document needs all of them, or one if `match` is `any`. */
  words: readonly string[];
  match: "all" | "any";
  /** A substring of the title, for what stems cannot match: "kicks" in "Sidekicks". */
  titlePart?: string | undefined;
  category: string | null;
  place: SearchPlace | null;
  /** Ignored for kinds without dates. */
  days: SearchDays | null;
  /** Documents without a price never match a range. */
  price: { minCents: number | null; maxCents: number | null } | null;
  /** Past dates only, latest first. */
  isPast?: boolean | undefined;
  now: Date;
  limit: number;
};

export type SearchHit = {
  kind: string;
  id: string;
  title: string;
  detail: string;
  summary: string;
  pictureUrl: string | null;
  price: string | null;
  /** About 3 for an exact title, 1.5 for a title that starts with the words. */
  score: number;
  distanceKm: number | null;
};

/** Engines stop counting here, or earlier around a point. */
export const maxCounted = 1_000;
export type SearchTotal = { count: number; isCapped: boolean };
export const capTotal = (count: number, max = maxCounted): SearchTotal => ({
  count: Math.min(count, max),
  isCapped: count > max,
});

/** The hits of one kind, best first. */
export type SearchGroup = { kind: string; hits: SearchHit[]; total: SearchTotal };

/** A title that starts with the prefix, or has a later word that does. */
export type SearchSuggestion = Omit<SearchHit, "score" | "distanceKm" | "summary"> & { isPrefix: boolean };

/** One page of one kind, filtered and sorted. */
export type SearchList = {
  kind: string;
  /** A substring of the title; empty for all. */
  titlePart: string;
  category: string | null;
  state: string | null;
  sort: "best" | "rating" | "newest" | "name";
  /** Sorts by distance instead. */
  near: { point: SearchPoint; maxKm: number | null } | null;
  /** Where the previous page ended. */
  after: SearchPosition | null;
  limit: number;
};
/** The sort key and id of the last row of a page. */
export type SearchPosition = { key: string; id: string };
export type SearchListPage = {
  hits: { id: string; distanceKm: number | null }[];
  next: SearchPosition | null;
};

export type SearchFacet = { name: string | null; documents: number };
export type SearchCell = { documents: number; latitude: number; longitude: number };
/** A map area divided into square cells. */
export type SearchGrid = { west: number; south: number; east: number; north: number; degrees: number };
/** Each facet ignores its own filter so visitors can switch values. */
export type SearchCounts = {
  total: SearchTotal;
  categories: SearchFacet[];
  states: SearchFacet[];
  cells: SearchCell[];
  /** Facets and cells cover a sample of the matches. */
  isApproximate: boolean;
};

/** The best of a list inside any of these boxes. */
export type SearchArea = {
  list: SearchList;
  boxes: readonly { west: number; south: number; east: number; north: number }[];
  offset: number;
};
export type SearchPin = SearchPoint & { id: string };

/** `reason` says why the engine is down. */
export type SearchHealth = { engine: "postgres" | "opensearch"; isUp: boolean; reason: string | null };

/** Finds documents. Parsing a request and relaxing it is up to the caller, so both are the same for every engine. */
export type SearchEngine = {
  /** The best of each kind. Kinds without hits are left out. */
  find: (query: SearchQuery) => Promise<SearchGroup[]>;
  /** Autocomplete: up to `limit` titles of each kind for a folded prefix. */
  suggest: (query: {
    kinds: readonly SearchedKind[];
    prefix: string;
    now: Date;
    limit: number;
  }) => Promise<SearchSuggestion[]>;
  list: (list: SearchList) => Promise<SearchListPage>;
  /** The total, facets and map cells of a list. */
  count: (list: SearchList, grid: SearchGrid | null) => Promise<SearchCounts>;
  listPins: (area: SearchArea) => Promise<SearchPin[]>;
  /**
   * Narrows down lists of other features, which compare their own columns: up to `limit` ids of documents that may
   * contain the folded text in their title or in `field`. The words must be adjacent, and the last may be a prefix. In
   * titles, any substring of three characters or more matches.
   */
  match: (query: {
    kind: string;
    text: string;
    field: "place" | "text" | null;
    limit: number;
  }) => Promise<string[]>;
  /** The folded names that are titles. */
  findTitles: (names: readonly string[]) => Promise<string[]>;
  /** The words that occur in documents of these kinds, matched by stem. */
  findWords: (query: { kinds: readonly string[]; words: readonly string[] }) => Promise<string[]>;
  health: () => Promise<SearchHealth>;
};
