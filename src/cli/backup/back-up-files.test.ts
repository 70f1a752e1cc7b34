import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openDiskStore } from "#platform/uploads/disk-store.server.ts";
import { setUpServices } from "#testing/services.ts";
import { checkFiles, restoreFiles } from "../restore/restore-files.ts";
import { backUpFiles } from "./back-up-files.ts";
import { createSeal } from "./seal.ts";

const { services } = setUpServices();
const root = mkdtempSync(join(tmpdir(), "ujamaa-backup-"));
afterAll(() => rmSync(root, { recursive: true }));

const passphrase = "correct horse battery staple";
const area = { bucket: "event_images", isPrivate: false };
const areas = [area];
let run = 0;
let stores: { files: ReturnType<typeof openDiskStore>; backups: ReturnType<typeof openDiskStore> };
let backupFolder = "";
const seal = createSeal(passphrase);

beforeEach(async () => {
  run += 1;
  backupFolder = join(root, `backups-${run}`);
  stores = {
    files: openDiskStore({ folder: join(root, `files-${run}`) }),
    backups: openDiskStore({ folder: backupFolder }),
  };
  await services.owner.deleteFrom("stored_files").execute();
});

async function upload(key: string, content: string, { isNamed = true, variants = [] as string[] } = {}) {
  for (const name of [key, ...variants.map((variant) => `${key}.${variant}`)]) {
    const path = join(stores.files.stagingFolder, "upload");
    await writeFile(path, content);
    await stores.files.put({ ...area, key: name }, { path, size: content.length, contentType: "image/jpeg" });
  }
  if (isNamed)
    await services.owner
      .insertInto("stored_files")
      .values({ bucket: area.bucket, key, content_type: "image/jpeg", byte_size: content.length, variants })
      .execute();
}
const backUp = (options: { keepDays?: number; now?: Date } = {}) =>
  backUpFiles({ ...stores, seal }, { areas, keepDays: 28, ...options });
const read = async (key: string) => {
  const object = await stores.files.open({ ...area, key });
  return object && text(object.body);
};
const sealedPath = (key: string) => join(backupFolder, "private/files", area.bucket, key);
const day = 86_400_000;

describe("backups of uploads", () => {
  it("copy each upload once, sealed", async () => {
    await upload("a.jpg", "a picture of a market", { variants: ["640.avif"] });
    expect(await backUp()).toMatchObject({ total: 2, added: 2, expired: 0 });
    await upload("b.jpg", "another one");
    expect(await backUp()).toMatchObject({ total: 3, added: 1 });
    const sealed = readFileSync(sealedPath("a.jpg"));
    expect(sealed.subarray(0, 4).toString()).toBe("UJB1");
    expect(sealed.includes("picture of a market")).toBe(false);
    expect(readdirSync(join(backupFolder, "staging"))).toEqual([]);
  });

  it("bring back what the database names and the store has lost, and say what is lost for good", async () => {
    await upload("a.jpg", "a picture", { variants: ["640.avif"] });
    await upload("leftover.jpg", "no row names it", { isNamed: false });
    await backUp();
    await upload("too-new.jpg", "sent after the backup");
    for (const key of ["a.jpg", "a.jpg.640.avif", "leftover.jpg", "too-new.jpg"])
      await stores.files.remove({ ...area, key });
    const needs = { db: services.db, ...stores, seal: createSeal(passphrase) };
    expect(await restoreFiles(needs, { areas })).toEqual({
      total: 3,
      restored: 2,
      lost: ["event_images/too-new.jpg"],
    });
    expect(await read("a.jpg")).toBe("a picture");
    expect(await read("leftover.jpg")).toBeNull();
    expect(await restoreFiles(needs, { areas })).toMatchObject({ restored: 0 });
  });

  it("drop a deleted upload only when no restore can need it any more", async () => {
    await upload("a.jpg", "a picture");
    await backUp();
    await stores.files.remove({ ...area, key: "a.jpg" });
    const now = new Date();
    expect(await backUp({ now })).toMatchObject({ total: 0, expired: 0 });
    expect(await backUp({ now: new Date(now.getTime() + 27 * day) })).toMatchObject({ expired: 0 });
    expect(await backUp({ now: new Date(now.getTime() + 29 * day) })).toMatchObject({ expired: 1 });
    expect(readdirSync(join(backupFolder, "private/files", area.bucket))).toEqual([]);
  });

  it("keep an upload that came back", async () => {
    await upload("a.jpg", "a picture");
    await backUp();
    await stores.files.remove({ ...area, key: "a.jpg" });
    await backUp();
    await upload("a.jpg", "a picture", { isNamed: false });
    await backUp();
    utimesSync(sealedPath("a.jpg"), new Date(0), new Date(0));
    expect(await backUp({ now: new Date(Date.now() + 60 * day) })).toMatchObject({ expired: 0 });
  });

  it("notice damage, swapped files and another passphrase", async () => {
    await upload("a.jpg", "a picture");
    await upload("b.jpg", "another one");
    await backUp();
    const needs = { db: services.db, backups: stores.backups };
    const options = { areas, sentBefore: new Date(Date.now() + day), maxOpened: 100 };
    expect(await checkFiles({ ...needs, seal }, options)).toEqual({ total: 2, opened: 2, problems: [] });
    const wrong = await checkFiles({ ...needs, seal: createSeal("another passphrase entirely") }, options);
    expect(wrong.problems).toHaveLength(2);

    const [a, b] = [readFileSync(sealedPath("a.jpg")), readFileSync(sealedPath("b.jpg"))];
    writeFileSync(sealedPath("a.jpg"), b);
    const damaged = Buffer.from(b);
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
    writeFileSync(sealedPath("b.jpg"), damaged);
    expect((await checkFiles({ ...needs, seal }, options)).problems).toEqual([
      "event_images/a.jpg is damaged, or was sealed with another passphrase.",
      "event_images/b.jpg is damaged, or was sealed with another passphrase.",
    ]);
    writeFileSync(sealedPath("a.jpg"), a);
    rmSync(sealedPath("b.jpg"));
    expect((await checkFiles({ ...needs, seal }, options)).problems).toEqual([
      "event_images/b.jpg has no copy",
    ]);
    const past = await checkFiles({ ...needs, seal }, { ...options, sentBefore: new Date(0) });
    expect(past.total).toBe(0);
  });
});
