import { describePosition, nextPage, type PageTrail, previousPage, readPageTrail } from "./page-trail.ts";

/** How one part of a list's query is read from the address and written back. */
export type Field<Value> = {
  /** Its names in the address; the name of the field unless told. */
  names?: readonly string[];
  /** What it says when the address says nothing. */
  fallback: Value;
  read(...texts: string[]): Value;
  write(value: Value): readonly string[];
  /** Whether a text names something; the reader is told about one that does not. */
  isKnown?: (text: string) => boolean;
  /** Said above the list about a text that names nothing. */
  unknown?: (text: string) => string;
  /** Keeps pages out of the page cache: free text would fill it with pages that nobody asks for again. */
  isUncached?: boolean;
  /** Part of the address that search engines are told. */
  isIndexed?: boolean;
};

/** A value in an address that names nothing we have: an old link, or one typed by hand. */
export type UnknownValue = {
  field: string;
  value: string;
  words: string;
  /** The address was about nothing else: the answer is a 404. */
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
 * One schema for one list: what its address may say, the address back, the pages around one, the canonical address,
 * and what the page cache reads. What makes no sense in an address asks for nothing.
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

  /** The address of a query, without what it does not ask for. */
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
    /** Which part of the list a page shows: "25–48 of 1,050". */
    position: (query: ListQuery, shown: { items: number; count: number; isCapped?: boolean }) =>
      describePosition(query, { perPage, ...shown }),
    /** The same query from its first page on, with these changes. */
    change: (query: ListQuery, changes: Partial<ListQuery>): ListQuery => ({
      ...query,
      after: "",
      trail: [],
      ...changes,
    }),
    /** The addresses of the pages before and after, as far as there are any. */
    pages(query: ListQuery, nextCursor: string | null, hash = "#results") {
      const previous = previousPage(query);
      return {
        ...(previous && { previous: `${href(previous)}${hash}` }),
        ...(nextCursor && { next: `${href(nextPage(query, nextCursor))}${hash}` }),
      };
    },
    /** The values of an address that name nothing. */
    listUnknown: (params: URLSearchParams): UnknownValue[] =>
      entries.flatMap(({ name, names, field }) => {
        const [value = ""] = textsOf(params, names);
        if (!value || (field.isKnown?.(value) ?? true)) return [];
        return [
          {
            field: name,
            value,
            words: field.unknown?.(value) ?? `We do not know “${value}”, so here is the list without it.`,
          },
        ];
      }),
    /** The query without the fields that name nothing. */
    without: (query: ListQuery, names: readonly string[]): ListQuery => ({
      ...query,
      ...Object.fromEntries(
        entries.filter(({ name }) => names.includes(name)).map(({ name, field }) => [name, field.fallback]),
      ),
    }),
    /** Whether somebody looks for something: what only picks filters is the same for all, and cached. */
    isSearch: (query: ListQuery): boolean =>
      entries.some(({ name, field }) => field.isUncached && query[name] !== field.fallback),
    /** The one address of what a query shows, for search engines. */
    canonical: (query: ListQuery): string => href(pick(query, ({ isIndexed = false }) => isIndexed)),
    /** Whether the canonical address says all: a search, or a later page, is not a page of its own. */
    isIndexed: (query: ListQuery): boolean =>
      href(query) === href(pick(query, ({ isIndexed = false }) => isIndexed)),
    /** What the page cache reads of the address, and what keeps a page out of it. */
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

type TextOptions = Pick<Field<string>, "isUncached" | "isIndexed">;

/** Free text, as somebody typed it. */
export function textField(maxLength: number, options: TextOptions = { isUncached: true }): Field<string> {
  return {
    fallback: "",
    read: (text = "") => cleanText(text, maxLength),
    write: (text) => [text],
    ...options,
  };
}

type ChoiceOptions = Pick<Field<string>, "unknown" | "isUncached" | "isIndexed">;

/** One of some values; the first is the fallback unless told. */
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

const maxChoiceLength = 80;

function textsOf(params: URLSearchParams, names: readonly string[]): string[] {
  return names.map((name) => cleanText(params.get(name) ?? "", maxChoiceLength + 20));
}

/** Trimmed, without control characters and half characters, cut to whole characters. */
function cleanText(text: string, maxLength: number): string {
  const whole = text.toWellFormed().replace(/\p{Cc}+/gu, " ");
  return [...whole.trim()].slice(0, maxLength).join("").trim();
}
