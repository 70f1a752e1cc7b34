import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type HostileFile, marker } from "#testing/hostile-files/hostile-file.ts";
import { hostileJpegs } from "#testing/hostile-files/hostile-jpeg.ts";
import { hostileOthers, hostileWebps } from "#testing/hostile-files/hostile-others.ts";
import { hostilePdfs } from "#testing/hostile-files/hostile-pdf.ts";
import { hostilePngs } from "#testing/hostile-files/hostile-png.ts";
import { isNightly } from "#testing/nightly.ts";
import { setUpServices } from "#testing/services.ts";
import { formWithFile, testPictures, testProofs } from "#testing/test-uploads.ts";
import { uploadLimits } from "./upload-limits.ts";
import { findUpload, openFile, sendUpload, signIn } from "./uploads-for-tests.ts";

const { services } = setUpServices({ purposes: [testProofs, testPictures] });
let member: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  member = await signIn(services);
});

const forProofs = [...hostilePngs(), ...(await hostileJpegs()), ...(await hostileOthers()), ...hostilePdfs()];
const forPictures = [...hostilePngs(), ...(await hostileJpegs()), ...(await hostileWebps())];

async function send(purpose: string, { bytes, name = "picture.jpg", type = "image/jpeg" }: HostileFile) {
  await services.limits.forget(uploadLimits.account, member.id);
  const form = formWithFile({ bytes, name, type });
  return sendUpload(services, purpose, form, { cookie: member.cookie });
}

/** Everyone who opens a stored file gets bytes of its type, and of a picture nothing but pixels. */
async function expectHarmless(response: Response) {
  const { row, path } = await findUpload(services, response);
  expect(row.key).toMatch(/^(?:public\/)?[0-9a-f-]{36}(?:-\d{13})?\.(?:jpg|png|webp|pdf)$/);
  expect(row.name).not.toMatch(/[\p{C}/\\]/u);
  const file = await openFile(services, path, { cookie: member.cookie });
  expect(file?.status).toBe(200);
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  const headers = Object.fromEntries(file?.headers ?? []);
  expect(headers["content-type"]).toBe(row.content_type);
  expect(headers["content-security-policy"]).toContain("sandbox");
  if (row.bucket === "claim_proofs") expect(headers["content-disposition"]).toMatch(/^attachment/);
  if (row.content_type === "application/pdf") return;
  expect(bytes.includes(marker)).toBe(false);
  const found = await sharp(bytes).metadata();
  expect(`image/${found.format}`).toBe(row.content_type);
  expect([found.exif, found.xmp, found.iptc, found.comments, found.pages ?? 1]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    1,
  ]);
  // Re-encoded to the last byte.
  const again = await sharp(bytes).raw().toBuffer();
  expect(again.byteLength).toBe(found.width * found.height * found.channels);
}

describe.each([
  { purpose: testProofs, files: forProofs },
  { purpose: testPictures, files: forPictures },
])("hostile files for $purpose.name", ({ purpose, files }) => {
  // Each goes through a separate process.
  it.each(files.filter((_, nth) => isNightly || nth % 5 === 0))("$title", async (file) => {
    const before = await services.db.selectFrom("stored_files").select("id").execute();
    const response = await send(purpose.name, file);
    if (file.status === 0) expect([201, 400]).toContain(response.status);
    else expect(response.status).toBe(file.status);
    if (response.status === 201) return expectHarmless(response);
    const problem = (await response.json()) as { detail: string };
    expect(problem.detail).toMatch(/^[A-Z].+[.]$/);
    const after = await services.db.selectFrom("stored_files").select("id").execute();
    expect(after.length).toBe(before.length);
    expect(await readdir(services.files.stagingFolder)).toEqual([]);
  });
});

it("has more than a hundred files", () => {
  expect(new Set(forProofs.map(({ title }) => title)).size).toBeGreaterThan(100);
});

it("rotates a picture as the camera held it, and removes the orientation", async () => {
  const turned = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#fff" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const response = await send("test-proof", { title: "", bytes: turned, status: 201 });
  const { row, path } = await findUpload(services, response);
  expect([row.width, row.height]).toEqual([30, 40]);
  const file = await openFile(services, path, { cookie: member.cookie });
  const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect((await sharp(bytes).metadata()).orientation).toBeUndefined();
});
