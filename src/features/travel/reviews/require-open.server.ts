import { data } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { travelReviewSwitches } from "./switches.ts";

/** Whether travel reviews are open. */
export async function areTravelReviewsOpen(db: Db): Promise<boolean> {
  return (await readSwitches(db)).has(travelReviewSwitches.reviews.name);
}

/** While they are closed, their URLs are 404s. */
export async function requireTravelReviews(db: Db): Promise<void> {
  if (!(await areTravelReviewsOpen(db))) throw data(null, { status: 404 });
}

/** The page of travel reviews for search engines, once it is open. */
export async function listTravelReviewPaths(db: Db): Promise<string[]> {
  return (await areTravelReviewsOpen(db)) ? ["/travel-reviews"] : [];
}
