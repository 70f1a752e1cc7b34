import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, formWithFile, testPictures, testProofs } from "#testing/test-uploads.ts";
import { keepUpload, releaseUpload } from "./keep-upload.server.ts";
import { makeVariants } from "./make-variants.server.ts";
import { findUpload, openFile, sendUpload, signIn } from "./uploads-for-tests.ts";

/** Pictures that only admins upload, like those of the store. */
const testGoods = { ...testPictures, name: "test-goods", bucket: "product-images", isOpenOnceKept: true };
const { database, services } = setUpServices({ purposes: [testProofs, testPictures, testGoods] });
type SignedIn = Awaited<ReturnType<typeof signIn>>;
let owner: SignedIn;
let other: SignedIn;
let admin: SignedIn;
let jpeg: Buffer;

beforeAll(async () => {
  owner = await signIn(services);
  other = await signIn(services);
  admin = await signIn(services, { isAdmin: true });
  jpeg = await drawPicture({ width: 900, height: 600 }).jpeg().toBuffer();
});

const upload = async () =>
  findUpload(
    services,
    await sendUpload(services, "test-proof", formWithFile({ bytes: jpeg }), { cookie: owner.cookie }),
  );
const openAs = (path: string, { cookie }: { cookie: string }) => openFile(services, path, { cookie });
const visitor = { cookie: "" };

const countAudited = async (id: string) =>
  services.db.selectFrom("audit_log").selectAll().where("subject_id", "=", id).execute();

describe("private files", () => {
  it("open for their sender as an attachment that is never cached or run", async () => {
    const { path } = await upload();
    const file = await openAs(path, owner);
    expect(file?.status).toBe(200);
    expect(Object.fromEntries(file?.headers ?? [])).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": expect.stringMatching(/^attachment; filename="file-[\d-]+\.jpg"$/),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "private, no-store",
    });
    await file?.body?.cancel();
  });

  it("open for admins, which is audited; access by their sender is only logged", async () => {
    const { row, path } = await upload();
    const log = vi.spyOn(services.log, "info");
    await (await openAs(path, owner))?.body?.cancel();
    expect(await countAudited(row.id)).toEqual([]);
    await (await openAs(path, admin))?.body?.cancel();
    expect(await countAudited(row.id)).toEqual([
      expect.objectContaining({ action: "file.open", subject_type: "stored_file", actor_id: admin.id }),
    ]);
    const opened = { requestId: "test", fileId: row.id };
    expect(log.mock.calls).toEqual([
      [{ ...opened, by: owner.id }, "private file opened"],
      [{ ...opened, by: admin.id }, "private file opened"],
    ]);
  });

  it("do not exist for anyone else, nor at guessed, expired, deleted or other URLs", async () => {
    const { row, path } = await upload();
    expect(await openAs(path, visitor)).toBeNull();
    expect(await openAs(path, other)).toBeNull();
    expect(await openAs(path, { cookie: "session=forged" })).toBeNull();
    const [before = "", time = ""] = [row.key.slice(0, 37), row.key.slice(37, 50)];
    const guesses = [
      `/files/claim_proofs/${before}${Number(time) + 1}.jpg`,
      `/files/claim_proofs/${before}${time}.png`,
      `/files/claim_proofs/${row.id}`,
      `/files/event_images/${row.key}`,
      `/files/community-images/${row.key}`,
      `/files/community-images/..%2fclaim_proofs/${row.key}`,
      `/files/claim_proofs/..%2f..%2fetc%2fpasswd`,
      `/files/claim_proofs/${row.key}.640.avif`,
      `/files/claim_proofs/${row.key}%00`,
      `/files/claim_proofs/${row.key}/`,
      `/files/claim_proofs//${row.key}`,
      `/files/staging/${row.key}`,
      "/files/claim_proofs/",
      "/files/claim_proofs",
      `/files/claim_proofs/${"a".repeat(9_000)}`,
    ];
    for (const guess of guesses)
      for (const person of [visitor, other, owner, admin])
        expect(await openAs(guess, person).then((file) => file?.status ?? null), guess).toBeNull();

    await transact(services.db, (tx) => releaseUpload(tx, row.id, { on: new Date(Date.now() - 1_000) }));
    for (const person of [visitor, other, owner, admin]) expect(await openAs(path, person)).toBeNull();
    const gone = await upload();
    await services.files.remove({ bucket: gone.row.bucket, key: gone.row.key, isPrivate: true });
    for (const person of [owner, admin]) expect(await openAs(gone.path, person)).toBeNull();
    await services.db.deleteFrom("stored_files").where("id", "=", gone.row.id).execute();
    for (const person of [owner, admin]) expect(await openAs(gone.path, person)).toBeNull();
  });

  it("stay open until the day they are released", async () => {
    const { row, path } = await upload();
    await transact(services.db, (tx) => releaseUpload(tx, row.id, { on: new Date(Date.now() + 60_000) }));
    const file = await openAs(path, owner);
    expect(file?.status).toBe(200);
    await file?.body?.cancel();
  });
});

/** Marks a file as shown by an approved event. */
async function show({ bucket, key }: { bucket: string; key: string }) {
  await database.owner
    .insertInto("shown_files")
    .values({ bucket, key, shown_by: "event", row_id: randomUUID() })
    .execute();
}

describe("pictures that no public row shows", () => {
  it("open for their sender and admins only, and are never cached", async () => {
    const sent = await sendUpload(services, "test-picture", formWithFile({ bytes: jpeg }), {
      cookie: owner.cookie,
    });
    const { row, path } = await findUpload(services, sent);
    await makeVariants({ ...services, inspector: services.uploads.inspector }, { id: row.id });
    for (const address of [path, `${path}.640.avif`]) {
      for (const person of [visitor, other]) expect(await openAs(address, person), address).toBeNull();
      for (const person of [owner, admin]) {
        const file = await openAs(address, person);
        expect(file?.status).toBe(200);
        expect(file?.headers.get("cache-control")).toBe("private, no-store");
        expect(file?.headers.get("etag")).toBeNull();
        await file?.body?.cancel();
      }
    }
    expect(await countAudited(row.id), "queues show pictures: only private files are counted").toEqual([]);
    const known = { "if-none-match": `"${row.id}"` };
    expect(await openFile(services, path, known), "whatever a copy claims to know").toBeNull();
  });

  it("of a visitor open for admins only", async () => {
    const { path } = await findUpload(
      services,
      await sendUpload(services, "test-picture", formWithFile({ bytes: jpeg })),
    );
    for (const person of [visitor, other]) expect(await openAs(path, person)).toBeNull();
    const file = await openAs(path, admin);
    expect(file?.status).toBe(200);
    await file?.body?.cancel();
  });

  it("open for everyone once kept if only admins upload them", async () => {
    const { path, row } = await findUpload(
      services,
      await sendUpload(services, "test-goods", formWithFile({ bytes: jpeg }), { cookie: admin.cookie }),
    );
    expect(await openAs(path, visitor)).toBeNull();
    await transact(services.db, (tx) =>
      keepUpload(tx, { purpose: testGoods, id: row.id, uploadedBy: admin.id }),
    );
    const file = await openAs(path, visitor);
    expect(file?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    await file?.body?.cancel();
  });
});

describe("pictures that a public row shows", () => {
  it("are the same for everyone, cached for a year, with smaller copies in two formats", async () => {
    const { row, path } = await findUpload(
      services,
      await sendUpload(services, "test-picture", formWithFile({ bytes: jpeg })),
    );
    await show(row);
    const expectPictureItself = async (address: string) => {
      const file = await openAs(address, visitor);
      expect(file?.headers.get("content-type"), address).toBe("image/jpeg");
      expect(file?.headers.get("cache-control")).toBe("public, max-age=300");
      expect((await file?.arrayBuffer())?.byteLength).toBe(Number(file?.headers.get("content-length")));
    };
    // The worker has not made its copies yet.
    await expectPictureItself(`${path}.640.avif`);
    await makeVariants({ ...services, inspector: services.uploads.inspector }, { id: row.id });
    const { variants } = await services.db
      .selectFrom("stored_files")
      .select("variants")
      .where("id", "=", row.id)
      .executeTakeFirstOrThrow();
    expect(variants).toEqual(["320.avif", "320.webp", "640.avif", "640.webp"]);
    for (const [address, type] of [
      [path, "image/jpeg"],
      [`${path}.640.avif`, "image/avif"],
      [`${path}.320.webp`, "image/webp"],
    ] as const) {
      const file = await openAs(address, visitor);
      expect(file?.headers.get("content-type"), address).toBe(type);
      expect(file?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect((await file?.arrayBuffer())?.byteLength).toBe(Number(file?.headers.get("content-length")));
      const known = await openFile(services, address, { "if-none-match": file?.headers.get("etag") ?? "" });
      expect([known?.status, await known?.text()]).toEqual([304, ""]);
    }
    // It is not that wide.
    await expectPictureItself(`${path}.1280.avif`);
    expect(await openAs(`${path}.640.png`, visitor)).toBeNull();
    expect(await openAs(`${path}.500.avif`, visitor)).toBeNull();
  });
});
