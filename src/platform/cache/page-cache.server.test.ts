import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type CacheResponse, openCache } from "./page-cache-for-tests.ts";

describe("JSON for API clients", () => {
  const data = (headers: Record<string, string>) => async () => ({
    response: Response.json({ items: ["a", "b"] }, { headers: { "x-request-id": "first", ...headers } }),
    isWhole: true,
  });
  const ask = (cache: ReturnType<typeof openCache>["cache"], headers: Record<string, string>) =>
    cache.answer(new Request("http://here.example/"), data(headers), { network: "192.0.2.1" });

  it("is stored unchanged, with its headers", async () => {
    const { cache } = openCache();
    await ask(cache, {
      "cache-control": "public, max-age=60",
      "content-security-policy": "default-src 'none'",
    });
    const kept = cache.find(new Request("http://here.example/"));
    expect(await kept?.json()).toEqual({ items: ["a", "b"] });
    expect(Object.fromEntries(kept?.headers ?? [])).toMatchObject({
      "cache-control": "public, max-age=60",
      "cache-status": "pages; hit",
      "content-security-policy": "default-src 'none'",
      vary: "accept-encoding",
      etag: expect.stringMatching(/^W\/"/),
    });
    expect(kept?.headers.has("x-request-id")).toBe(false);
  });

  it("is not stored when it is private", async () => {
    const { cache } = openCache();
    await ask(cache, { "cache-control": "no-store" });
    expect(cache.find(new Request("http://here.example/"))).toBeUndefined();
  });
});

describe("a shared page", () => {
  it("is rendered once and then cached", async () => {
    const { ask, made } = openCache();
    const first = await ask("/");
    const second = await ask("/");
    expect([first.number, second.number, made()]).toEqual([1, 1, 1]);
    expect(first.answer?.headers.get("cache-status")).toBe("pages; fwd=miss; stored");
    expect(second.answer?.headers.get("cache-status")).toBe("pages; hit");
  });

  it("is rendered once for concurrent requests", async () => {
    const { ask, made } = openCache();
    const answers = await Promise.all([ask("/"), ask("/"), ask("/?junk=1")]);
    expect(answers.map(({ number }) => number)).toEqual([1, 1, 1]);
    expect(made()).toBe(1);
  });

  it("is the same page for any undeclared query, and rendered without it", async () => {
    const { ask, targets } = openCache();
    for (const junk of ["a=1", "b=2&search=", "search=tea&c=<x>", "d=1&search=tea"])
      await ask(`/list?${junk}`);
    expect(targets).toEqual(["/list", "/list?search=tea"]);
  });

  it("does not contain the nonce and the request id of the first visitor", async () => {
    const { ask } = openCache();
    const { text, answer } = await ask("/");
    expect(text).toBe(
      '<p>1</p><i></i><script>run()</script><script src="/a.js"></script><script>slipped()</script>',
    );
    expect(answer?.headers.get("content-security-policy")).not.toContain("nonce");
    expect(answer?.headers.get("x-request-id")).toBeNull();
  });

  it("lists its inline scripts by hash", async () => {
    const { ask } = openCache();
    const policy = (await ask("/")).answer?.headers.get("content-security-policy");
    const hash = createHash("sha256").update("run()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain("unsafe");
  });

  it("is sent in the encoding that the client accepts", async () => {
    const { ask } = openCache();
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    const { text } = await ask("/");
    for (const encoding of ["br", "gzip"] as const) {
      const { answer } = await ask("/", { headers: { "accept-encoding": `x, ${encoding}` } });
      expect(answer?.headers.get("content-encoding")).toBe(encoding);
      const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
      expect(answer?.headers.get("content-length")).toBe(String(body.byteLength));
      expect(unpack[encoding](body).toString()).toBe(text);
    }
  });

  it("tells shared caches how long to keep it, browsers to revalidate, and both to vary by cookie", async () => {
    const { ask } = openCache();
    const headers = (await ask("/")).answer?.headers;
    expect(headers?.get("cache-control")).toBe("public, max-age=0, s-maxage=30");
    expect(headers?.get("vary")).toBe("accept-encoding, cookie");
  });

  it("is not sent again to a browser that has it", async () => {
    const { ask } = openCache();
    const etag = (await ask("/")).answer?.headers.get("etag") ?? "";
    const { answer, text } = await ask("/", { headers: { "if-none-match": `"other", ${etag}` } });
    expect([answer?.status, text, answer?.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await ask("/", { headers: { "if-none-match": '"other"' } })).answer?.status).toBe(200);
  });

  it("responds to HEAD with the same headers and no body", async () => {
    const { ask, made } = openCache();
    const head = await ask("/", { method: "HEAD" });
    const get = await ask("/");
    expect(head.text).toBe("");
    expect(head.answer?.headers.get("content-length")).toBe(get.answer?.headers.get("content-length"));
    expect(made()).toBe(1);
  });
});

describe("never read from or written to the cache", () => {
  it.each(["session=abc", "other=1; session=abc", "flash=x", "a=b;flash="])(
    "with the cookie %s",
    async (cookie) => {
      const { ask, made } = openCache();
      await ask("/");
      expect((await ask("/", { headers: { cookie } })).answer).toBeNull();
      expect(made()).toBe(1);
    },
  );

  it("but other cookies don't matter", async () => {
    const { ask } = openCache();
    expect((await ask("/", { headers: { cookie: "no-session=1; theme=dark" } })).number).toBe(1);
  });

  it("is a page that is not listed, or a write", async () => {
    const { ask, made } = openCache();
    expect((await ask("/login")).answer).toBeNull();
    expect((await ask("/", { method: "POST" })).answer).toBeNull();
    expect(made()).toBe(0);
  });

  it.each<CacheResponse>([
    { status: 404 },
    { status: 302, headers: { location: "/login" } },
    { headers: { "set-cookie": "a=b" } },
    { headers: { "cache-control": "private, no-store" } },
    { headers: { "content-type": "application/json" } },
    { isWhole: false },
  ])("is a page rendered as %o", async (first) => {
    const { ask, next, made } = openCache();
    next.push(first);
    const { answer } = await ask("/");
    expect(answer?.status).toBe(first.status ?? 200);
    await ask("/");
    expect(made()).toBe(2);
  });

  it("sends a cookie to the visitor it was set for, not to those who waited", async () => {
    const { ask, next } = openCache();
    next.push({ headers: { "set-cookie": "a=b" } });
    const [first, second] = await Promise.all([ask("/"), ask("/")]);
    expect(first.answer?.headers.get("set-cookie")).toBe("a=b");
    expect(second.answer).toBeNull();
  });

  it("stores one variant until another is requested, and counts its exact bytes", async () => {
    const { ask, cache } = openCache();
    const sizeOf = async (encoding: string) => {
      const { answer } = await ask("/", { headers: { "accept-encoding": encoding } });
      return Number(answer?.headers.get("content-length"));
    };
    const br = await sizeOf("br");
    const { bytes } = cache.stats();
    expect(bytes).toBeGreaterThan(br);
    // Headers also count; they are far below two kilobytes here.
    expect(bytes).toBeLessThan(br + 2_000);
    const gzip = await sizeOf("gzip");
    const grown = cache.stats().bytes - bytes;
    expect(grown).toBeGreaterThan(gzip);
    await sizeOf("gzip");
    expect(cache.stats().bytes).toBe(bytes + grown);
  });

  it("never exceeds its size limit", async () => {
    const { ask, cache } = openCache({ maxBytes: 20_000 });
    for (let number = 0; number < 40; number++) await ask(`/business/${number}`);
    expect(cache.stats().bytes).toBeLessThanOrEqual(20_000);
    expect(cache.stats().pages).toBeGreaterThan(1);
  });
});
