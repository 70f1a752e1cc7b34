import { readdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember } from "#platform/auth/actors-for-tests.ts";
import { createFairQueue } from "#platform/load/fair-queue.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, formWithFile, testPictures, testProofs, writePdf } from "#testing/test-uploads.ts";
import { storeUpload } from "./store-upload.server.ts";
import { uploadLimits } from "./upload-limits.ts";
import { findUpload, openFile, sendUpload, signIn } from "./uploads-for-tests.ts";

const { services } = setUpServices({ purposes: [testProofs, testPictures] });
let member: Awaited<ReturnType<typeof signIn>>;
let jpeg: Buffer;

beforeAll(async () => {
  member = await signIn(services);
  jpeg = await drawPicture().jpeg().toBuffer();
});

const send = (body: BodyInit, cookie = member.cookie) =>
  sendUpload(services, "test-proof", body, { ...(cookie && { cookie }) });
const open = (path: string) => openFile(services, path, { cookie: member.cookie });
const countRows = async () => (await services.db.selectFrom("stored_files").select("id").execute()).length;

describe("POST /uploads", () => {
  it("accepts a picture, stores it under user id, time and extension, and serves it to its sender", async () => {
    const inADay = () => Date.now() + 24 * 3_600_000;
    const earliest = inADay();
    const response = await send(formWithFile({ bytes: jpeg, name: "my license.jpg" }));
    expect(response.status).toBe(201);
    const { row, path } = await findUpload(services, response.clone());
    expect(await response.json()).toEqual({ id: row.id, name: "my license.jpg", size: row.byte_size });
    expect(row).toMatchObject({
      bucket: "claim_proofs",
      content_type: "image/jpeg",
      uploaded_by: member.id,
      name: "my license.jpg",
      width: 40,
      height: 30,
      kept_at: null,
    });
    expect(row.key).toMatch(new RegExp(`^${member.id}-\\d{13}\\.jpg$`));
    expect(row.delete_after?.getTime()).toBeGreaterThanOrEqual(earliest);
    expect(row.delete_after?.getTime()).toBeLessThanOrEqual(inADay());
    const served = await (await open(path))?.arrayBuffer();
    expect(await sharp(Buffer.from(served ?? new ArrayBuffer(0))).metadata()).toMatchObject({
      format: "jpeg",
      width: 40,
      height: 30,
    });
    expect(await readdir(services.files.stagingFolder)).toEqual([]);
  });

  it("stores a PDF unchanged", async () => {
    const bytes = writePdf();
    const response = await send(formWithFile({ bytes, name: "deed.pdf", type: "application/pdf" }));
    expect(response.status).toBe(201);
    const { path } = await findUpload(services, response);
    const file = await open(path);
    expect(file?.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(bytes);
  });

  it("gives a hundred simultaneous uploads different keys", async () => {
    const { id } = await signIn(services);
    const actor = aMember(id);
    const results = await Promise.all(
      Array.from({ length: 100 }, async (_, nth) => {
        const path = `${services.files.stagingFolder}/same-${nth}`;
        const bytes = writePdf();
        await writeFile(path, bytes);
        return storeUpload(services, actor, testProofs, {
          field: "file",
          name: "a.pdf",
          path,
          size: bytes.byteLength,
          type: "application/pdf",
        });
      }),
    );
    expect(results.every((result) => result.ok)).toBe(true);
    const keys = await services.db
      .selectFrom("stored_files")
      .select("key")
      .where("uploaded_by", "=", id)
      .execute();
    expect(new Set(keys.map(({ key }) => key)).size).toBe(100);
  });

  it("authenticates before it reads a byte", async () => {
    const before = await countRows();
    const visitor = await send(formWithFile({ bytes: jpeg }), "");
    expect([visitor.status, await visitor.json()]).toEqual([
      401,
      expect.objectContaining({ detail: "Please log in to send a file." }),
    ]);
    expect(await countRows()).toBe(before);
  });

  it("rejects other sites, compressed bodies and methods other than POST", async () => {
    const body = () => formWithFile({ bytes: jpeg });
    const foreign = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      const response = await sendUpload(services, "test-proof", body(), {
        cookie: member.cookie,
        ...headers,
      } as never);
      expect(response.status, JSON.stringify(headers)).toBe(403);
    }
    const zipped = { cookie: member.cookie, "content-encoding": "gzip" };
    expect((await sendUpload(services, "test-proof", body(), zipped)).status).toBe(415);
  });

  it("accepts declared purposes only", async () => {
    for (const name of ["unknown", "", "__proto__", "test-proof/x"]) {
      const response = await sendUpload(services, name, formWithFile({ bytes: jpeg }), {
        cookie: member.cookie,
      });
      expect(response.status, name).toBe(404);
    }
  });

  it("limits uploads per hour and account, and says when to retry", async () => {
    const busy = await signIn(services);
    for (let nth = 0; nth < uploadLimits.account.points; nth++)
      await services.limits.take(uploadLimits.account, busy.id);
    const response = await send(formWithFile({ bytes: jpeg }), busy.cookie);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("reports that it is busy when too many uploads wait", async () => {
    const { queue } = services.uploads;
    services.uploads.queue = createFairQueue({
      inFlight: 0,
      inFlightPerKey: 0,
      waiting: 0,
      waitingPerKey: 0,
    });
    const response = await send(formWithFile({ bytes: jpeg }));
    services.uploads.queue = queue;
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  });

  it("leaves no row behind when the store fails, and reports the failure", async () => {
    const before = await countRows();
    const { files } = services;
    services.files = { ...files, put: () => Promise.reject(new Error("the disk is full")) };
    const response = await send(formWithFile({ bytes: jpeg }));
    services.files = files;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ detail: expect.stringMatching(/could not be stored/) });
    expect(response.headers.get("retry-after")).toBe("5");
    expect(await countRows()).toBe(before);
    expect(await readdir(files.stagingFolder)).toEqual([]);
  });

  it("accepts pictures of visitors if the purpose allows it, under a random name in its folder", async () => {
    const response = await sendUpload(services, "test-picture", formWithFile({ bytes: jpeg }));
    const { row } = await findUpload(services, response);
    expect(row.key).toMatch(/^public\/[0-9a-f-]{36}\.jpg$/);
    expect(row.uploaded_by).toBeNull();
  });
});
