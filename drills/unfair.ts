import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { createLimits } from "#platform/http/limits/limits.server.ts";
import { startStack } from "#testing/stack.ts";
import { ask, type Requested } from "./unfair/ask.ts";
import type { Flood } from "./unfair/flood.ts";
import { makeLongTrip } from "./unfair/make-long-trip.ts";

/**
 * One IP address requests expensive, uncached pages on 64 connections while 100 other people read the site. Passes if
 * the others get 99 % of their pages, with a p95 at most twice that of the quiet times in between. `-- --unlimited`
 * lifts the limit of pages per minute and tests the fair share of render slots alone. `npm run drill:unfair --
 * --seconds 30 --people 100 --connections 64`
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    people: { type: "string", default: "100" },
    connections: { type: "string", default: "64" },
    unlimited: { type: "boolean", default: false },
  },
});
const seconds = Number(values.seconds);
const people = Number(values.people);
const connections = Number(values.connections);
const warmUpSeconds = Math.min(10, seconds);
const sliceSeconds = Math.min(6, seconds);
const slices = Math.round(seconds / sliceSeconds);
const minGoodShare = 0.99;
const maxSlowdown = 2;
/** The pause of one person between two pages. */
const pauseMs = { from: 4_000, to: 10_000 };

type Phase = "warm" | "quiet" | "flooded" | "over";
let phase: Phase = "warm";

const stack = await startStack({
  env: { LOG_LEVEL: "warn", PAGE_READS_PER_MINUTE: values.unlimited ? "1000000000" : "" },
});
const agent = new Agent({ keepAlive: true });
try {
  const pool = openPool(stack.ownerUrl, { max: 2 });
  const db = openDatabase(pool);
  const trip = await makeLongTrip({ db, env: readEnv(stack.env), limits: createLimits(pool) });
  const businesses = await db.selectFrom("businesses").select("id").limit(200).execute();
  await db.destroy();
  const business = () => businesses[Math.floor(Math.random() * businesses.length)]?.id;
  const floodUrls = [
    "/login?n=NUMBER",
    "/search?q=tea+NUMBER",
    `/business/${business()}.data?n=NUMBER`,
    "/register",
  ];
  const readPaths = [
    () => `/business/${business()}`,
    () => "/login",
    () => `/directory?search=tea${Math.floor(Math.random() * 1e6)}`,
    () => "/events",
    () => `/search?q=books+${Math.floor(Math.random() * 1e6)}`,
  ];

  const reading = readUntilOver(readPaths);
  await pause(warmUpSeconds * 1_000);
  const flood: Record<number, number> = {};
  // Started in advance, because starting a process takes CPU time from the site.
  const flooder = fork(new URL("./unfair/flood.ts", import.meta.url));
  // Alternates, so that other load on the machine affects both equally.
  for (let slice = 0; slice < slices; slice++) {
    phase = "quiet";
    await pause(sliceSeconds * 1_000);
    phase = "flooded";
    const statuses = await startFlood(flooder, [trip, ...floodUrls.map((path) => `${stack.origin}${path}`)]);
    for (const [status, count] of Object.entries(statuses))
      flood[Number(status)] = (flood[Number(status)] ?? 0) + count;
  }
  flooder.disconnect();
  phase = "over";
  const requested = await reading;
  const [quiet, flooded] = [describe(requested.quiet), describe(requested.flooded)];
  console.table({ quiet, flooded });
  console.log(`The flood from one address on ${connections} connections got:`, flood);
  const slowdown = flooded.p95Ms / quiet.p95Ms;
  const holds = flooded.goodShare >= minGoodShare && slowdown <= maxSlowdown;
  console.log(
    `The others got ${(flooded.goodShare * 100).toFixed(2)} % of their pages, p95 ${slowdown.toFixed(2)} times the quiet one.`,
  );
  console.log(holds ? "Nobody was starved." : "FAILED: one client starves others.");
  if (!holds) process.exitCode = 1;
} finally {
  agent.destroy();
  await stack.stop();
}

/** Everyone reads at their own pace, from different IP addresses. */
async function readUntilOver(paths: readonly (() => string)[]) {
  const requested: Record<Exclude<Phase, "over">, Requested[]> = { warm: [], quiet: [], flooded: [] };
  const read = async (number: number) => {
    const ip = `203.0.${113 + (number >> 8)}.${number & 255}`;
    await pause(Math.random() * pauseMs.to);
    for (let page = number; phase !== "over"; page++) {
      const path = paths[page % paths.length]?.() ?? "/";
      const during = requested[phase];
      during.push(await ask(stack.origin + path, { agent, ip }));
      await pause(pauseMs.from + Math.random() * (pauseMs.to - pauseMs.from));
    }
  };
  await Promise.all(Array.from({ length: people }, (_, number) => read(number)));
  return requested;
}

async function startFlood(flooder: ChildProcess, urls: string[]): Promise<Record<number, number>> {
  flooder.send({ urls, connections, seconds: sliceSeconds, ip: "198.51.100.7" } satisfies Flood);
  const [statuses] = await once(flooder, "message");
  return statuses;
}

function describe(requested: readonly Requested[]) {
  const times = requested.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  const good = requested.filter(({ status }) => status === 200).length;
  const bad = requested.filter(({ status }) => status !== 200).map(({ status }) => status);
  return {
    pages: requested.length,
    goodShare: good / requested.length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    bad: [...new Set(bad)].join(" "),
  };
}
