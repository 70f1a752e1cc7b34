import { data, type RouterContextProvider } from "react-router";
import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { isWorkspaceOpen } from "#features/directory/exports/own-business.server.ts";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { type Person, visitContext } from "#platform/http/visit.ts";
import { publicStatuses } from "../public-statuses.ts";

const maxOwnArtists = 50;
const shown = ["artist_id as id", "name", "category", "location", "status"] as const;

/** The artists whose profile this person owns, by name, with their stats. */
export function listOwnArtists(db: Db, ownerId: string) {
  return db
    .selectFrom("artist_directory")
    .select([...shown, "profile_views as views", "community_votes as votes"])
    .where("owner_id", "=", ownerId)
    .orderBy("name")
    .orderBy("artist_id")
    .limit(maxOwnArtists)
    .execute();
}

type OwnArtist = {
  id: string;
  name: string;
  category: string;
  location: string | null;
  /** Whether visitors can see the profile. */
  isListed: boolean;
};

/**
 * The logged-in owner and their artist. Everyone else gets a 404, and so does the owner while the workspace is closed.
 * Visitors log in first.
 */
export async function requireOwnArtist(
  context: Readonly<RouterContextProvider>,
  url: URL,
  id: string,
): Promise<{ person: Person; artist: OwnArtist }> {
  const person = requirePerson(context, url);
  const { db } = context.get(servicesContext);
  const isOpen = await isWorkspaceOpen(db, context.get(visitContext).log);
  const row = isUuid(id) && isOpen ? await findOwn(db, { id, ownerId: person.id }) : undefined;
  if (!row) throw data(null, { status: 404 });
  const { status, ...artist } = row;
  const isListed = publicStatuses.includes(status);
  return { person, artist: { ...artist, isListed } };
}

function findOwn(db: Db, { id, ownerId }: { id: string; ownerId: string }) {
  return db
    .selectFrom("artist_directory")
    .select(shown)
    .where("artist_id", "=", id)
    .where("owner_id", "=", ownerId)
    .executeTakeFirst();
}
