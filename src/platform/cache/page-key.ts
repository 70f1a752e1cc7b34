/** How the responses of a URL that is the same for every visitor without a session are cached. */
export type CacheRule = {
  /** The query parameters it reads. All others are removed, so they cannot change the response. */
  query: readonly string[];
  /** Parameters that it also reads, but that make a response too specific to be worth caching. */
  uncached: readonly string[];
  /**
   * Tags that make it stale at once: records such as `business:*`, where `*` is the last part of the path, or the name
   * of a small table.
   */
  shows: readonly string[];
  /** What it lists: `business` for all businesses, or tags. Changes show once the page is 15 seconds old. */
  lists: readonly string[];
  /** What else it mentions, for tests. Changes show when the page expires. */
  mentions: readonly string[];
};

/** Rules by path; `*` stands for one segment. */
export type CacheRules = ReadonlyMap<string, CacheRule>;

/** The canonical URL of a page, and the tags that invalidate it. */
export type PageKey = { key: string; shows: readonly string[]; lists: readonly string[] };

const maxKeyLength = 400;
// One spelling per page: otherwise `%61` for `a`, or uppercase, would be cached separately.
const plainPart = /^[a-z0-9-]+$/;
// The router requests the data of a page, or of some of its routes, at these paths.
const dataSuffix = /(?:_root)?\.data$/;
const routesName = "_routes";

/** The key of a requested path and query, or null when its response is not cached. */
export function readPageKey(rules: CacheRules, target: string): PageKey | null {
  const [path = "", query = ""] = splitOnce(target, "?");
  const last = lastPart(path);
  const rule = rules.get(path) ?? (plainPart.test(last) && rules.get(withoutLast(path, last)));
  if (!rule) return null;
  const given = new URLSearchParams(query);
  if (rule.uncached.some((name) => given.get(name))) return null;
  const key = path + canonicalQuery(given, rule.query);
  if (key.length > maxKeyLength) return null;
  const fill = (tags: readonly string[]) => tags.map((tag) => tag.replace("*", last));
  return { key, shows: fill(rule.shows), lists: fill(rule.lists) };
}

/**
 * The request without undeclared query parameters, cached or not, in development too: otherwise a forgotten name would
 * work there, and do nothing for visitors who get the cached page.
 */
export function withDeclaredQuery(rules: CacheRules, request: Request): Request {
  const url = new URL(request.url);
  if (url.search === "" || (request.method !== "GET" && request.method !== "HEAD")) return request;
  const path = url.pathname.replace(dataSuffix, "");
  const last = lastPart(path);
  const rule = rules.get(path) ?? (last && rules.get(withoutLast(path, last)));
  if (!rule) return request;
  url.search = canonicalQuery(url.searchParams, [...rule.query, ...rule.uncached, routesName]);
  return url.href === request.url ? request : new Request(url, request);
}

/**
 * Declared parameters, sorted, each once and never empty, because forms send every field and pages read the first
 * value.
 */
function canonicalQuery(given: URLSearchParams, names: readonly string[]): string {
  const known = names.toSorted().map((name) => [name, given.get(name) ?? ""]);
  const kept = new URLSearchParams(known.filter(([, value]) => value !== ""));
  return kept.size > 0 ? `?${kept}` : "";
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const withoutLast = (path: string, last: string) => `${path.slice(0, -last.length)}*`;
