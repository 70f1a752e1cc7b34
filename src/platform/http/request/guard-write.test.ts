import { describe, expect, it } from "vitest";
import { readBoundedBody, refuseWrite } from "./guard-write.ts";

const origin = "https://ujamaa.example";
const request = (path: string, headers: Record<string, string>, method = "POST") =>
  new Request(`${origin}${path}`, { method, headers });

describe("refuseWrite", () => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    it.each([
      ["no origin", {}],
      ["a null origin", { origin: "null" }],
      ["another site", { origin: "https://evil.example" }],
      ["a sibling host", { origin: "https://shop.ujamaa.example" }],
      ["the same host without TLS", { origin: "http://ujamaa.example" }],
      ["a cross-site fetch", { "sec-fetch-site": "cross-site" }],
      ["a same-site fetch", { "sec-fetch-site": "same-site" }],
      ["our origin with a cross-site mark", { origin, "sec-fetch-site": "cross-site" }],
    ])(`refuses ${method} from %s`, (_case, headers) => {
      expect(refuseWrite(request("/login", headers as Record<string, string>, method), origin)?.status).toBe(
        403,
      );
    });
  }

  it("lets our own pages write", () => {
    expect(refuseWrite(request("/login", { origin, "sec-fetch-site": "same-origin" }), origin)).toBeNull();
    expect(refuseWrite(request("/login", { "sec-fetch-site": "same-origin" }), origin)).toBeNull();
  });

  it("lets an API client write, but not with a cookie", () => {
    expect(refuseWrite(request("/api/v1/auth/sign-in", {}), origin)).toBeNull();
    expect(refuseWrite(request("/api/v1/auth/sign-in", { cookie: "session=1" }), origin)?.status).toBe(403);
  });

  it("refuses compressed bodies", () => {
    expect(refuseWrite(request("/login", { origin, "content-encoding": "br" }), origin)?.status).toBe(415);
  });
});

describe("readBoundedBody", () => {
  const chunked = (bytes: number) =>
    new Request(origin, {
      method: "POST",
      body: new ReadableStream({
        start(controller) {
          for (let sent = 0; sent < bytes; sent += 10)
            controller.enqueue(new Uint8Array(Math.min(10, bytes - sent)));
          controller.close();
        },
      }),
      // @ts-expect-error Node needs it for streamed bodies; the DOM types do not know it.
      duplex: "half",
    });

  it("accepts a body of exactly the limit", async () => {
    expect((await readBoundedBody(chunked(100), 100))?.byteLength).toBe(100);
  });

  it("stops one byte past the limit, without a length header", async () => {
    expect(await readBoundedBody(chunked(101), 100)).toBeNull();
  });

  it("rejects a length header above the limit", async () => {
    const honest = new Request(origin, { method: "POST", headers: { "content-length": "101" }, body: "x" });
    expect(await readBoundedBody(honest, 100)).toBeNull();
  });
});
