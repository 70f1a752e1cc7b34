import { Agent, get } from "node:https";
import { drawFrom, type Plan } from "../../bench/mix/plan.ts";

export type Rush = { perSecond: number; seconds: number };
export type Measured = {
  perSecond: number;
  requests: number;
  failed: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
};

/** People with one connection each. The site counts networks, and each of them comes from another one. */
const visitors = 200;
const timeoutMs = 20_000;

/** Opens pages of the mix in an open loop: the next request does not wait for the previous response. */
export async function measurePages(origin: string, plan: Plan, rush: Rush): Promise<Measured> {
  const draw = drawFrom(plan, Math.random);
  const agents = Array.from({ length: visitors }, (_, index) => {
    const localAddress = `127.0.${1 + Math.floor(index / 250)}.${1 + (index % 250)}`;
    return new Agent({ keepAlive: true, maxSockets: 6, localAddress });
  });
  const durations: number[] = [];
  let failed = 0;
  const open = async (path: string, agent: Agent) => {
    const startedAt = performance.now();
    const status = await fetchStatus(`${origin}${path}`, agent);
    durations.push(performance.now() - startedAt);
    if (status >= 400 || status === 0) failed += 1;
  };
  const total = rush.perSecond * rush.seconds;
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  while (pending.length < total) {
    const due = Math.min(total, Math.floor(((performance.now() - startedAt) / 1_000) * rush.perSecond) + 1);
    while (pending.length < due) {
      const { path, method } = draw();
      const agent = agents[Math.floor(Math.random() * visitors)] as Agent;
      pending.push(open(method ? "/" : path, agent));
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all(pending);
  for (const agent of agents) agent.destroy();
  durations.sort((one, other) => one - other);
  const at = (share: number) => Math.round(durations[Math.floor(durations.length * share)] ?? 0);
  return {
    ...{ perSecond: rush.perSecond, requests: durations.length, failed },
    ...{ p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) },
  };
}

/** Time to the last byte. 0 for a connection that failed. */
function fetchStatus(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, timeout: timeoutMs, headers: { "accept-encoding": "gzip, br" } }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", () => resolve(0));
    })
      .once("error", () => resolve(0))
      .once("timeout", function (this: { destroy: () => void }) {
        this.destroy();
      });
  });
}
