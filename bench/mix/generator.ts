/**
 * The open-loop load generator, in a separate process. Requests are sent when they are due, no matter how slow the
 * responses are, and latency counts from that time. Connects to loopback only.
 */
import { Agent, type ClientRequest, request } from "node:http";
import { type Ask, drawFrom, type Plan, seededRandom } from "./plan.ts";

export type GeneratorSetUp = {
  ports: number[];
  origin: string;
  plan: Plan;
  /** Session cookies. One request in ten carries one. */
  cookies: string[];
  /** Opens a new connection for each request. */
  isFresh: boolean;
};
export type Order = { rate: number; seconds: number; isInTurn?: boolean };
/** One request: when it was due, how long it took, and how it ended (0 is a timeout, -1 a broken connection). */
export type Sample = [atMs: number, tookMs: number, status: number, kind: string];
export type Delivery = { samples: Sample[]; cpuSeconds: number; latestMs: number };

const timeoutMs = 10_000;
const maxInFlight = 30_000;
const tickMs = 2;
const signedInShare = 0.1;

process.once("message", (setUp: GeneratorSetUp) => {
  process.on("message", async (order: Order) => process.send?.(await deliver(setUp, order)));
  process.send?.("ready");
});
process.once("disconnect", () => process.exit());

let seed = 1966;

async function deliver(setUp: GeneratorSetUp, { rate, seconds, isInTurn = false }: Order): Promise<Delivery> {
  const random = seededRandom(seed++);
  const draw = isInTurn ? drawBusiness(setUp.plan) : drawFrom(setUp.plan, random);
  const agent = new Agent({
    keepAlive: !setUp.isFresh,
    maxSockets: Number.POSITIVE_INFINITY,
    maxFreeSockets: 4_096,
  });
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  const samples: Sample[] = [];
  const open = new Map<ClientRequest, number>();
  let sent = 0;
  let dueAt = 0;
  let latestMs = 0;

  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now() - startedAt;
      while (dueAt <= now && dueAt < seconds * 1_000) {
        latestMs = Math.max(latestMs, now - dueAt);
        send(dueAt);
        // Arrivals of visitors are independent of each other.
        dueAt += (-Math.log(1 - random()) / rate) * 1_000;
      }
      for (const [one, since] of open) {
        if (now - since < timeoutMs) break;
        one.destroy(new Error("timeout"));
      }
      if (dueAt >= seconds * 1_000 && samples.length === sent) {
        clearInterval(timer);
        resolve();
      }
    }, tickMs);
  });
  agent.destroy();
  const { user, system } = process.cpuUsage(cpuBefore);
  return { samples, latestMs, cpuSeconds: (user + system) / 1e6 };

  function send(due: number) {
    const ask = draw();
    sent++;
    let isOver = false;
    const finish = (status: number) => {
      if (isOver) return;
      isOver = true;
      open.delete(client);
      samples.push([due, performance.now() - startedAt - due, status, ask.kind]);
    };
    const client = request({
      host: "127.0.0.1",
      port: setUp.ports[sent % setUp.ports.length],
      path: ask.path,
      method: ask.method ?? "GET",
      headers: headersOf(ask, setUp, random),
      agent,
    });
    open.set(client, due);
    client.once("response", (response) => {
      response.resume();
      response.once("end", () => finish(response.statusCode ?? -1));
      response.once("error", () => finish(-1));
    });
    client.once("error", ({ message }) => finish(message === "timeout" ? 0 : -1));
    if (open.size > maxInFlight) client.destroy(new Error("timeout"));
    client.end(ask.body);
  }
}

let visited = 0;

/** Cycles through the businesses, to fill the cache. */
function drawBusiness({ businesses }: Plan): () => Ask {
  return () => ({ kind: "business", path: `/business/${businesses[visited++ % businesses.length]}` });
}

function headersOf({ method, path }: Ask, { origin, cookies }: GeneratorSetUp, random: () => number) {
  // Random networks for visitors, different in each run, so limits count each visitor alone.
  const part = () => Math.floor(Math.random() * 250) + 1;
  const headers: Record<string, string> = {
    "x-forwarded-for": `10.${part()}.${part()}.${part()}`,
    "accept-encoding": "gzip, deflate, br",
    accept: "text/html,application/json;q=0.9,*/*;q=0.8",
    host: new URL(origin).host,
  };
  if (method && path.startsWith("/api/")) return { ...headers, "content-type": "application/json" };
  if (method)
    return {
      ...headers,
      origin,
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
    };
  const cookie = random() < signedInShare ? cookies[Math.floor(random() * cookies.length)] : undefined;
  return cookie ? { ...headers, cookie } : headers;
}
