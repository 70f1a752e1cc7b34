import type { Db } from "#platform/db/open-database.server.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import { artistSwitches } from "../switches.ts";
import { type Profile, presentArtist, presentListedArtist } from "./present-profile.ts";
import { findArtist } from "./queries/find-artist.server.ts";
import { findListedArtist } from "./queries/find-listed-artist.server.ts";
import { readProfileId } from "./read-profile-id.ts";

/** The profile at this URL, or null if there is none or it is not open. */
export async function readProfile(db: Db, param: string): Promise<Profile | null> {
  const requested = readProfileId(param);
  if (!requested) return null;
  const { id, table } = requested;
  if (!table) {
    const artist = await findArtist(db, id);
    return artist ? presentArtist(artist) : null;
  }
  if (!(await readSwitches(db)).has(artistSwitches.mergedProfiles.name)) return null;
  const listed = await findListedArtist(db, { id, table });
  return listed ? presentListedArtist(param.toLowerCase(), listed) : null;
}
