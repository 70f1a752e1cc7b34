import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { makePerson, signedInHeaders, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { sameOriginHeaders } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, formWithFile, testPictures, testProofs, writePdf } from "#testing/test-uploads.ts";
import { createUploadHandler } from "./answer-upload.server.ts";
import { createFileHandler } from "./serve-file.server.ts";

const { services } = setUpServices({ purposes: [testProofs, testPictures] });
let member: TestPerson & { cookie: string };
let visits = 0;

beforeAll(async () => {
  const person = await makePerson(services);
  const headers = await signedInHeaders(services, person);
  member = { ...person, cookie: headers.get("cookie") ?? "" };
});

const arrive = () => ({
  requestId: "test",
  ip: `10.9.${visits++ >> 8}.${visits & 255}`,
  log: { warn: () => {}, error: () => {} },
});

function send(purpose: string, body: BodyInit, headers: Record<string, string> = { cookie: member.cookie }) {
  const answer = createUploadHandler({ services, headers: {} });
  const request = new Request(`http://localhost/uploads/${purpose}`, {
    method: "POST",
    body,
    headers: { ...sameOriginHeaders, ...headers },
  });
  return answer(request, arrive());
}

function open(path: string, cookie = member.cookie) {
  const serve = createFileHandler({ services, headers: {} });
  return serve(new Request(`http://localhost${path}`, { headers: { cookie } }), arrive());
}

async function addressOf(response: Response) {
  const { id } = (await response.json()) as { id: string };
  const row = await services.db
    .selectFrom("stored_files")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { row, path: `/files/${row.bucket}/${row.key}` };
}

describe("POST /uploads", () => {
  it("takes a picture, stores it under user id, time and extension, and serves it to its sender", async () => {
    const bytes = await drawPicture().jpeg().toBuffer();
    const response = await send("test-proof", formWithFile({ bytes, name: "my license.jpg" }));
    expect(response.status).toBe(201);
    const { row, path } = await addressOf(response.clone());
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
    const file = await open(path);
    expect(file?.headers.get("content-disposition")).toMatch(/^attachment; filename="file-[\d-]+\.jpg"$/);
    expect(file?.headers.get("cache-control")).toBe("private, no-store");
    const served = await sharp(Buffer.from(await (file as Response).arrayBuffer())).metadata();
    expect(served).toMatchObject({ format: "jpeg", width: 40, height: 30 });
    expect(await readdir(services.files.stagingFolder)).toEqual([]);
  });

  it("takes a PDF as it is", async () => {
    const bytes = writePdf();
    const response = await send(
      "test-proof",
      formWithFile({ bytes, name: "deed.pdf", type: "application/pdf" }),
    );
    expect(response.status).toBe(201);
    const { path } = await addressOf(response);
    const file = await open(path);
    expect(file?.headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(await (file as Response).arrayBuffer())).toEqual(bytes);
  });
});
