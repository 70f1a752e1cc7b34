import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "#platform/env/read-env.ts";
import { hasObjectStore, type ObjectStore, startObjectStore } from "#testing/object-store.ts";
import type { FileArea, FileStore, StoredObject } from "./file-store.ts";
import { openFileStore } from "./open-file-store.server.ts";

const settings = {
  APP_ORIGIN: "http://localhost",
  DATABASE_URL: "postgres://localhost/none",
  AUTH_SECRET: "a secret for tests, thirty-two characters",
  SMTP_URL: "smtp://127.0.0.1:9",
};
const folder = mkdtempSync(join(tmpdir(), "ujamaa-store-"));
let server: ObjectStore | undefined;

const drivers = [
  { driver: "disk", open: async () => openFileStore(readEnv({ ...settings, FILES_FOLDER: folder })) },
  {
    driver: "s3",
    open: async () => {
      server = await startObjectStore();
      return openFileStore(readEnv({ ...settings, FILES_DRIVER: "s3", ...server.settings }));
    },
  },
];

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true });
});

async function listAll(store: FileStore, area: FileArea) {
  const objects: StoredObject[] = [];
  for await (const object of store.list(area)) objects.push(object);
  return objects;
}
const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe.each(drivers)("the $driver store", ({ driver, open }) => {
  describe.runIf(driver === "disk" || hasObjectStore())("keeps files", () => {
    let store: FileStore;
    beforeAll(async () => {
      store = await open();
    });

    const put = async (
      key: string,
      bytes: Uint8Array,
      { isPrivate = true, bucket = "claim_proofs" } = {},
    ) => {
      const path = join(store.stagingFolder, randomBytes(8).toString("hex"));
      await writeFile(path, bytes);
      await store.put(
        { bucket, key, isPrivate },
        { path, size: bytes.byteLength, contentType: "image/jpeg" },
      );
    };
    const proof = (key: string) => ({ bucket: "claim_proofs", key, isPrivate: true });
    const read = async (key: string) => {
      const object = await store.open(proof(key));
      if (!object) return null;
      const bytes = Buffer.concat(await object.body.toArray());
      return { size: object.size, hash: hash(bytes) };
    };

    it("stores, opens and deletes a file of 5 MB", async () => {
      const bytes = randomBytes(5 * 1024 * 1024);
      await put("a/large.jpg", bytes);
      expect(await read("a/large.jpg")).toEqual({ size: bytes.byteLength, hash: hash(bytes) });
      expect(await store.has(proof("a/large.jpg"))).toBe(true);
      await store.remove(proof("a/large.jpg"));
      expect([await read("a/large.jpg"), await store.has(proof("a/large.jpg"))]).toEqual([null, false]);
      await store.remove(proof("a/large.jpg"));
    });

    it("returns null for unknown keys", async () => {
      expect(await read("nothing.jpg")).toBeNull();
      expect(await read("nothing/there/at-all.jpg")).toBeNull();
      expect(await store.has(proof("nothing.jpg"))).toBe(false);
    });

    it("keeps areas and buckets separate", async () => {
      await put("same.jpg", Buffer.from("private"));
      await put("same.jpg", Buffer.from("public!"), { isPrivate: false });
      await put("same.jpg", Buffer.from("other"), { isPrivate: true, bucket: "other" });
      expect(await read("same.jpg")).toMatchObject({ hash: hash(Buffer.from("private")) });
      await store.remove({ ...proof("same.jpg"), isPrivate: false });
      expect(await store.has(proof("same.jpg"))).toBe(true);
    });

    it("lists all objects of an area, with their age", async () => {
      const area = { bucket: "listed", isPrivate: false };
      for (const key of ["b.jpg", "a/1.jpg", "a/1.jpg.640.avif"]) await put(key, Buffer.from("x"), area);
      const listed = await listAll(store, area);
      expect(listed.map(({ key }) => key)).toEqual(["a/1.jpg", "a/1.jpg.640.avif", "b.jpg"]);
      for (const { storedAt } of listed)
        expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
      expect(await listAll(store, { bucket: "empty", isPrivate: true })).toEqual([]);
    });

    it("throws when a file cannot be stored, and stores no part of it", async () => {
      const missing = { path: join(store.stagingFolder, "missing"), size: 10, contentType: "image/jpeg" };
      await expect(store.put(proof("half.jpg"), missing)).rejects.toThrow();
      expect(await store.has(proof("half.jpg"))).toBe(false);
    });
  });
});

describe("the disk store", () => {
  it("writes nothing outside its folder", async () => {
    const store = openFileStore(readEnv({ ...settings, FILES_FOLDER: folder }));
    const path = join(store.stagingFolder, "x");
    await writeFile(path, "x");
    const file = { path, size: 1, contentType: "image/jpeg" };
    for (const key of ["../out.jpg", "a/../../out.jpg", "/etc/out.jpg", ".."])
      await expect(store.put({ bucket: "b", key, isPrivate: true }, file), key).rejects.toThrow(/leaves/);
    expect(await readFile(path, "utf8")).toBe("x");
  });
});

describe.runIf(hasObjectStore())("the s3 store", () => {
  it("rejects requests without a key or with a wrong one", async () => {
    const { FILES_S3_ENDPOINT = "", ...others } = server?.settings ?? {};
    for (const path of ["", "/test-private", "/test-public", "/test-private/claim_proofs/same.jpg"]) {
      const answer = await fetch(`${FILES_S3_ENDPOINT}${path}`);
      // Some servers call a missing signature forbidden, others a bad request.
      if (path) expect([400, 403], path).toContain(answer.status);
      else expect(await answer.text()).not.toContain("test-private");
    }
    const wrong = openFileStore(
      readEnv({
        ...settings,
        ...others,
        FILES_S3_ENDPOINT,
        FILES_DRIVER: "s3",
        FILES_S3_SECRET_KEY: "wrong",
      }),
    );
    await expect(wrong.open({ bucket: "claim_proofs", key: "same.jpg", isPrivate: true })).rejects.toThrow();
  });
});
