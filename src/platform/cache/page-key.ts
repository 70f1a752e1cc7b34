/** A page that looks the same to every visitor without a session. */
export type SharedPage = {
  /** The query names it reads. All others are removed before rendering, so they cannot change the page. */
  reads: readonly string[];
  /** Names that it also reads, but that make a page too specific to be worth caching. */
  alone?: readonly string[];
  /** The data it shows: tables, or rows such as `business:*`, where `*` is the last part of the address. */
  shows: readonly string[];
};

/** Every page that may be cached, by its address; `*` stands for one path segment. */
export type SharedPages = ReadonlyMap<string, SharedPage>;

/** The canonical address of a page, and the tags that invalidate it. */
export type PageKey = { key: string; tags: readonly string[] };

const maxKeyLength = 400;
// One spelling per record: with `%61` for `a`, or capitals, the same page would be cached many times.
const plainPart = /^[a-z0-9-]+$/;

/** The key of a requested path and query; null when that page is not shared. */
export function readPageKey(pages: SharedPages, target: string): PageKey | null {
  const [path = "", query = ""] = splitOnce(target, "?");
  const last = path.slice(path.lastIndexOf("/") + 1);
  const page = pages.get(path) ?? (plainPart.test(last) && pages.get(`${path.slice(0, -last.length)}*`));
  if (!page) return null;
  const given = new URLSearchParams(query);
  if (page.alone?.some((name) => given.get(name))) return null;
  const key = path + canonicalQuery(given, page.reads);
  if (key.length > maxKeyLength) return null;
  return { key, tags: page.shows.map((tag) => tag.replace("*", last)) };
}

/** Known names, sorted, each once and never empty: forms send every field, and pages read the first value. */
function canonicalQuery(given: URLSearchParams, reads: readonly string[]): string {
  const known = reads.toSorted().map((name) => [name, given.get(name) ?? ""]);
  const kept = new URLSearchParams(known.filter(([, value]) => value !== ""));
  return kept.size > 0 ? `?${kept}` : "";
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
