import { readdir } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, testPictures, testProofs } from "#testing/test-uploads.ts";
import { receiveForm } from "./receive-form.server.ts";
import { findUpload, sendUpload, signIn } from "./uploads-for-tests.ts";

const { services } = setUpServices({ purposes: [testProofs, testPictures] });
let member: Awaited<ReturnType<typeof signIn>>;
let jpeg: Buffer;

beforeAll(async () => {
  member = await signIn(services);
  jpeg = await drawPicture().jpeg().toBuffer();
});

type Part = { head: string; body?: Uint8Array | string };
const boundary = "----hostile";
const multipart = `multipart/form-data; boundary=${boundary}`;
const disposition = (field: string, more = "") => `Content-Disposition: form-data; name="${field}"${more}`;
const fileHead = (field = "file", name = "a.jpg") => disposition(field, `; filename="${name}"`);

/** A multipart body, written part by part in ways that no browser would. */
function write(parts: Part[], end = `--${boundary}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ head, body = jpeg }) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`, "latin1"),
    Buffer.from(body),
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(end)]);
}
const post = (body: Uint8Array | string, type: string) =>
  sendUpload(services, "test-picture", Buffer.from(body), { "content-type": type });

describe("hostile forms", () => {
  const cases: [title: string, status: number, body: () => Uint8Array | string, type?: string][] = [
    ["no boundary", 400, () => write([{ head: fileHead() }]), "multipart/form-data"],
    ["an empty boundary", 400, () => write([{ head: fileHead() }]), "multipart/form-data; boundary="],
    ["another boundary", 400, () => write([{ head: fileHead() }]), "multipart/form-data; boundary=other"],
    ["multipart/mixed", 400, () => write([{ head: fileHead() }]), `multipart/mixed; boundary=${boundary}`],
    ["JSON", 400, () => "{}", "application/json"],
    ["urlencoded fields", 400, () => "file=x", "application/x-www-form-urlencoded"],
    ["bare bytes", 400, () => jpeg, "image/jpeg"],
    ["an empty body", 400, () => ""],
    ["the end alone", 400, () => `--${boundary}--\r\n`],
    ["text before the first part alone", 400, () => "hello"],
    ["no end", 400, () => write([{ head: fileHead() }], "")],
    ["two files", 400, () => write([{ head: fileHead() }, { head: fileHead() }])],
    ["a file in another field", 400, () => write([{ head: fileHead("other") }])],
    ["a file in the field __proto__", 400, () => write([{ head: fileHead("__proto__") }])],
    ["a file in the field constructor", 400, () => write([{ head: fileHead("constructor") }])],
    ["a text in place of the file", 400, () => write([{ head: disposition("file"), body: "words" }])],
    ["a part without a name", 400, () => write([{ head: "Content-Disposition: form-data" }])],
    ["a part without a head", 400, () => write([{ head: "X: y" }])],
    ["an empty file without a name", 400, () => write([{ head: fileHead("file", ""), body: "" }])],
    ["a thousand fields", 400, () => write(Array(1_000).fill({ head: disposition("a"), body: "b" }))],
    ["a field of 200 kB", 400, () => write([{ head: disposition("a"), body: "b".repeat(200_000) }])],
    [
      "a field name of 1,000 letters",
      400,
      () => write([{ head: disposition("a".repeat(1_000)), body: "b" }]),
    ],
    [
      "a text in the head's charset field",
      400,
      () => write([{ head: disposition("a", "; charset=x"), body: "b" }]),
    ],
  ];

  it.each(cases)("%s", async (_title, status, body, type = multipart) => {
    const before = await services.db.selectFrom("stored_files").select("id").execute();
    const response = await post(body(), type);
    expect(response.status).toBe(status);
    expect(await services.db.selectFrom("stored_files").select("id").execute()).toHaveLength(before.length);
    expect(await readdir(services.files.stagingFolder)).toEqual([]);
  });

  it.each([
    ["a head of 200 kB", () => write([{ head: `${fileHead()}\r\nX-A: ${"b".repeat(200_000)}` }])],
    ["a thousand lines in the head", () => write([{ head: `${fileHead()}${"\r\nX-A: b".repeat(1_000)}` }])],
    [
      "a folder in the extended name",
      () => write([{ head: disposition("file", `; filename*=UTF-8''..%2f..%2fa.jpg`) }]),
    ],
    ["two dispositions", () => write([{ head: `${fileHead()}\r\n${fileHead("other", "b.html")}` }])],
    ["a transfer encoding", () => write([{ head: `${fileHead()}\r\nContent-Transfer-Encoding: binary` }])],
    [
      "words before and after",
      () => Buffer.concat([Buffer.from("hello\r\n"), write([{ head: fileHead() }]), Buffer.from("bye")]),
    ],
  ])("%s is refused, or stored as the picture it is", async (_title, body) => {
    const response = await post(body(), multipart);
    expect([201, 400]).toContain(response.status);
    if (response.status !== 201) return;
    const { row } = await findUpload(services, response);
    expect(row).toMatchObject({ content_type: "image/jpeg", name: expect.not.stringMatching(/[/\\]/) });
  });
});

describe("receiveForm", () => {
  const request = (body: BodyInit) => new Request("http://localhost/claim", { method: "POST", body });
  const receive = (body: BodyInit, actor = aMember(member.id)) =>
    receiveForm(services, actor, request(body), { proof: testProofs });
  const form = (fields: Record<string, string>, file?: { bytes: Uint8Array; name: string }) => {
    const all = new FormData();
    for (const [name, value] of Object.entries(fields)) all.append(name, value);
    if (file) all.append("proof", new File([Buffer.from(file.bytes)], file.name, { type: "image/jpeg" }));
    return all;
  };

  it("replaces the file with the id of the stored upload", async () => {
    const { form: received, refused } = await receive(
      form({ owner: "Imani" }, { bytes: jpeg, name: "a.jpg" }),
    );
    expect(refused).toBeNull();
    expect(received.get("owner")).toBe("Imani");
    const row = await services.db
      .selectFrom("stored_files")
      .select(["uploaded_by", "kept_at"])
      .where("id", "=", String(received.get("proof")))
      .executeTakeFirst();
    expect(row).toEqual({ uploaded_by: member.id, kept_at: null });
  });

  it("keeps the id of an earlier attempt when no file is chosen, and prefers a new file", async () => {
    const kept = await receive(form({ proof: "an-earlier-id" }, { bytes: new Uint8Array(), name: "" }));
    expect([kept.form.getAll("proof"), kept.refused]).toEqual([["an-earlier-id"], null]);
    const replaced = await receive(form({ proof: "an-earlier-id" }, { bytes: jpeg, name: "b.jpg" }));
    expect(replaced.form.getAll("proof")).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it("says why a file was refused, and keeps what was typed", async () => {
    const sent = form({ owner: "Imani" }, { bytes: Buffer.from("GIF89a, not taken"), name: "a.jpg" });
    sent.append("words", "typed below the file");
    const { form: received, refused } = await receive(sent);
    expect(refused).toMatchObject({ reason: "wrong-type", field: "proof" });
    expect([...received]).toEqual([
      ["owner", "Imani"],
      ["words", "typed below the file"],
    ]);
  });

  it("parses a form without files, and accepts none from people who cannot upload", async () => {
    const plain = await receive(new URLSearchParams({ owner: "Imani", proof: "an-id" }));
    expect([...plain.form]).toEqual([
      ["owner", "Imani"],
      ["proof", "an-id"],
    ]);
    const visitor = await receive(form({}, { bytes: jpeg, name: "a.jpg" }), aVisitor() as never);
    expect(visitor.refused).toMatchObject({ reason: "not-signed-in" });
  });
});
