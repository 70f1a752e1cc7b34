import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { CacheRule } from "#platform/cache/page-key.ts";
import type { Db } from "#platform/db/open-database.server.ts";

/** Lists the URLs of a route with a parameter, such as one per city. */
type ListPaths = (db: Db) => Promise<readonly string[]>;
/** Millions of URLs: numbered sitemap files named `<name>-1.xml`, which are streamed. */
export type SitemapFiles = { name: string; open: () => Promise<SitemapParts> };
export type SitemapParts = {
  count: (db: Db) => Promise<number>;
  /** A file by its number, from 1, or null if it does not exist. */
  find: (db: Db, number: number) => Promise<SitemapPart | null>;
};
export type SitemapPart = {
  /** Changes when the file does. */
  state: string;
  changedAt: Date;
  /** The lines; in the pattern, `%1$s` stands for the parameter and `%2$s` for the day of the last change. */
  read: (pattern: string) => AsyncIterator<string>;
};

type PublicPageOptions = Pick<CacheRule, "shows"> &
  Partial<Pick<CacheRule, "lists" | "mentions">> & {
    /** The query parameters it reads: `cacheKey` of its list query, if it has one. */
    query?: Pick<CacheRule, "query" | "uncached">;
    /** Its URLs in the sitemap: `true` for its own. Import server code inside the function. */
    sitemap?: true | ListPaths | SitemapFiles;
  };

/** A page that looks the same to every visitor without a session. */
export type PublicPage = CacheRule & { path: string; sitemap?: PublicPageOptions["sitemap"] };
/** An entry of the route table, with what the server needs to know if it is a public page. */
export type Route = RouteConfigEntry & {
  publicPage?: PublicPage;
  /** Its form can contain files: the body reaches the action as a stream, for `receiveForm`. */
  takesFiles?: true;
  /** A name under which other features add child routes, as `sections` of their declaration. */
  slot?: string;
};

/** Child routes for other features' pages, by the slot they go into. */
export type Sections = Readonly<Record<string, readonly Route[]>>;

/**
 * A page that looks the same to every visitor without a session: its route, its entry in the page cache and its entry
 * in the sitemap. Undeclared query parameters never reach its loader.
 */
export function publicPage(
  path: string,
  file: string,
  { query, shows, lists = [], mentions = [], sitemap }: PublicPageOptions,
  more: Route[] | RouteOptions = [],
): Route {
  if (/:.*\//.test(path))
    throw new Error(`${path}: only the last part of a public address may be a parameter.`);
  return {
    ...(path === "/" ? index(file) : route(path, file, more)),
    publicPage: {
      path: path === "/" ? path : `/${path}`,
      query: query?.query ?? [],
      uncached: query?.uncached ?? [],
      shows,
      lists,
      mentions,
      sitemap,
    },
  };
}

// React Router's own helpers come with its dev package, which the server runs without.

type RouteOptions = Pick<Route, "id" | "takesFiles" | "slot" | "children">;

/** Any other route. */
export function route(path: string, file: string, more: Route[] | RouteOptions = []): Route {
  return Array.isArray(more) ? { path, file, children: more } : { path, file, ...more };
}

/** The index route of its parent. */
export function index(file: string): Route {
  return { index: true, file };
}

/** A layout around other routes. */
export function layout(file: string, children: Route[], options: Pick<Route, "slot"> = {}): Route {
  return { file, children, ...options };
}

/** Adds each feature's sections to the routes with their slots, so that neither feature imports the other. */
export function fillSlots(routes: readonly Route[], sections: readonly Sections[]): Route[] {
  const filled = new Set<string>();
  const fill = (all: readonly Route[]): Route[] =>
    all.map(({ slot, children = [], ...route }) => {
      if (slot !== undefined) filled.add(slot);
      const added = sections.flatMap((one) => one[slot ?? ""] ?? []);
      const inside = fill([...children, ...added]);
      return inside.length > 0 ? { ...route, children: inside } : route;
    });
  const result = fill(routes);
  const unknown = sections.flatMap((one) => Object.keys(one)).find((slot) => !filled.has(slot));
  if (unknown !== undefined) throw new Error(`No route has the slot "${unknown}".`);
  return result;
}

/** The public pages of a route table. */
export function listPublicPages(routes: readonly Route[]): PublicPage[] {
  return routes.flatMap(({ publicPage, children = [] }) => [
    ...(publicPage ? [publicPage] : []),
    ...listPublicPages(children),
  ]);
}

/** The paths of a route table whose forms can contain files. */
export function listFileForms(routes: readonly Route[], parent = ""): string[] {
  return routes.flatMap(({ path, takesFiles, children = [] }) => {
    const own = path === undefined ? parent : `${parent}/${path}`;
    return [...(takesFiles ? [own] : []), ...listFileForms(children, own)];
  });
}
