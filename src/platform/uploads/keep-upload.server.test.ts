import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { testPictures, testProofs } from "#testing/test-uploads.ts";
import { keepUpload, releaseUpload } from "./keep-upload.server.ts";

const { services } = setUpServices();
const hour = 3_600_000;

async function addUpload(uploadedBy: string | null, deleteAfter: Date | null = new Date(Date.now() + hour)) {
  const { id, key } = await services.db
    .insertInto("stored_files")
    .values({
      bucket: "claim_proofs",
      key: `${randomUUID()}.jpg`,
      content_type: "image/jpeg",
      byte_size: 10,
      uploaded_by: uploadedBy,
      delete_after: deleteAfter,
    })
    .returning(["id", "key"])
    .executeTakeFirstOrThrow();
  return { id, key };
}

const keep = (id: string, uploadedBy: string | null, purpose = testProofs) =>
  transact(services.db, (tx) => keepUpload(tx, { purpose, id, uploadedBy }));

describe("keepUpload", () => {
  it("keeps an upload once, and returns its URL on this site", async () => {
    const { id: person } = await makePerson(services);
    const { id, key } = await addUpload(person);
    expect(await keep(id, person)).toEqual({ id, url: `/files/claim_proofs/${key}` });
    const row = await services.db
      .selectFrom("stored_files")
      .select(["kept_at", "delete_after"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ kept_at: expect.any(Date), delete_after: null });
    expect(await keep(id, person)).toBeNull();
  });

  it("does not keep uploads that belong to someone else or another purpose, or are expired, unknown or malformed", async () => {
    const [{ id: person }, { id: other }] = [await makePerson(services), await makePerson(services)];
    const { id } = await addUpload(person);
    expect(await keep(id, other)).toBeNull();
    expect(await keep(id, null)).toBeNull();
    expect(await keep(id, person, testPictures)).toBeNull();
    expect(await keep(randomUUID(), person)).toBeNull();
    expect(await keep("' or 1 = 1", person)).toBeNull();
    const expired = await addUpload(person, new Date(Date.now() - 1_000));
    expect(await keep(expired.id, person)).toBeNull();
    expect(await keep(id, person)).not.toBeNull();
  });

  it("keeps nothing when the transaction is rolled back", async () => {
    const { id: person } = await makePerson(services);
    const { id } = await addUpload(person);
    const attempt = transact(services.db, async (tx) => {
      await keepUpload(tx, { purpose: testProofs, id, uploadedBy: person });
      throw new Error("changed my mind");
    });
    await expect(attempt).rejects.toThrow("changed my mind");
    expect(await keep(id, person)).not.toBeNull();
  });

  it("keeps a visitor's upload for a visitor", async () => {
    const { id } = await addUpload(null);
    expect(await keep(id, null)).not.toBeNull();
  });
});

describe("releaseUpload", () => {
  it("sets the day, and the upload cannot be kept again", async () => {
    const { id: person } = await makePerson(services);
    const { id } = await addUpload(person);
    await keep(id, person);
    const on = new Date(Date.now() + 30 * 24 * hour);
    await transact(services.db, (tx) => releaseUpload(tx, id, { on }));
    const row = await services.db
      .selectFrom("stored_files")
      .select("delete_after")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row.delete_after).toEqual(on);
    expect(await keep(id, person)).toBeNull();
  });
});
