/** One IP address that requests expensive pages on many connections without pausing, in a separate process. */
import { Agent } from "node:http";
import { ask } from "./ask.ts";

export type Flood = { urls: string[]; connections: number; seconds: number; ip: string };

let requested = 0;

process.on("message", async (flood: Flood) => {
  process.send?.(await requestForSeconds(flood));
});

/** Resolves with the number of responses by status. */
async function requestForSeconds({ urls, connections, seconds, ip }: Flood): Promise<Record<number, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1_000;
  const statuses: Record<number, number> = {};
  const askUntilOver = async () => {
    while (performance.now() < until) {
      const number = requested++;
      const url = `${urls[number % urls.length]}`.replace("NUMBER", String(number));
      const { status } = await ask(url, { agent, ip });
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, askUntilOver));
  agent.destroy();
  return statuses;
}
