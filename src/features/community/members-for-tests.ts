import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";
import type { NewMember } from "./input.ts";

/** What somebody types who tells us everything but a picture. */
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

/** A picture that somebody has just sent, and nothing has kept. */
export async function addPicture(db: Db, { uploadedBy = null as string | null } = {}) {
  return db
    .insertInto("stored_files")
    .values({
      ...{ bucket: "community-images", key: `public/${randomUUID()}.jpg`, content_type: "image/jpeg" },
      ...{ byte_size: 10, uploaded_by: uploadedBy, delete_after: new Date(Date.now() + 3_600_000) },
    })
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
}

/** When a file is deleted; null while it is kept. */
export async function endOfFile(db: Db, id: string) {
  const { delete_after } = await db
    .selectFrom("stored_files")
    .select("delete_after")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return delete_after;
}

/** The rows of an address. */
export function listJoined(db: Db, email: string) {
  return db.selectFrom("community_members").selectAll().where("email", "=", email).execute();
}
