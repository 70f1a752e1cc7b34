/** Public pages are kept as a visitor sees them; personal ones belong to whoever is logged in. */
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

/** Whether a page is kept for reading without a network once it was opened, by its path. */
export function offlineKindOf(pathname: string): OfflineKind | null {
  if (patterns.public.test(pathname)) return "public";
  return patterns.personal.test(pathname) ? "personal" : null;
}

/** The path of the page that a request belongs to: `/trip.data` and a change sent to `/trips/…/live` are of their page. */
export function pagePathOf(pathname: string): string {
  return pathname.replace(/(\.data|\/live)$/, "");
}

/** What a page says to the worker. */
export type WorkerMessage =
  /** Who is logged in, as the server said; empty for a visitor. */
  | { type: "account"; id: string }
  /** A page was opened. */
  | { type: "keep"; path: string; id: string };
