import type { OpenSwitches } from "#platform/switches/read-switches.server.ts";

/** What an address is made from. */
export type LinkTarget = { id: string; title: string };

/** How a feature brings a kind of things into the search of the whole site. */
export type SearchSource<Kind extends string = string> = {
  /**
   * Its view in the database is `search_<kind>_source`, with the columns of migrations/20261117T0210_search_documents.sql;
   * triggers there queue what changed.
   */
  kind: Kind;
  /** The launch switch of its pages: while it is off, nothing of this kind is found. */
  launchSwitch?: string;
  /** Things with dates are found until the last one is over, the soonest first. */
  hasDates?: boolean;
  /** Its texts of a price name an amount, such as `$45`, or where they range, the least. */
  hasPrices?: boolean;
  /** The address of its page, or of the list that shows it first. */
  hrefOf: (entry: LinkTarget, open: OpenSwitches) => string;
};
