import { describePosition, nextPage, type PageTrail, previousPage, readPageTrail } from "./page-trail.ts";

/** How one field of a list's query is parsed from the URL and written back. */
export type Field<Value> = {
  /** Its query names; the field's name by default. */
  names?: readonly string[];
  /** The value when the URL has none. */
  fallback: Value;
  read(...texts: string[]): Value;
  write(value: Value): readonly string[];
  /** Whether a value is known. The page shows a notice about unknown ones. */
  isKnown?: (text: string) => boolean;
  /** The notice above the list about an unknown value. */
  unknown?: (text: string) => string;
  /** Keeps pages out of the page cache: free text would fill it with pages that are never requested again. */
  isUncached?: boolean;
  /** Part of the canonical URL. */
  isIndexed?: boolean;
};

/** An unknown value in a URL: an old link, or one typed by hand. */
export type UnknownValue = {
  field: string;
  value: string;
  words: string;
  /** The URL asks for nothing else: the response is a 404. */
  isGone?: boolean;
};

type Fields = Readonly<Record<string, Field<unknown>>>;
type Values<Of extends Fields> = { [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never };
export type QueryOf<Of extends Fields> = Values<Of> & PageTrail;
/** The query of a list. */
export type Query<List> = List extends { read: (params: URLSearchParams) => infer Found } ? Found : never;

type Options<Of extends Fields> = {
  perPage?: number;
  /** Decides between fields that exclude each other. */
  settle?: (query: QueryOf<Of>) => QueryOf<Of>;
};

/**
 * One schema for one list: parses its URL, writes URLs, links the previous and next page, and gives the canonical URL
 * and the cache key. Invalid values in a URL are ignored.
 */
export function defineListQuery<const Of extends Fields>(
  path: string,
  fields: Of,
  options: Options<Of> = {},
) {
  type ListQuery = QueryOf<Of>;
  const entries = Object.entries(fields).map(([name, field]) => ({
    name,
    names: field.names ?? [name],
    field,
  }));

  function read(params: URLSearchParams): ListQuery {
    const values = entries.map(({ name, names, field }) => [name, field.read(...textsOf(params, names))]);
    const query = { ...Object.fromEntries(values), ...readPageTrail(params) } as ListQuery;
    return options.settle?.(query) ?? query;
  }

  /** The URL of a query, without default values. */
  function href(query: Partial<ListQuery>, at = path): string {
    const params = new URLSearchParams();
    for (const { name, names, field } of entries) {
      const value = query[name];
      if (value === undefined || value === field.fallback) continue;
      for (const [index, text] of field.write(value).entries())
        if (text) params.set(names[index] ?? name, text);
    }
    if (query.after) params.set("after", query.after);
    if (query.trail?.length) params.set("trail", query.trail.join("."));
    return params.size > 0 ? `${at}?${params}` : at;
  }

  function pick(query: ListQuery, wanted: (field: Field<unknown>) => boolean): Partial<ListQuery> {
    const picked = entries.filter(({ field }) => wanted(field)).map(({ name }) => [name, query[name]]);
    return Object.fromEntries(picked);
  }

  const { perPage = 24 } = options;
  return {
    path,
    perPage,
    read,
    href,
    /** The range a page shows: "25–48 of 1,050". */
    position: (query: ListQuery, shown: { items: number; count: number; isCapped?: boolean | undefined }) =>
      describePosition(query, { perPage, ...shown }),
    /** The query with these changes, from its first page. */
    change: (query: ListQuery, changes: Partial<ListQuery>): ListQuery => ({
      ...query,
      after: "",
      trail: [],
      ...changes,
    }),
    /** The URLs of the previous and next page, if there are any. */
    pages(query: ListQuery, nextCursor: string | null, hash = "#results") {
      const previous = previousPage(query);
      return {
        previous: previous ? `${href(previous)}${hash}` : undefined,
        next: nextCursor ? `${href(nextPage(query, nextCursor))}${hash}` : undefined,
      };
    },
    /** The URL of another page, such as an editor, that leads back to this page of the list. */
    hrefTo(to: string, query: ListQuery): string {
      const { search } = new URL(href(query), "http://list");
      return search ? `${to}?${new URLSearchParams({ list: search.slice(1) })}` : to;
    },
    /** The page of the list that such a URL leads back to. Read by this schema, so it never leads elsewhere. */
    backFrom: (url: URL): ListQuery => read(new URLSearchParams(url.searchParams.get("list") ?? "")),
    /** The unknown values of a query. */
    listUnknown: (params: URLSearchParams): UnknownValue[] =>
      entries.flatMap(({ name, names, field }) => {
        const [value = ""] = textsOf(params, names);
        if (!value || (field.isKnown?.(value) ?? true)) return [];
        return [
          {
            field: name,
            value,
            words: field.unknown?.(value) ?? describeUnknown(value),
          },
        ];
      }),
    /** The query with these fields reset, such as those with unknown values. */
    without: (query: ListQuery, names: readonly string[]): ListQuery => ({
      ...query,
      ...Object.fromEntries(
        entries.filter(({ name }) => names.includes(name)).map(({ name, field }) => [name, field.fallback]),
      ),
    }),
    /** Whether this is a search. A query with filters only is the same for everyone, and cached. */
    isSearch: (query: ListQuery): boolean =>
      entries.some(({ name, field }) => field.isUncached && query[name] !== field.fallback),
    /** The canonical URL of a query. */
    canonical: (query: ListQuery): string => href(pick(query, ({ isIndexed = false }) => isIndexed)),
    /** Whether the query is its own canonical URL: searches and later pages are not. */
    isIndexed: (query: ListQuery): boolean =>
      href(query) === href(pick(query, ({ isIndexed = false }) => isIndexed)),
    /** The query names of the cache key, and those that bypass the cache. */
    cacheKey: {
      query: entries.filter(({ field }) => !field.isUncached).flatMap(({ names }) => names),
      uncached: [
        ...entries.filter(({ field }) => field.isUncached).flatMap(({ names }) => names),
        "after",
        "trail",
      ],
    },
  };
}

/** The notice above a list about a value that it does not know. */
export function describeUnknown(value: string): string {
  return `We do not know “${value}”, so here is the list without it.`;
}

type TextOptions = Pick<Field<string>, "isUncached" | "isIndexed">;

/** Free text. */
export function textField(maxLength: number, options: TextOptions = { isUncached: true }): Field<string> {
  return {
    fallback: "",
    read: (text = "") => cleanText(text, maxLength),
    write: (text) => [text],
    ...options,
  };
}

type ChoiceOptions = Pick<Field<string>, "unknown" | "isUncached" | "isIndexed">;

/** One of several values; by default the first is the fallback. */
export function choiceField<const Value extends string, const Fallback extends string = Value>(
  values: readonly Value[],
  fallback: Fallback,
  options: ChoiceOptions = {},
): Field<Value | Fallback> {
  const find = (text: string) => values.find((value) => value === text);
  return {
    fallback,
    read: (text = "") => find(cleanText(text, maxChoiceLength)) ?? fallback,
    write: (value) => [value],
    isKnown: (text) => find(text) !== undefined,
    ...options,
  };
}

/** Rounded to a hundredth of a degree, about a kilometer: a URL should not reveal a home. */
export const pointField: Field<{ latitude: number; longitude: number } | null> = {
  names: ["lat", "lng"],
  fallback: null,
  read(lat = "", lng = "") {
    const latitude = readDegrees(lat, 90);
    const longitude = readDegrees(lng, 180);
    return latitude === null || longitude === null ? null : { latitude, longitude };
  },
  write: (point) => (point ? [String(point.latitude), String(point.longitude)] : []),
  isUncached: true,
};

function readDegrees(text: string, max: number): number | null {
  const degrees = text ? Math.round(Number(text) * 100) / 100 : Number.NaN;
  return Math.abs(degrees) <= max ? degrees : null;
}

const maxChoiceLength = 80;

function textsOf(params: URLSearchParams, names: readonly string[]): string[] {
  return names.map((name) => cleanText(params.get(name) ?? "", maxChoiceLength + 20));
}

/** Trimmed, without control characters and lone surrogates, truncated between characters. */
function cleanText(text: string, maxLength: number): string {
  const whole = text.toWellFormed().replace(/\p{Cc}+/gu, " ");
  return [...whole.trim()].slice(0, maxLength).join("").trim();
}
