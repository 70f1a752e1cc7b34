import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { pino } from "pino";
import { migrateEverything } from "#app/migrate-everything.server.ts";
import { createAuth } from "#platform/auth/create-auth.server.ts";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { type Db, openDatabase, openPool } from "#platform/db/open-database.server.ts";
import { readEnv } from "#platform/env/read-env.ts";
import { buildSearch } from "#seed/build-search.ts";
import { seedDemo } from "#seed/seed-demo.ts";
import { seedLarge } from "#seed/seed-large.ts";
import { startProcess, stopProcess, waitUntilReady } from "#testing/child-process.ts";
import { createDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl, startLocalPostgres } from "#testing/local-postgres.ts";
import { startNginx } from "./start-nginx.ts";

export const businesses = 50_000;
const members = 30;
/** The switches of a launched site. Held reviews stay off. */
const openSwitches = ["business_reviews", "store_catalogue", "business_dashboard", "travel_reviews"];

type Options = { web: number; hasNginx: boolean };

/** Starts the built product on a database of 50,000 businesses, which is kept between runs. */
export async function startSite({ web: count, hasNginx }: Options) {
  const postgres = await startLocalPostgres({
    dataDir: ".data/bench-mix",
    port: await findFreePort(),
    settings: { shared_buffers: "512MB", random_page_cost: "1.1", jit: "off", synchronous_commit: "off" },
  });
  const stops: (() => Promise<unknown>)[] = [() => postgres.stop()];
  const stop = async () => {
    for (const end of stops.toReversed()) await end();
  };
  try {
    const ownerUrl = await prepareDatabase(postgres);
    const owner = openDatabase(openPool(ownerUrl, { max: 4 }));
    stops.push(() => owner.destroy());
    const ports: number[] = [];
    while (ports.length < count) ports.push(await findFreePort());
    const frontPort = hasNginx ? await findFreePort() : ports[0];
    const settings = {
      NODE_ENV: "production",
      APP_ORIGIN: `http://127.0.0.1:${frontPort}`,
      DATABASE_URL: appUrl(ownerUrl),
      AUTH_SECRET: randomBytes(32).toString("hex"),
      SMTP_URL: "smtp://127.0.0.1:1",
      LOG_LEVEL: "info",
      SHUTDOWN_DELAY_SECONDS: "0",
      // The generator sends client addresses as a proxy would, and nginx adds itself.
      TRUSTED_PROXY_HOPS: hasNginx ? "2" : "1",
      METRICS_TOKEN: "a token for benchmarks",
      PROOF_OF_WORK_COST: "0",
      FORM_MIN_SECONDS: "0",
      ...(process.env.RENDERS_IN_FLIGHT ? { RENDERS_IN_FLIGHT: process.env.RENDERS_IN_FLIGHT } : {}),
    };
    const webs = ports.map((port) =>
      start("web   ", ["src/app/main.ts"], { ...settings, PORT: String(port) }),
    );
    stops.push(() => Promise.all(webs.map((web) => stopProcess(web))));
    const worker = start("worker", ["build/worker/worker.js"], settings);
    stops.push(() => stopProcess(worker));
    for (const [number, web] of webs.entries())
      await waitUntilReady(web, `http://127.0.0.1:${ports[number]}/readyz`);
    const front = hasNginx && frontPort ? await startNginx(frontPort, ports) : undefined;
    if (front) stops.push(front.stop);
    const cookies = await signIn(owner, settings);
    return {
      ...{
        owner,
        cookies,
        stop,
        origin: settings.APP_ORIGIN,
        ports: front && frontPort ? [frontPort] : ports,
      },
      webPids: webs.map(({ pid = 0 }) => pid),
      readMetrics: () => Promise.all(ports.map((port) => readMetrics(port, settings.METRICS_TOKEN))),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Logging costs as much as in production, but the output is discarded. */
function start(label: string, args: string[], env: Record<string, string>) {
  const onLine = (line: string) => {
    if (/"level":(?:"error"|"fatal"|[56]0)/.test(line)) console.log(label, line.slice(0, 400));
  };
  return startProcess("node", args, { env, label, onLine });
}

async function prepareDatabase(postgres: { ownerUrl: (name: string) => string }): Promise<string> {
  const ownerUrl = postgres.ownerUrl("mix");
  await createDatabase(postgres.ownerUrl("postgres"), "mix");
  await migrateEverything({ ownerUrl, appUrl: appUrl(ownerUrl) });
  const db = openDatabase(openPool(ownerUrl, { max: 1 }));
  const { count } = await db
    .selectFrom("businesses")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) < businesses) {
    await seedDemo(ownerUrl, { withAccounts: true });
    await seedLarge(ownerUrl, { businesses, reviews: 20_000 });
    await buildSearch(ownerUrl);
  }
  await db.updateTable("launch_switches").set({ is_on: true }).where("name", "in", openSwitches).execute();
  await db.destroy();
  return ownerUrl;
}

async function signIn(owner: Db, settings: Record<string, string>): Promise<string[]> {
  const auth = createAuth({ env: readEnv(settings), db: owner, log: pino({ level: "silent" }) });
  const cookies: string[] = [];
  while (cookies.length < members) cookies.push(await signInCookie({ db: owner, owner, auth }));
  return cookies;
}

async function readMetrics(port: number, token: string): Promise<Record<string, number>> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = (await response.text()).matchAll(/^(admission|page_cache)\{what="(\w+)"\} (\S+)$/gm);
  return Object.fromEntries([...found].map(([, name, what, value]) => [`${name} ${what}`, Number(value)]));
}

/** CPU seconds and memory of processes so far (Linux only). */
export function readUsage(pids: readonly number[]) {
  let cpuSeconds = 0;
  let rssMb = 0;
  for (const pid of pids) {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    cpuSeconds += (Number(fields[11]) + Number(fields[12])) / 100;
    rssMb += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
  }
  return { cpuSeconds, rssMb };
}
