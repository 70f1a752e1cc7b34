/** Days of the place's calendar, both included, such as `2026-11-21`. */
export type SearchDays = {
  from: string;
  to: string;
  /** The hour from which on the first day counts. */
  fromHour: number;
};

export type SearchPoint = { latitude: number; longitude: number };

/** Where to search. Around a point, the nearest come first. */
export type SearchPlace =
  | { kind: "cities"; cities: readonly { city: string; state: string }[] }
  | { kind: "state"; state: string }
  /** Farther than `maxKm` is no answer; null: the nearest, however far. */
  | { kind: "point"; point: SearchPoint; maxKm: number | null };

/** A kind of documents. Those with dates are found until the last one is over, the soonest first. */
export type SearchedKind = { kind: string; hasDates: boolean };

/** What to find. Every part narrows it down; without any, the best of each kind. */
export type SearchQuery = {
  kinds: readonly SearchedKind[];
  /** Folded. A document has all of them, in any form, or one of them if `match` is `any`. */
  words: readonly string[];
  match: "all" | "any";
  /** A part of the title, where words do not help: "kicks" in "Sidekicks". */
  titlePart?: string | undefined;
  category: string | null;
  place: SearchPlace | null;
  /** Only for kinds with dates; others are found whenever. */
  days: SearchDays | null;
  /** Only what has a price in this range. */
  price: { minCents: number | null; maxCents: number | null } | null;
  /** What is over, latest first. */
  isPast?: boolean | undefined;
  now: Date;
  limit: number;
};

/** One thing that was found, best first. */
export type SearchHit = {
  kind: string;
  id: string;
  title: string;
  detail: string;
  summary: string;
  pictureUrl: string | null;
  price: string | null;
  /** About 3 for a title that is what was asked for, 1.5 for one that begins with it. */
  score: number;
  distanceKm: number | null;
};

/** What a kind has. Counted up to a thousand. */
export type SearchGroup = { kind: string; hits: SearchHit[]; total: { count: number; isCapped: boolean } };

/** A title that begins with what was typed, or a later word of which does. */
export type SearchSuggestion = Omit<SearchHit, "score" | "distanceKm" | "summary"> & { isPrefix: boolean };

/** A list of one kind, in an order of its own. */
export type SearchList = {
  kind: string;
  /** A part of the title; empty for all. */
  titlePart: string;
  category: string | null;
  state: string | null;
  sort: "best" | "rating" | "newest" | "name";
  /** The nearest first, instead of the order. */
  near: { point: SearchPoint; maxKm: number | null } | null;
  /** The last one of the page before. */
  after: SearchPosition | null;
  limit: number;
};
/** Where a page ended: what it is sorted by, and the id. */
export type SearchPosition = { key: string; id: string };
export type SearchListPage = {
  hits: { id: string; distanceKm: number | null }[];
  next: SearchPosition | null;
};

export type SearchFacet = { name: string | null; documents: number };
export type SearchCell = { documents: number; latitude: number; longitude: number };
/** A part of the world, divided into cells of so many degrees. */
export type SearchGrid = { west: number; south: number; east: number; north: number; degrees: number };
/** Beside a list. Each facet ignores its own filter, so that visitors can switch values. */
export type SearchCounts = {
  total: { count: number; isCapped: boolean };
  categories: SearchFacet[];
  states: SearchFacet[];
  cells: SearchCell[];
  /** Facets and cells were counted over the best of the matches only. */
  isApproximate: boolean;
};

/** A part of the world: the best of a list that are in one of these boxes. */
export type SearchArea = {
  list: SearchList;
  boxes: readonly { west: number; south: number; east: number; north: number }[];
  offset: number;
};
export type SearchPin = SearchPoint & { id: string };

/** `reason` says what is missing where it cannot answer. */
export type SearchHealth = { engine: "postgres" | "opensearch"; isUp: boolean; reason: string | null };

/** What finds. What people mean is understood before, and what to try when nothing fits is decided above. */
export type SearchEngine = {
  /** The best of each kind; kinds without any are left out. */
  find: (query: SearchQuery) => Promise<SearchGroup[]>;
  /** Up to `limit` of each kind for the folded text typed so far. */
  suggest: (query: {
    kinds: readonly SearchedKind[];
    prefix: string;
    now: Date;
    limit: number;
  }) => Promise<SearchSuggestion[]>;
  /** A page of a list. */
  list: (list: SearchList) => Promise<SearchListPage>;
  /** What is beside a list. */
  count: (list: SearchList, grid: SearchGrid | null) => Promise<SearchCounts>;
  /** The best of an area. */
  listPins: (area: SearchArea) => Promise<SearchPin[]>;
  /**
   * For lists of other features, which compare their own columns: the ids of up to so many documents that may have the
   * folded text in their title or in the other field. All words one after the other, the last one as far as it is typed;
   * in titles also any other part of three letters or more.
   */
  match: (query: {
    kind: string;
    text: string;
    field: "place" | "text" | null;
    limit: number;
  }) => Promise<string[]>;
  /** Which of these folded names are titles. */
  findTitles: (names: readonly string[]) => Promise<string[]>;
  /** Which of these words occur in a document of these kinds, in any form. */
  findWords: (query: { kinds: readonly string[]; words: readonly string[] }) => Promise<string[]>;
  /** Whether it can answer. */
  health: () => Promise<SearchHealth>;
};
