import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { demoAccounts } from "#seed/accounts.ts";
import { startStack } from "#testing/stack.ts";
import { fsync } from "./fsync.ts";

/**
 * Restarts PostgreSQL, and terminates every connection to it, while clients load the site.
 * Passes if no process exits, no client gets a 500 or a dropped connection, the first success comes within a second of the
 * database being back, and cached pages show what changed meanwhile.
 * `npm run drill:database -- --rounds 20`
 */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "20" } } });
const rounds = Number(values.rounds);
const clients = 12;
const downtimeMs = 1_500;
const maxSecondsToRespond = 1;
const maxSecondsToShow = 5;

const stack = await startStack({ fsync, env: { LOG_LEVEL: "silent", API_READS_PER_MINUTE: "1000000" } });
const ended: string[] = [];
stack.web.once("exit", (code, signal) => ended.push(`web (${code ?? signal})`));
stack.worker.once("exit", (code, signal) => ended.push(`worker (${code ?? signal})`));
const statuses = new Map<string, number>();
let requestCount = 0;
let isOver = false;

const cookie = await signIn();
const business = await findBusiness();
const load = Array.from({ length: clients }, loadUntilOver);
const rows = [];
for (let round = 1; round <= rounds; round++) {
  rows.push(await runRound(round));
  if (ended.length > 0) break;
}
isOver = true;
await Promise.all(load);
const mails = ended.length === 0 && (await isMailDelivered());
const dead = [...ended];
await stack.stop();

console.table(rows);
console.log(`Responses to ${clients} clients:`, Object.fromEntries([...statuses].toSorted()));
console.log(`Processes that ended: ${dead.length > 0 ? dead.join(", ") : "none"}.`);
console.log(mails ? "The worker still sends email." : "FAILED: the worker no longer sends email.");
const isTooSlow = rows.some(
  ({ secondsToRespond, secondsToShow }) =>
    secondsToRespond > maxSecondsToRespond || secondsToShow > maxSecondsToShow,
);
const hasBadStatus = [...statuses.keys()].some((status) => !["200", "429", "503"].includes(status));
const holds = dead.length === 0 && rows.length === rounds && mails && !isTooSlow && !hasBadStatus;
console.log(holds ? "Holds." : "FAILED.");
process.exit(holds ? 0 : 1);

async function runRound(round: number) {
  const isRestart = round % 2 === 1;
  const name = `Drill Round ${round}`;
  // Cached before the fault, so a stale copy could be served.
  await Promise.all([fetchText(`/business/${business}`), fetchText("/directory")]);
  if (isRestart) await stack.postgres.restart(downtimeMs);
  else for (let attempt = 0; attempt < 5; attempt++) await terminateConnections();
  const backAt = performance.now();
  // Written at once, before the processes listen for changes again.
  const [secondsToRespond] = await Promise.all([secondsUntilHealthy(backAt), rename(name)]);
  const secondsToShow = await secondsUntilShown(name, backAt);
  await pause(500);
  return { round, fault: isRestart ? "restart" : "terminate", secondsToRespond, secondsToShow };
}

/** Requests of every kind that needs the database: distinct searches, personal pages, cached pages, data. */
async function loadUntilOver() {
  while (!isOver) {
    const kinds = [
      ["/directory?search=", {}],
      ["/api/v1/businesses?search=", {}],
      ["/dashboard?at=", { cookie }],
      ["/reviews?search=", { cookie }],
      ["/?at=", {}],
    ] as const;
    const [path, headers] = kinds[requestCount % kinds.length] ?? kinds[0];
    requestCount++;
    const status = await send(`${path}${requestCount}`, headers);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await pause(20);
  }
}

async function send(path: string, headers: Record<string, string>) {
  // A different network each time, to stay below the rate limits.
  const network = `10.${(requestCount >> 16) & 255}.${(requestCount >> 8) & 255}.${requestCount & 255}`;
  try {
    const response = await fetch(`${stack.origin}${path}`, {
      headers: { ...headers, "x-forwarded-for": network },
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch (error) {
    return `no response (${(error as Error).cause ?? (error as Error).name})`;
  }
}

/** Seconds until a signed-in page and an uncached search both succeed. */
async function secondsUntilHealthy(from: number) {
  for (let attempt = 0; ended.length === 0; attempt++) {
    const responses = await Promise.all([
      send(`/directory?search=good${from}${attempt}`, {}),
      send("/dashboard", { cookie }),
    ]);
    if (responses.every((status) => status === "200")) break;
    await pause(20);
  }
  return secondsSince(from);
}

/** Seconds until the cached page of a business and its cached API response show the new name. */
async function secondsUntilShown(name: string, from: number) {
  const deadline = from + 30_000;
  while (performance.now() < deadline && ended.length === 0) {
    const texts = await Promise.all([
      fetchText(`/business/${business}`),
      fetchText(`/api/v1/businesses/${business}`),
    ]);
    if (texts.every((text) => text.includes(name))) break;
    await pause(50);
  }
  return secondsSince(from);
}

async function fetchText(path: string) {
  const response = await fetch(`${stack.origin}${path}`).catch(() => null);
  return (await response?.text()) ?? "";
}

function secondsSince(from: number) {
  return Math.round(performance.now() - from) / 1_000;
}

async function asOwner<Row extends object>(text: string, parameters: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: stack.ownerUrl });
  client.on("error", () => {});
  await client.connect();
  return client
    .query<Row>(text, parameters)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function terminateConnections() {
  await asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'ujamaa_app' and pid <> pg_backend_pid()",
  );
  await pause(100);
}

async function findBusiness() {
  const [row] = await asOwner<{ id: string }>("select id from businesses order by id limit 1");
  return row?.id ?? "";
}

async function rename(name: string) {
  await asOwner("update businesses set name = $2 where id = $1", [business, name]);
}

async function signIn() {
  const response = await fetch(`${stack.origin}/api/v1/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: stack.origin },
    body: JSON.stringify(demoAccounts.member),
  });
  if (!response.ok) throw new Error(`The demo member cannot sign in: ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function isMailDelivered() {
  const { email } = demoAccounts.member;
  await fetch(`${stack.origin}/forgot-password`, {
    method: "POST",
    headers: { origin: stack.origin },
    body: new URLSearchParams({ email }),
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    const found = await fetch(`${stack.inboxOrigin}/api/messages?to=${encodeURIComponent(email)}`);
    if (((await found.json()) as unknown[]).length > 0) return true;
    await pause(300);
  }
  return false;
}
