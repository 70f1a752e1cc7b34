import { once } from "node:events";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "#testing/eventually.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture, formWithFile, testPictures } from "#testing/test-uploads.ts";
import { createUploadHandler } from "./handle-upload.server.ts";

const { services } = setUpServices({ purposes: [testPictures] });
let port = 0;
let ip = "";
let networks = 0;
let server: ReturnType<typeof createAdaptorServer>;

/** Longer than any test. */
const hourMs = 3_600_000;
const setPace = (pace: { idleMs?: number; totalMs?: number } = {}) => {
  services.uploads = { ...services.uploads, pace: { idleMs: hourMs, totalMs: hourMs, ...pace } };
};

beforeEach(() => setPace());
beforeAll(async () => {
  const answer = createUploadHandler({ services, headers: {} });
  const log = { warn: () => {}, error: () => {} };
  server = createAdaptorServer({ fetch: (request) => answer(request, { requestId: "test", ip, log }) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const newNetwork = () => {
  ip = `10.8.${networks++}.1`;
};
const originHeaders = { origin: "http://localhost" };
const post = (body: BodyInit, init: RequestInit & { duplex?: "half" } = {}) =>
  fetch(`http://127.0.0.1:${port}/uploads/test-picture`, {
    method: "POST",
    body,
    ...init,
    headers: { ...originHeaders, ...(init.headers as Record<string, string>) },
  });

const boundary = "----test";
const head = (name = "a.jpg") =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;

/** A connection that writes raw data piece by piece, and collects the response. */
function openRaw(headers: string) {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  socket.on("data", (data) => {
    received += data;
  });
  socket.on("error", () => {});
  const closed = once(socket, "close");
  socket.write(
    `POST /uploads/test-picture HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n${headers}\r\n\r\n`,
  );
  return { socket, closed, received: () => received };
}

describe("uploads over a real connection", () => {
  it("accepts a file in chunks without a length", async () => {
    newNetwork();
    const form = new Response(formWithFile({ bytes: await drawPicture().jpeg().toBuffer() }));
    const headers = { "content-type": form.headers.get("content-type") ?? "" };
    const response = await post(form.body as ReadableStream, { headers, duplex: "half" });
    expect(response.status).toBe(201);
  });

  it("stops a file that exceeds its size while it arrives, no matter what length it claims, and stores nothing", async () => {
    newNetwork();
    const jpeg = await drawPicture().jpeg().toBuffer();
    const response = await post(
      formWithFile({ bytes: Buffer.concat([jpeg, Buffer.alloc(20 * 1024 * 1024)]) }),
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ detail: "This file is larger than 5 MB." });
    expect(await readdir(services.files.stagingFolder)).toEqual([]);
  });

  it("stops an endless stream", async () => {
    newNetwork();
    const jpeg = await drawPicture().jpeg().toBuffer();
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.concat([Buffer.from(head()), jpeg]) : Buffer.alloc(65_536));
        sent += 65_536;
      },
    });
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    const status = await post(endless, { headers, duplex: "half" }).then(
      (response) => response.status,
      () => "cut off",
    );
    expect([413, "cut off"]).toContain(status);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    expect(await readdir(services.files.stagingFolder)).toEqual([]);
  });

  it("refuses a wrong type at its first bytes, with a message that the sender gets", async () => {
    newNetwork();
    const bytes = Buffer.alloc(4_900_000, "GIF89a");
    const response = await post(formWithFile({ bytes, name: "a.gif" }));
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ detail: "Choose a JPEG, PNG or WebP file." });
  });

  it("gives up on a client that stops sending", async () => {
    newNetwork();
    setPace({ idleMs: 100 });
    const raw = openRaw(`content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 100000`);
    raw.socket.write(head());
    await eventually(() => expect(raw.received()).toContain("HTTP/1.1 408"));
    expect(await readdir(services.files.stagingFolder)).toEqual([]);
    raw.socket.destroy();
  });

  it("gives up on a client that sends a byte now and then", async () => {
    newNetwork();
    setPace({ totalMs: 200 });
    const raw = openRaw(`content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 100000`);
    raw.socket.write(head());
    raw.socket.write(await drawPicture().jpeg().toBuffer());
    await eventually(() => {
      raw.socket.write("\0");
      expect(raw.received()).toContain("HTTP/1.1 408");
    });
    raw.socket.destroy();
  });

  it("deletes a file whose sender disconnects", async () => {
    newNetwork();
    const raw = openRaw(`content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 100000`);
    raw.socket.write(head());
    raw.socket.write(await drawPicture().jpeg().toBuffer());
    await eventually(async () => expect(await readdir(services.files.stagingFolder)).toHaveLength(1));
    raw.socket.destroy();
    await eventually(async () => expect(await readdir(services.files.stagingFolder)).toEqual([]));
  });
});
