/** Public pages are cached as visitors see them; personal ones belong to the logged-in person. */
export type OfflineKind = "public" | "personal";

const patterns: Record<OfflineKind, RegExp> = {
  public: /^\/(travel-guides\/[0-9a-f-]{36}|trip)$/i,
  personal: /^\/trips\/([0-9a-f-]{36}|shared\/[\w-]+)$/i,
};

export const cacheNames: Record<OfflineKind | "files", string> = {
  public: "kept-pages",
  personal: "kept-personal-pages",
  files: "kept-files",
};

/** Whether and how a page is cached for offline use once it was opened, by its path. */
export function offlineKindOf(pathname: string): OfflineKind | null {
  if (patterns.public.test(pathname)) return "public";
  return patterns.personal.test(pathname) ? "personal" : null;
}

/** The path of the page that a request belongs to, such as `/trip.data` or a change sent to `/trips/…/live`. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(\.data|\/live)$/, "");
}

/** Messages from a page to the worker. */
export type WorkerMessage =
  /** The account according to the server; empty for a visitor. */
  | { type: "account"; id: string }
  /** A page was opened. */
  | { type: "keep"; path: string; id: string };
