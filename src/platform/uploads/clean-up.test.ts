import { randomUUID } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { testPictures, testProofs } from "#testing/test-uploads.ts";
import { deleteExpiredFiles } from "./delete-expired-files.server.ts";
import { findOrphans } from "./find-orphans.server.ts";
import { listAreas, sweepOrphans } from "./sweep-orphans.server.ts";
import { uploadsPersonalData } from "./uploads-personal-data.server.ts";

const { services } = setUpServices();
const hour = 3_600_000;
const areas = listAreas([testProofs, testPictures, testProofs]);
const ago = (ms: number) => new Date(Date.now() - ms);

type Row = { deleteAfter?: Date | null; variants?: string[]; kept?: boolean; by?: string; bucket?: string };

/** A row and its object, both two hours old. */
async function addFile({
  deleteAfter = null,
  variants = [],
  kept = true,
  by,
  bucket = "community-images",
}: Row = {}) {
  const key = `${randomUUID()}.jpg`;
  const row = await services.db
    .insertInto("stored_files")
    .values({
      bucket,
      key,
      content_type: "image/jpeg",
      byte_size: 3,
      variants,
      delete_after: deleteAfter,
      created_at: ago(2 * hour),
      kept_at: kept ? ago(hour) : null,
      uploaded_by: by ?? null,
    })
    .returning(["id", "bucket", "key"])
    .executeTakeFirstOrThrow();
  for (const name of [key, ...variants.map((variant) => `${key}.${variant}`)]) await addObject(bucket, name);
  return row;
}

async function addObject(bucket: string, key: string, age = 2 * hour) {
  const path = join(services.files.stagingFolder, randomUUID());
  await writeFile(path, "abc");
  await utimes(path, ago(age), ago(age));
  await services.files.put(addressOf(bucket, key), { path, size: 3, contentType: "image/jpeg" });
}

const addressOf = (bucket: string, key: string) => ({ bucket, key, isPrivate: bucket === "claim_proofs" });
const has = (bucket: string, key: string) => services.files.has(addressOf(bucket, key));
const isListed = async (id: string) =>
  (await services.db.selectFrom("stored_files").select("id").where("id", "=", id).execute()).length > 0;

describe("deleteExpiredFiles", () => {
  it("deletes expired objects, smaller copies and rows, and nothing else", async () => {
    const expired = await addFile({ deleteAfter: ago(1_000), variants: ["320.avif"] });
    const proof = await addFile({ deleteAfter: ago(1_000), bucket: "claim_proofs" });
    const later = await addFile({ deleteAfter: new Date(Date.now() + hour) });
    const kept = await addFile();
    await deleteExpiredFiles(services);
    for (const gone of [expired, proof]) {
      expect(await isListed(gone.id)).toBe(false);
      expect(await has(gone.bucket, gone.key)).toBe(false);
    }
    expect(await has(expired.bucket, `${expired.key}.320.avif`)).toBe(false);
    for (const there of [later, kept]) {
      expect(await isListed(there.id)).toBe(true);
      expect(await has(there.bucket, there.key)).toBe(true);
    }
  });

  it("processes more than one batch", async () => {
    await Promise.all(Array.from({ length: 205 }, () => addFile({ deleteAfter: ago(1_000) })));
    await deleteExpiredFiles(services);
    const left = await services.db
      .selectFrom("stored_files")
      .select("id")
      .where("delete_after", "<", new Date())
      .execute();
    expect(left).toEqual([]);
  });

  it("keeps the row for the next run when the store fails", async () => {
    const expired = await addFile({ deleteAfter: ago(1_000) });
    const files = { ...services.files, remove: () => Promise.reject(new Error("away")) };
    await expect(deleteExpiredFiles({ ...services, files })).rejects.toThrow("away");
    expect(await isListed(expired.id)).toBe(true);
    await deleteExpiredFiles(services);
    expect(await isListed(expired.id)).toBe(false);
  });

  it("deletes unfinished files of a killed process an hour later", async () => {
    const [old, young] = [
      join(services.files.stagingFolder, "old"),
      join(services.files.stagingFolder, "young"),
    ];
    for (const path of [old, young]) await writeFile(path, "x");
    await utimes(old, ago(2 * hour), ago(2 * hour));
    await deleteExpiredFiles(services);
    expect(await readdir(services.files.stagingFolder)).toEqual(["young"]);
  });
});

describe("orphans", () => {
  it("are found in both directions once they are an hour old", async () => {
    const whole = await addFile({ variants: ["640.webp"] });
    const rowAlone = await addFile({ kept: false });
    await services.files.remove(addressOf(rowAlone.bucket, rowAlone.key));
    await addObject("community-images", "alone.jpg");
    await addObject("community-images", `${whole.key}.1280.avif`);
    await addObject("community-images", "just-stored.jpg", 0);
    const { objects, rows } = await findOrphans(services, areas);
    expect(objects.map(({ key }) => key).sort()).toEqual([`${whole.key}.1280.avif`, "alone.jpg"].sort());
    expect(rows).toEqual([{ ...rowAlone, isKept: false }]);

    await sweepOrphans(services, areas);
    expect(await findOrphans(services, areas)).toMatchObject({ objects: [], rows: [] });
    expect(await has(whole.bucket, whole.key)).toBe(true);
    expect(await has("community-images", "just-stored.jpg")).toBe(true);
  });

  it("that were kept are reported, never deleted", async () => {
    const lost = await addFile();
    await services.files.remove(addressOf(lost.bucket, lost.key));
    const error = vi.spyOn(services.log, "error");
    await sweepOrphans(services, areas);
    expect(error.mock.calls).toEqual([
      [{ count: 1, first: { ...lost, isKept: true } }, "kept files are missing in the store"],
    ]);
    expect(await isListed(lost.id)).toBe(true);
    await services.db.deleteFrom("stored_files").where("id", "=", lost.id).execute();
  });

  it("are left alone when there are so many that database and store cannot belong together", async () => {
    for (let nth = 0; nth < 40; nth++) await addObject("claim_proofs", `foreign-${nth}.jpg`);
    const error = vi.spyOn(services.log, "error");
    await sweepOrphans(services, areas);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ orphans: 40 }),
      expect.stringMatching(/too many/),
    );
    expect(await has("claim_proofs", "foreign-7.jpg")).toBe(true);
  });
});

describe("personal data", () => {
  it("lists a person's files, and deletes private and unkept ones with the account", async () => {
    const person = await makePerson(services);
    const proof = await addFile({ by: person.id, bucket: "claim_proofs" });
    const picture = await addFile({ by: person.id });
    const unkept = await addFile({ by: person.id, kept: false, deleteAfter: new Date(Date.now() + hour) });
    const own = uploadsPersonalData([testProofs, testPictures]);
    const exported = (await own.exportPersonalData(services.db, person.id)) as { address: string }[];
    expect(exported.map(({ address }) => address).sort()).toEqual(
      [proof, picture, unkept].map(({ bucket, key }) => `/files/${bucket}/${key}`).sort(),
    );
    await transact(services.db, (tx) => own.erasePersonalData(tx, person, { removesPosts: false }));
    await deleteExpiredFiles(services);
    expect(await Promise.all([proof, picture, unkept].map(({ id }) => isListed(id)))).toEqual([
      false,
      true,
      false,
    ]);
  });
});
