import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startStack } from "#testing/stack.ts";
import { fsync } from "./fsync.ts";
import { takeOverProcesses } from "./store/killable-processes.ts";

/**
 * One voter sends 1,000 votes at once, then 200 voters send five each while the web server is killed without warning.
 * Passes if the first counts one, the others count 200, and every count equals its rows.
 * `npm run drill:upvotes`
 */
const presses = 1_000;
const voters = 200;
const pressesEach = 5;

const stack = await startStack({ fsync, env: { LOG_LEVEL: "silent" } });
const processes = takeOverProcesses(stack);
const owner = new Client({ connectionString: stack.ownerUrl });
await owner.connect();
const faults: string[] = [];

try {
  const [warmUp, alone, crowd] = [
    await addArtist("Warm-up"),
    await addArtist("Alone"),
    await addArtist("Crowd"),
  ];

  const [one] = await prepareVoters(warmUp, 1);
  const startedAt = performance.now();
  const statuses = await Promise.all(Array.from({ length: presses }, () => press(alone, one)));
  const seconds = (performance.now() - startedAt) / 1_000;
  report(`${presses} presses of one voter in ${seconds.toFixed(1)} s`, statuses);
  await expectVotes(alone, 1);

  // Each voter already has a cookie, and retries until the response says that the vote is counted.
  const many = await prepareVoters(warmUp, voters);
  let isDone = false;
  let kills = 0;
  const killRepeatedly = async () => {
    while (!isDone) {
      await processes.killAndRestart("web");
      kills += 1;
      await pause(500);
    }
  };
  const pressAll = async () => {
    const presses = many.flatMap((voter) =>
      Array.from({ length: pressesEach }, () => pressUntilCounted(crowd, voter)),
    );
    return (await Promise.all(presses).finally(() => (isDone = true))).flat();
  };
  const [pressed] = await Promise.all([pressAll(), killRepeatedly()]);
  report(`${voters} voters, ${pressesEach} presses each, ${kills} kills of the web server`, pressed);
  if (kills === 0) faults.push("the web server was not killed: nothing was proved");
  await expectVotes(crowd, voters);
  await expectVotes(warmUp, voters + 1);
} finally {
  await owner.end();
  await processes.stop();
  await stack.stop();
}
for (const fault of faults) console.log(`- ${fault}`);
console.log(
  faults.length > 0 ? `FAILED: ${faults.length} faults.` : "Holds: one vote a voter, and counts equal rows.",
);
process.exit(faults.length > 0 ? 1 : 0);

type Voter = { network: string; cookie: string };

/** Voters with separate networks, each with the cookie of a first vote. */
async function prepareVoters(artist: string, count: number): Promise<Voter[]> {
  const made: Voter[] = [];
  for (let index = 0; index < count; index++) {
    const network = `10.${[...randomBytes(3)].join(".")}`;
    const response = await send(artist, { network, cookie: "" });
    const [line = ""] = response.headers.getSetCookie().filter((cookie) => cookie.startsWith("voter="));
    if (!line) throw new Error(`The first vote returned ${response.status} without a cookie.`);
    made.push({ network, cookie: line.split(";")[0] ?? "" });
  }
  return made;
}

function send(artist: string, { network, cookie }: Voter) {
  return fetch(`${stack.origin}/artist-votes`, {
    method: "POST",
    headers: { origin: stack.origin, "x-forwarded-for": network, ...(cookie && { cookie }) },
    body: new URLSearchParams({ artist, stay: "yes" }),
    signal: AbortSignal.timeout(30_000),
  });
}

/** The response status, or 0 without a response. */
async function press(artist: string, voter: Voter = { network: "10.0.0.1", cookie: "" }): Promise<number> {
  try {
    const response = await send(artist, voter);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function pressUntilCounted(artist: string, voter: Voter): Promise<number[]> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 600; attempt++) {
    const status = await press(artist, voter);
    statuses.push(status);
    if (status === 200 || status === 409) return statuses;
    await pause(200);
  }
  faults.push("a voter got no response in 600 attempts");
  return statuses;
}

async function addArtist(name: string): Promise<string> {
  const { rows } = await owner.query<{ artist_id: string }>(
    "insert into artist_directory (name, category, status) values ($1, 'Music', 'approved') returning artist_id",
    [`${name} ${randomBytes(4).toString("hex")}`],
  );
  return rows[0]?.artist_id ?? "";
}

async function expectVotes(artist: string, expected: number) {
  const { rows } = await owner.query<{
    name: string;
    counted: number;
    held: number;
    rows: number;
    held_rows: number;
  }>(
    `select name, community_votes as counted, held_votes as held,
       (select count(*)::integer from artist_votes v where v.artist_id = a.artist_id) as rows,
       (select count(*)::integer from artist_votes v where v.artist_id = a.artist_id and state = 'held') as held_rows
     from artist_directory a where artist_id = $1`,
    [artist],
  );
  const [found] = rows;
  console.log(
    `${found?.name}: ${found?.counted} counted, ${found?.rows} rows, ${found?.held} held from the order`,
  );
  if (found?.counted !== expected || found.rows !== expected)
    faults.push(`${found?.name} should have ${expected}`);
  if (found?.held !== found?.held_rows) faults.push(`${found?.name}: ${found?.held_rows} rows are held`);
}

function report(what: string, statuses: readonly number[]) {
  const byStatus = Map.groupBy(statuses, (status) => status);
  const stats = [...byStatus].map(([status, all]) => `${status || "no response"}: ${all.length}`);
  console.log(`${what}; responses ${stats.toSorted().join(", ")}`);
}
