/**
 * The memory of a web process while a crawler fetches the whole sitemap, one file at a time.
 * `npm run bench:sitemap -- --businesses 5000000 --rounds 1`; use rounds to repeat the files of a smaller directory.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startProcess, stopProcess, waitUntilReady } from "#testing/child-process.ts";
import { findFreePort } from "#testing/free-port.ts";
import { prepareDatabase, startBenchServer } from "./search/prepare-database.ts";

const { values } = parseArgs({
  options: {
    businesses: { type: "string", default: "5000000" },
    rounds: { type: "string", default: "1" },
    encoding: { type: "string", default: "br" },
  },
});
const maxAboveIdleMb = 200;

const server = await startBenchServer();
try {
  await measure((await prepareDatabase(server, Number(values.businesses))).url);
} finally {
  await server.stop();
}

async function measure(databaseUrl: string) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: "production",
    PORT: String(port),
    APP_ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "only for this measurement, long enough",
    SMTP_URL: "smtp://127.0.0.1:9",
    LOG_LEVEL: "warn",
  };
  const web = startProcess("node", ["src/app/main.ts"], { env, label: "web" });
  try {
    await waitUntilReady(web, `${origin}/readyz`);
    const idleMb = readMemoryMb(web.pid);
    let peakMb = idleMb;
    const timer = setInterval(() => {
      peakMb = Math.max(peakMb, readMemoryMb(web.pid));
    }, 50);
    const startedAt = performance.now();
    let bytes = 0;
    let files = 0;
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const file of await listFiles(origin)) {
        bytes += await fetchFile(file);
        files += 1;
      }
    }
    clearInterval(timer);
    const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
    const aboveIdleMb = Math.round(peakMb - idleMb);
    console.table([{ files, megabytes: Math.round(bytes / 1e6), seconds, idleMb, peakMb, aboveIdleMb }]);
    if (aboveIdleMb > maxAboveIdleMb) {
      console.error(`The sitemap needs ${aboveIdleMb} MB above idle, more than ${maxAboveIdleMb}.`);
      process.exitCode = 1;
    }
  } finally {
    await stopProcess(web);
  }
}

async function listFiles(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...index.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
}

/** Discards the body, since only the server's memory is measured. */
async function fetchFile(url: string): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": values.encoding } });
  if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
  return bytes;
}

/** The resident memory of a process (Linux only). */
function readMemoryMb(pid: number | undefined): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
