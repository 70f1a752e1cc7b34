import { data } from "react-router";
import type { Db } from "#platform/db/open-database.server.ts";
import { presentChange } from "./present-changes.ts";
import { findProfile } from "./queries/find-profile.server.ts";
import type { Change } from "./queries/list-profile-changes.server.ts";

/** The profile of an owner, and its history from this person's point of view. */
export async function readProfile(db: Db, { id, personId }: { id: string; personId: string }) {
  const profile = await findProfile(db, id);
  if (!profile) throw data(null, { status: 404 });
  return { profile, present: (change: Change) => presentChange(change, { personId, profile }) };
}
