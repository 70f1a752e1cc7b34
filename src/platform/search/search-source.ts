import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";

/** What a result URL is built from. */
export type LinkTarget = { id: string; title: string };

/** How a feature adds one kind of document to the site search. */
export type SearchSource<Kind extends string = string> = {
  /**
   * Its view in the database is `search_<kind>_source`, with the columns listed in migrations/functions/search.sql;
   * triggers there queue what changed.
   */
  kind: Kind;
  /** The launch switch of its pages. While it is off, this kind is not searched. */
  launchSwitch?: string;
  /** Documents drop out once their last date is over. */
  hasDates?: boolean;
  /** Prices are amounts such as `$45`, the lowest one for a range. Searches with a price skip other kinds. */
  hasPrices?: boolean;
  /** The URL of its page, or of the list that shows it first. */
  hrefOf: (entry: LinkTarget, open: OpenSwitches) => string;
};
