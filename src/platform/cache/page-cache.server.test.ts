import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPageCache } from "./page-cache.server.ts";

const pages = new Map([
  ["/", { reads: [], shows: ["businesses"] }],
  ["/list", { reads: ["search"], shows: ["businesses"] }],
  ["/business/*", { reads: [], shows: ["business:*"] }],
]);
const nonce = "bm9uY2Ugb2YgdGhpcyBwYWdl";
const requestId = "0e6ffdb1-0b4a-4d1e-a3a1-3a1c1f0f6d10";

type Answer = { status?: number; headers?: Record<string, string>; isWhole?: boolean; error?: Error };

/** A cache whose clock the test holds, over a page that counts how often it was made. */
function setUp(maxBytes?: number) {
  let time = 1_000_000;
  let made = 0;
  const next: Answer[] = [];
  const gate = { open: Promise.resolve() };
  const targets: string[] = [];
  const personalCookies = ["session", "flash"];
  const cache = createPageCache({
    pages,
    personalCookies,
    now: () => time,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  });
  const make = async (target: string) => {
    const number = ++made;
    targets.push(target);
    await gate.open;
    const { status = 200, headers = {}, isWhole = true, error } = next.shift() ?? {};
    if (error) throw error;
    const html = `<p>${number}</p><i>${requestId}</i><script nonce="${nonce}">run()</script><script src="/a.js" nonce="${nonce}"></script>`;
    const response = new Response(html, { status, headers: { "content-type": "text/html", ...headers } });
    return { response, isWhole, own: { nonce, requestId } };
  };
  async function ask(target: string, init: RequestInit = {}) {
    const request = new Request(`http://here.example${target}`, init);
    const answer = cache.find(request) ?? (await cache.answer(request, make));
    const text = (await answer?.clone().text()) ?? "";
    return { answer, text, number: Number(/<p>(\d+)/.exec(text)?.[1]) };
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { cache, ask, next, gate, targets, settle, made: () => made, pass: (ms: number) => (time += ms) };
}

describe("an answer for programs", () => {
  const data = (headers: Record<string, string>) => async () => ({
    response: Response.json({ items: ["a", "b"] }, { headers: { "x-request-id": "first", ...headers } }),
    isWhole: true,
  });
  const ask = (cache: ReturnType<typeof setUp>["cache"], headers: Record<string, string>) =>
    cache.answer(new Request("http://here.example/"), data(headers));

  it("is kept as it is, with what it says of itself", async () => {
    const { cache } = setUp();
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

  it("is not kept when it is for one alone", async () => {
    const { cache } = setUp();
    await ask(cache, { "cache-control": "no-store" });
    expect(cache.find(new Request("http://here.example/"))).toBeUndefined();
  });
});

describe("a shared page", () => {
  it("is made once and then kept", async () => {
    const { ask, made } = setUp();
    const first = await ask("/");
    const second = await ask("/");
    expect([first.number, second.number, made()]).toEqual([1, 1, 1]);
    expect(first.answer?.headers.get("cache-status")).toBe("pages; fwd=miss; stored");
    expect(second.answer?.headers.get("cache-status")).toBe("pages; hit");
  });

  it("is made once for all who ask at the same time", async () => {
    const { ask, made } = setUp();
    const answers = await Promise.all([ask("/"), ask("/"), ask("/?junk=1")]);
    expect(answers.map(({ number }) => number)).toEqual([1, 1, 1]);
    expect(made()).toBe(1);
  });

  it("is one page whatever else stands in the query, and is made without it", async () => {
    const { ask, targets } = setUp();
    for (const junk of ["a=1", "b=2&search=", "search=tea&c=<x>", "d=1&search=tea"])
      await ask(`/list?${junk}`);
    expect(targets).toEqual(["/list", "/list?search=tea"]);
  });

  it("keeps the nonce and the request id of the first visitor to itself", async () => {
    const { ask } = setUp();
    const { text, answer } = await ask("/");
    expect(text).toBe('<p>1</p><i></i><script>run()</script><script src="/a.js"></script>');
    expect(answer?.headers.get("content-security-policy")).not.toContain("nonce");
    expect(answer?.headers.get("x-request-id")).toBeNull();
  });

  it("names its inline scripts by their hashes", async () => {
    const { ask } = setUp();
    const policy = (await ask("/")).answer?.headers.get("content-security-policy");
    const hash = createHash("sha256").update("run()").digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain("unsafe");
  });

  it("comes in the form the client takes", async () => {
    const { ask } = setUp();
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

  it("tells shared caches how long, browsers to ask, and both that cookies matter", async () => {
    const { ask } = setUp();
    const headers = (await ask("/")).answer?.headers;
    expect(headers?.get("cache-control")).toBe("public, max-age=0, s-maxage=30");
    expect(headers?.get("vary")).toBe("accept-encoding, cookie");
  });

  it("is not sent again to a browser that has it", async () => {
    const { ask } = setUp();
    const etag = (await ask("/")).answer?.headers.get("etag") ?? "";
    const { answer, text } = await ask("/", { headers: { "if-none-match": `"other", ${etag}` } });
    expect([answer?.status, text, answer?.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await ask("/", { headers: { "if-none-match": '"other"' } })).answer?.status).toBe(200);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const { ask, made } = setUp();
    const head = await ask("/", { method: "HEAD" });
    const get = await ask("/");
    expect(head.text).toBe("");
    expect(head.answer?.headers.get("content-length")).toBe(get.answer?.headers.get("content-length"));
    expect(made()).toBe(1);
  });
});

describe("never from the cache, never into it", () => {
  it.each(["session=abc", "other=1; session=abc", "flash=x", "a=b;flash="])(
    "with the cookie %s",
    async (cookie) => {
      const { ask, made } = setUp();
      await ask("/");
      expect((await ask("/", { headers: { cookie } })).answer).toBeNull();
      expect(made()).toBe(1);
    },
  );

  it("but any other cookie makes nobody of a visitor", async () => {
    const { ask } = setUp();
    expect((await ask("/", { headers: { cookie: "no-session=1; theme=dark" } })).number).toBe(1);
  });

  it("is a page that is not listed, or a write", async () => {
    const { ask, made } = setUp();
    expect((await ask("/login")).answer).toBeNull();
    expect((await ask("/", { method: "POST" })).answer).toBeNull();
    expect(made()).toBe(0);
  });

  it.each<Answer>([
    { status: 404 },
    { status: 302, headers: { location: "/login" } },
    { headers: { "set-cookie": "a=b" } },
    { headers: { "cache-control": "private, no-store" } },
    { headers: { "content-type": "application/json" } },
    { isWhole: false },
  ])("is what was made as %o", async (first) => {
    const { ask, next, made } = setUp();
    next.push(first);
    const { answer } = await ask("/");
    expect(answer?.status).toBe(first.status ?? 200);
    await ask("/");
    expect(made()).toBe(2);
  });

  it("gives a cookie to the one it was set for, not to those who waited", async () => {
    const { ask, next } = setUp();
    next.push({ headers: { "set-cookie": "a=b" } });
    const [first, second] = await Promise.all([ask("/"), ask("/")]);
    expect(first.answer?.headers.get("set-cookie")).toBe("a=b");
    expect(second.answer).toBeNull();
  });

  it("holds no more bytes than it may", async () => {
    const { ask, cache } = setUp(2_000);
    for (let number = 0; number < 40; number++) await ask(`/business/${number}`);
    expect(cache.figures().bytes).toBeLessThanOrEqual(2_000);
    expect(cache.figures().pages).toBeGreaterThan(1);
  });
});

describe("as time goes by", () => {
  it("gives out the old page while the new one is made, then the new one", async () => {
    const { ask, pass, settle } = setUp();
    await ask("/");
    pass(29_999);
    expect((await ask("/")).number).toBe(1);
    pass(10_000);
    const stale = await ask("/");
    expect(stale.number).toBe(1);
    expect(stale.answer?.headers.get("cache-status")).toBe("pages; hit; ttl=-10");
    await settle();
    expect((await ask("/")).number).toBe(2);
  });

  it("waits for a new page when the old one is too old", async () => {
    const { ask, pass } = setUp();
    await ask("/");
    pass(90_001);
    expect((await ask("/")).number).toBe(2);
  });
});

describe("in an outage", () => {
  const failures: Answer[] = [{ error: new Error("no connection") }, { status: 503 }, { isWhole: false }];

  it.each(failures)("an older page stands in for ten minutes: %o", async (failure) => {
    const { ask, next, pass, made } = setUp();
    await ask("/");
    pass(100_000);
    next.push(failure, failure, failure, failure);
    const { number, answer } = await ask("/");
    expect(number).toBe(1);
    expect(answer?.headers.get("cache-status")).toBe("pages; hit; ttl=-70; detail=outage");
    // The next visitors do not wait, and only now and then somebody tries again.
    for (let visit = 0; visit < 5; visit++) expect((await ask("/")).number).toBe(1);
    expect(made()).toBe(2);
    pass(501_000);
    const late = await ask("/").catch(() => null);
    expect(late?.answer?.headers.get("cache-status") ?? "").not.toContain("hit");
  });

  it("ends with the first page that can be made", async () => {
    const { ask, next, pass, settle } = setUp();
    await ask("/");
    pass(100_000);
    next.push({ status: 503 });
    await ask("/");
    pass(5_000);
    expect((await ask("/")).number).toBe(1);
    await settle();
    expect((await ask("/")).answer?.headers.get("cache-status")).toBe("pages; hit");
  });

  it("throws what the page threw when there is no older one", async () => {
    const { ask, next, made } = setUp();
    next.push({ error: new Error("no connection") });
    await expect(ask("/")).rejects.toThrow("no connection");
    await ask("/");
    expect(made()).toBe(2);
  });
});

describe("a change", () => {
  it("drops the pages that show it and no other", async () => {
    const { ask, cache } = setUp();
    for (const target of ["/", "/business/1", "/business/2"]) await ask(target);
    cache.drop(["businesses", "business:2"]);
    expect((await ask("/business/1")).number).toBe(2);
    expect((await ask("/business/2")).number).toBe(4);
    expect((await ask("/")).number).toBe(5);
    cache.drop(["*"]);
    expect(cache.figures().pages).toBe(0);
  });

  it("is not missed by a page that is just being made", async () => {
    const { ask, cache, gate, settle } = setUp();
    let open = () => {};
    gate.open = new Promise((resolve) => {
      open = resolve;
    });
    const before = ask("/");
    await settle();
    cache.drop(["businesses"]);
    const after = ask("/");
    await settle();
    open();
    expect((await before).number).toBe(1);
    expect((await after).number).toBe(2);
    expect((await ask("/")).number).toBe(2);
  });

  it("is looked at again soon, because what a page reads may lag", async () => {
    const { ask, cache, pass } = setUp();
    cache.drop(["businesses"]);
    await ask("/");
    pass(999);
    expect((await ask("/")).number).toBe(1);
    pass(1);
    expect((await ask("/")).number).toBe(2);
    pass(5_000);
    await ask("/");
    pass(29_000);
    expect((await ask("/")).number).toBe(3);
  });

  it("that may have been missed leaves no page fresh, but each one for an outage", async () => {
    const { ask, cache, next } = setUp();
    await ask("/");
    await ask("/business/1");
    cache.distrust();
    expect((await ask("/")).number).toBe(3);
    next.push({ status: 503 });
    expect((await ask("/business/1")).number).toBe(2);
  });
});
