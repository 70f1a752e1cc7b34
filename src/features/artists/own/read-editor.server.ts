import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#platform/http/services.ts";
import { requireOwnArtist } from "../exports/own-artist.server.ts";
import { listProfileChanges } from "./queries/list-profile-changes.server.ts";
import { readProfile } from "./read-profile.server.ts";

/** The number of recent changes to compare with an open editor. */
const recentChanges = 10;

/** The owner's profile for an editor. */
export async function readEditor(context: Readonly<RouterContextProvider>, url: URL, param: string) {
  const { person, artist } = await requireOwnArtist(context, url, param);
  const { db } = context.get(servicesContext);
  const { id } = artist;
  const { profile, present } = await readProfile(db, { id, personId: person.id });
  const { items } = await listProfileChanges(db, { artistId: id, limit: recentChanges });
  const changes = items.map((change) => ({ version: change.version, ...present(change) }));
  return { id, profile, version: profile.version, changes };
}
