/**
 * Latency of the artist directory compared to equivalent plain SQL, which also checks the results. No request repeats.
 * `npm run bench:artists -- --artists 200000 --runs 60`
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { artistList } from "#features/artists/list/input.ts";
import { listArtists } from "#features/artists/list/queries/list-artists.server.ts";
import { templateDatabase } from "#testing/create-database.ts";
import { findFreePort } from "#testing/free-port.ts";
import { appUrl } from "#testing/local-postgres.ts";
import { startMigratedPostgres } from "#testing/migrated-postgres.ts";
import { fillArtists } from "./artists/fill-artists.ts";
import { listShapes, type Question } from "./artists/list-shapes.ts";
import { connectBare, prepareSearch } from "./prepare-search.ts";
import { openRecording, round, summarize } from "./search/measure.ts";

const { values } = parseArgs({
  options: { artists: { type: "string", default: "200000" }, runs: { type: "string", default: "60" } },
});
/** The limit is 1.5 times the bare statements plus this. */
const graceMs = 3;

const port = await findFreePort();
const server = await startMigratedPostgres({
  ...{ dataDir: `.data/bench-artists-${port}`, port },
  settings: { shared_buffers: "512MB", random_page_cost: "1.1", jit: "off" },
});
try {
  const ownerUrl = server.ownerUrl(templateDatabase);
  const url = appUrl(ownerUrl);
  await fillArtists(ownerUrl, Number(values.artists));
  await prepareSearch(ownerUrl, {
    artist_directory: "search_text",
    underground_filmmakers: "search_text",
    black_theater_arts: "search_text",
  });
  const [page, count] = [await connectBare(url), await connectBare(url)];
  const recording = openRecording(url);
  const ours = async ({ address }: Question) => {
    const { items, total } = await listArtists(recording.db, artistList.read(new URLSearchParams(address)));
    return [...items.map(({ id }) => String(id)), String(total)];
  };
  const bare = async (question: Question) => {
    const [{ rows }, counted] = await Promise.all([page.query(question.page), count.query(question.count)]);
    const ids = rows.slice(0, artistList.perPage).map(({ id }) => String(id));
    return [...ids, String(Math.min(1_000, Number(counted.rows[0].count)))];
  };
  const rows = [];
  for (const { name, questions } of await listShapes(page, Number(values.runs)))
    rows.push(await measure(name, questions, { ours, bare }));
  console.table(rows);
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/bench-artists.json", JSON.stringify({ at: new Date(), ...values, rows }, null, 2));
  if (rows.some(({ passes }) => !passes)) process.exitCode = 1;
  await Promise.all([recording.close(), page.end(), count.end()]);
} finally {
  await server.stop();
}

type Ways = Record<"ours" | "bare", (question: Question) => Promise<string[]>>;

/** Alternates between both ways. Ours goes first, so the plain statements find warmer caches. */
async function measure(name: string, questions: readonly Question[], ways: Ways) {
  const times = { ours: [] as number[], bare: [] as number[] };
  const time = async (way: keyof Ways, question: Question) => {
    const startedAt = performance.now();
    const found = await ways[way](question);
    times[way].push(performance.now() - startedAt);
    return found.join();
  };
  // The first requests of a new process are slow.
  for (const question of questions.slice(0, 3)) await Promise.all([ways.ours(question), ways.bare(question)]);
  for (const question of questions) {
    const [ours, bare] = [await time("ours", question), await time("bare", question)];
    if (ours !== bare) throw new Error(`${name}: ${question.address} differs.\n${ours}\n${bare}`);
  }
  const [ours, bare] = [summarize(times.ours), summarize(times.bare)];
  const barMs = round(1.5 * bare.p95 + graceMs);
  return {
    ...{ name, p50: ours.p50, p95: ours.p95, bareP50: bare.p50, bareP95: bare.p95 },
    ...{ barMs, passes: ours.p95 <= barMs },
  };
}
