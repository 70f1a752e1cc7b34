import { type Agent, get } from "node:http";

export type Requested = { status: number; ms: number };

/** Requests one page from an IP address and reads the whole response. */
export function ask(url: string, { agent, ip }: { agent: Agent; ip: string }): Promise<Requested> {
  const startedAt = performance.now();
  const headers = { "x-forwarded-for": ip, "accept-encoding": "br" };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    get(url, { agent, headers, timeout: 10_000 }, (response) => {
      response.resume();
      response.once("end", () => end(response.complete ? (response.statusCode ?? 0) : 0));
      response.once("error", () => end(0));
    })
      .once("timeout", function (this: { destroy: () => void }) {
        this.destroy();
      })
      .once("error", () => end(0));
  });
}
