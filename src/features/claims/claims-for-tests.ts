import { randomUUID } from "node:crypto";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import type { TestServices } from "#testing/services.ts";
import { submitClaim } from "./commands/submit-claim.server.ts";

/** A business without an owner. */
export async function addBusiness(
  db: Db,
  values: { name?: string; owner_id?: string } = {},
): Promise<string> {
  const { id } = await db
    .insertInto("businesses")
    .values({ name: "Tallow House", ...values })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A public artist without an owner. */
export async function addArtist(db: Db, values: { name?: string; status?: string } = {}): Promise<string> {
  const { artist_id } = await db
    .insertInto("artist_directory")
    .values({ name: "Nia Sol", category: "Music", status: "approved", ...values })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  return artist_id;
}

/** The row of a proof that was uploaded and not kept yet, without a file. */
export async function addUpload(db: Db, userId: string, { hours = 24 } = {}): Promise<string> {
  const { id } = await db
    .insertInto("stored_files")
    .values({
      bucket: "claim_proofs",
      key: `${randomUUID()}.pdf`,
      name: "license.pdf",
      content_type: "application/pdf",
      byte_size: 2048,
      uploaded_by: userId,
      delete_after: new Date(Date.now() + hours * 3_600_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A pending claim, submitted by the real command. */
export function sendClaim(services: TestServices, businessId: string, claimant?: TestPerson) {
  return send(services, { businessId }, claimant);
}

/** The same for an artist. */
export function sendArtistClaim(services: TestServices, artistId: string, claimant?: TestPerson) {
  return send(services, { artistId }, claimant);
}

type Subject = { businessId: string } | { artistId: string };

async function send(services: TestServices, subject: Subject, claimant?: TestPerson) {
  const person = claimant ?? (await makePerson(services));
  const proofId = await addUpload(services.db, person.id);
  const claim = { ...subject, ownerName: "Imani Reyes", proofId };
  const result = await submitClaim(services, aMember(person.id), claim);
  if (!result.ok) throw new Error(`The claim was refused: ${result.reason}`);
  return { id: result.claim.id, person, proofId };
}

/** The emails to an address, oldest first. */
export function listEmails(db: Db, email: string) {
  return db
    .selectFrom("mail_outbox")
    .select(["template", "data"])
    .where("recipient", "=", email)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
