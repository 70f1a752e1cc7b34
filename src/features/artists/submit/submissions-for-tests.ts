import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";
import { addSentPicture } from "#platform/uploads/sent-files-for-tests.ts";
import { uniqueLetters } from "#testing/unique-letters.ts";
import type { Submission } from "./input.ts";

/** A submission without a picture. */
export function anArtist(change: Partial<Submission> = {}): Submission {
  return {
    name: `Josephine Tallow ${uniqueLetters()}`,
    category: "Photography",
    city: "Macon",
    state: "Georgia",
    email: `${randomUUID()}@tallow.example`,
    portfolio: "https://tallow.example/work",
    tagline: "Portraits of church hats and the women who out-dress them.",
    bio: "Josephine photographs the ten minutes after service.",
    pictureId: null,
    ...change,
  };
}

/** A picture that a visitor just uploaded, not kept yet. */
export function addArtistPicture(db: Db) {
  return addSentPicture(db, "artist-images");
}
