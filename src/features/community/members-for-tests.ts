import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";
import { addSentPicture } from "#platform/uploads/sent-files-for-tests.ts";
import type { NewMember } from "./input.ts";

/** A complete form without a picture. */
export function someone(change: Partial<NewMember> = {}): NewMember {
  return {
    name: "Renée Okafor",
    email: `${randomUUID()}@okafor.example`,
    business: "Okafor & Daughters Upholstery",
    links: ["https://okafor.example", "@okafor"],
    bio: "I reupholster chairs that other people would put on the curb.",
    pictureId: null,
    ...change,
  };
}

/** A picture that was just uploaded, not kept yet. */
export function addPicture(db: Db, { uploadedBy = null as string | null } = {}) {
  return addSentPicture(db, "community-images", uploadedBy);
}

/** The rows of an email address. */
export function listJoined(db: Db, email: string) {
  return db.selectFrom("community_members").selectAll().where("email", "=", email).execute();
}
