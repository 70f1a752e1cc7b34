import { createPageCache } from "./page-cache.server.ts";

const pages = new Map([
  ["/", { query: [], uncached: [], shows: ["categories"], lists: ["business"], mentions: [] }],
  ["/list", { query: ["search"], uncached: [], shows: ["categories"], lists: ["business"], mentions: [] }],
  ["/in/*", { query: [], uncached: [], shows: [], lists: ["place:*"], mentions: ["business"] }],
  ["/business/*", { query: [], uncached: [], shows: ["business:*"], lists: [], mentions: ["business"] }],
]);
const nonce = "bm9uY2Ugb2YgdGhpcyBwYWdl";
const requestId = "0e6ffdb1-0b4a-4d1e-a3a1-3a1c1f0f6d10";

/** The result of the next render. */
export type CacheResponse = {
  status?: number;
  headers?: Record<string, string>;
  isWhole?: boolean;
  error?: Error;
};

type Asker = { network: string; canRender?: () => boolean };
const asker: Asker = { network: "192.0.2.1" };

type Options = Pick<Parameters<typeof createPageCache>[0], "maxBytes" | "gate">;

/** A cache with a fake clock and a page that counts its renders. */
export function openCache(options: Options = {}) {
  let time = 1_000_000;
  let made = 0;
  const next: CacheResponse[] = [];
  const gate = { open: Promise.resolve() };
  const targets: string[] = [];
  const personalCookies = ["session", "flash"];
  const cache = createPageCache({
    pages,
    personalCookies,
    now: () => time,
    ...options,
  });
  const render = async (target: string) => {
    const number = ++made;
    targets.push(target);
    await gate.open;
    const { status = 200, headers = {}, isWhole = true, error } = next.shift() ?? {};
    if (error) throw error;
    const html = `<p>${number}</p><i>${requestId}</i><script nonce="${nonce}">run()</script><script src="/a.js" nonce="${nonce}"></script><script>slipped()</script>`;
    const response = new Response(html, { status, headers: { "content-type": "text/html", ...headers } });
    return { response, isWhole, own: { nonce, requestId } };
  };
  async function ask(target: string, { from = asker, ...init }: RequestInit & { from?: Asker } = {}) {
    const request = new Request(`http://here.example${target}`, init);
    const answer = cache.find(request) ?? (await cache.answer(request, render, from));
    const text = (await answer?.clone().text()) ?? "";
    return { answer, text, number: Number(/<p>(\d+)/.exec(text)?.[1]) };
  }
  return { cache, ask, next, gate, targets, made: () => made, pass: (ms: number) => (time += ms) };
}
