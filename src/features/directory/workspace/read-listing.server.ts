import { data } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { findListing } from "../business/queries/find-listing.server.ts";
import { listCategories } from "../queries/list-categories.server.ts";
import { presentChange } from "./present-changes.ts";
import type { Change } from "./queries/list-changes.server.ts";

/** The owner's listing with the categories to choose from, and its history from this person's point of view. */
export async function readListing(db: Db, { id, personId }: { id: string; personId: string }) {
  const [listing, categories] = await Promise.all([findListing(db, id), listCategories(db)]);
  if (!listing) throw data(null, { status: 404 });
  const present = (change: Change) => presentChange(change, { personId, listing, categories });
  return { listing, categories, present };
}
