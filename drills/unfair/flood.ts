/** One address that asks for expensive pages on many connections, each time at once again. A process of its own. */
import { once } from "node:events";
import { Agent } from "node:http";
import { ask } from "./ask.ts";

export type Flood = { urls: string[]; connections: number; seconds: number; ip: string };

const [flood] = (await once(process, "message")) as [Flood];
const agent = new Agent({ keepAlive: true, maxSockets: flood.connections });
const until = performance.now() + flood.seconds * 1_000;
const statuses: Record<number, number> = {};
let asked = 0;

async function askUntilOver() {
  while (performance.now() < until) {
    const number = asked++;
    const url = `${flood.urls[number % flood.urls.length]}`.replace("NUMBER", String(number));
    const { status } = await ask(url, { agent, ip: flood.ip });
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

await Promise.all(Array.from({ length: flood.connections }, askUntilOver));
agent.destroy();
process.send?.(statuses);
process.disconnect();
