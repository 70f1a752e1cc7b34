import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import type { ArchivedSite } from "./archived-site.ts";
import { type Hashes, hashRows } from "./hash-rows.ts";

/** A second at which nothing was written, with a hash of every row then. */
export type Moment = { at: Date; hashes: Hashes };

const quietMs = 400;

/** Writes to the site's tables all the time, but at moments. */
export async function startWriting(site: ArchivedSite) {
  const client = new Client({ connectionString: site.ownerUrl });
  // The server is stopped under it.
  client.on("error", () => {});
  await client.connect();
  let isStopped = false;
  let isPaused = false;
  let isIdle = false;
  let written = 0;
  // After a restore, rows of an earlier load may be there.
  const name = `load-${Date.now()}`;
  const work = async () => {
    while (!isStopped) {
      if (isPaused) {
        isIdle = true;
        await pause(10);
        continue;
      }
      isIdle = false;
      await client.query(statements[written % statements.length] ?? "", [`${name} ${written}`]);
      written += 1;
      await pause(5);
    }
  };
  let failure: Error | undefined;
  const working = work().catch((error: Error) => {
    failure = error;
    isIdle = true;
  });

  /** Freezes every process that writes, so that the second and the hashes belong together. */
  async function takeMoment(exceptNaming: string): Promise<Moment> {
    const processes = ["web", "worker"].flatMap((unit) => site.services.find(unit) ?? []);
    isPaused = true;
    while (!isIdle) await pause(10);
    for (const child of processes) child.kill("SIGSTOP");
    try {
      await pause(quietMs);
      const { rows } = await client.query<{ at: Date }>("select clock_timestamp() as at");
      await pause(quietMs);
      return { at: rows[0]?.at ?? new Date(), hashes: await hashRows(site.ownerUrl, { exceptNaming }) };
    } finally {
      for (const child of processes) child.kill("SIGCONT");
      isPaused = false;
    }
  }

  return {
    takeMoment,
    /** Stops, for good. Returns how many statements were committed. */
    stop: async () => {
      isStopped = true;
      await working;
      await client.end().catch(() => {});
      if (failure) throw failure;
      return written;
    },
  };
}

/** Inserts, updates and deletes, each a transaction. */
const statements = [
  `insert into reviews (business_id, rating, comment, status)
   select id, 1 + floor(random() * 5)::int, $1, 'Approved' from businesses order by random() limit 1`,
  `update businesses set description = left(coalesce(description, ''), 200) || ' ' || $1
   where id = (select id from businesses order by random() limit 1)`,
  `insert into community_members (name, email) values ($1, replace($1, ' ', '-') || '@drill.example')`,
  "delete from reviews where id = (select id from reviews where $1 <> '' order by random() limit 1)",
  `update events set description = left(description, 200) || ' ' || $1
   where id = (select id from events order by random() limit 1)`,
];
