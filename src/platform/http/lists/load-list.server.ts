import { data, type RouterContextProvider } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { servicesContext } from "../services.ts";
import { visitContext } from "../visit.ts";
import { describeUnknown, type UnknownValue } from "./list-query.ts";
import type { PageTrail } from "./page-trail.ts";
import { runSearch } from "./run-search.server.ts";

/** Why a list has no items: it could not be loaded, the search queue was full, or the search was rate limited. */
export type ListFailure = "failed" | "busy" | "too-many";

/** What a list page gets: the query, and either its results or why there are none. */
export type LoadedList<Query, Found> = {
  query: Query;
  /** Unknown filter values. The list ignores them. */
  ignored: readonly UnknownValue[];
} & (
  | { found: Found; failure: null }
  | { found: null; failure: { reason: ListFailure; errorId: string | null } }
);

type List<Query extends PageTrail> = {
  read: (params: URLSearchParams) => Query;
  listUnknown: (params: URLSearchParams) => UnknownValue[];
  without: (query: Query, names: readonly string[]) => Query;
  change: (query: Query, changes: Partial<Query>) => Query;
  isSearch: (query: Query) => boolean;
};

type Options<Query extends PageTrail, Found> = {
  list: List<Query>;
  /** Whether the query's cursor is valid for this list. */
  isCursor: (query: Query) => boolean;
  /** Finds unknown values that only the database can tell. */
  findUnknown?: (db: Db, query: Query) => Promise<UnknownValue[]>;
  read: (db: Db, query: Query) => Promise<Found>;
};

const failedRetrySeconds = 5;
const lostPage = "That page of the list is no longer there, so here is the first.";

type LoaderArgs = { context: Readonly<RouterContextProvider>; url: URL };

/** The `loader` of a page that shows a list and nothing else. */
export function listLoader<Query extends PageTrail, Found>(options: Options<Query, Found>) {
  return ({ context, url }: LoaderArgs) => loadList(context, url, options);
}

/** Reads a list for its page: parses the URL, reports unknown values, limits searches, keeps filters on failure. */
export async function loadList<Query extends PageTrail, Found>(
  context: Readonly<RouterContextProvider>,
  url: URL,
  { list, isCursor, findUnknown, read }: Options<Query, Found>,
) {
  const services = context.get(servicesContext);
  const { ip, log, requestId } = context.get(visitContext);
  let query = list.read(url.searchParams);
  let ignored = list.listUnknown(url.searchParams);

  const readKnown = async () => {
    const unknown = (await findUnknown?.(services.db, query)) ?? [];
    // Dropping a filter makes it a different list, so it starts at the first page.
    if (unknown.length > 0)
      query = list.change(
        list.without(
          query,
          unknown.map(({ field }) => field),
        ),
        {},
      );
    if (query.after && !isCursor(query)) {
      unknown.push({ field: "page", value: query.after, words: lostPage });
      query = list.change(query, {});
    }
    ignored = [...ignored, ...unknown];
    return read(services.db, query);
  };
  const fail = (reason: ListFailure, status: 429 | 503, retryAfterSeconds: number) => {
    const failed: LoadedList<Query, Found> = {
      query,
      ignored: [],
      found: null,
      failure: { reason, errorId: reason === "failed" ? requestId : null },
    };
    return data(failed, { status, headers: { "Retry-After": String(retryAfterSeconds) } });
  };

  try {
    const answer = list.isSearch(query)
      ? await runSearch(services, ip, readKnown)
      : { ok: true as const, found: await readKnown() };
    if (!answer.ok) return fail(answer.reason, answer.status, answer.retryAfterSeconds);
    const loaded: LoadedList<Query, Found> = { query, ignored, found: answer.found, failure: null };
    return data(loaded, {
      status: ignored.some(({ isGone }) => isGone) ? 404 : 200,
      headers: headersFor(ignored),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ error, path: url.pathname }, "a list could not be read");
    return fail("failed", 503, failedRetrySeconds);
  }
}

/** A `findUnknown` for values that the database does not have, such as a deleted category. */
export function unlisted<Name extends string>(
  field: Name,
  listValues: (db: Db) => Promise<readonly string[]>,
) {
  return async (db: Db, { [field]: value }: Readonly<Record<Name, string>>): Promise<UnknownValue[]> => {
    if (value === "" || (await listValues(db)).includes(value)) return [];
    return [{ field, value, words: describeUnknown(value) }];
  };
}

/** Keeps forged URLs out of the page cache: made-up values would evict real pages. */
function headersFor(ignored: readonly UnknownValue[]): Record<string, string> {
  return ignored.length > 0 ? { "cache-control": "private, no-cache" } : {};
}
