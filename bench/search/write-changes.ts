import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { sampleDocuments } from "./sample-documents.ts";

/** How many businesses are renamed in turn. */
const renamedBusinesses = 3_000;
/** Every fifth change is a new business. */
const newEvery = 5;
/** Every fourth change is polled for. Polling for all would add too much load. */
const watchedEvery = 4;
const quietSeconds = 4;

/**
 * Renames and adds businesses at a fixed rate until stopped, without waiting for earlier writes. `pending` maps folded
 * names to the time they were written.
 */
export async function startWriting(db: Db, perSecond: number) {
  const known = await sampleDocuments(db, "business", renamedBusinesses);
  const renamed = new Map<string, string>();
  const added: string[] = [];
  const pending = new Map<string, number>();
  const run = randomInt(1e9);
  let written = 0;
  let isStopped = false;
  const writes = new Set<Promise<unknown>>();
  const failures: unknown[] = [];

  async function change(number: number) {
    const name = `Freshly Named ${run} ${number}`;
    const one = known[number % known.length];
    if (!one) throw new Error("No businesses to change.");
    if (number % newEvery === 0) {
      const { rows } = await sql<{ id: string }>`
        insert into businesses (name, category_id, location, latitude, longitude)
        select ${name}, category_id, location, latitude, longitude from businesses where id = ${one.id}
        returning id`.execute(db);
      added.push(...rows.map(({ id }) => id));
    } else {
      renamed.set(one.id, one.title);
      await db.updateTable("businesses").set({ name }).where("id", "=", one.id).execute();
    }
    if (number % watchedEvery === 0) pending.set(name.toLowerCase(), performance.now());
  }

  const startedAt = performance.now();
  const loop = (async () => {
    while (!isStopped) {
      const due = ((performance.now() - startedAt) / 1_000) * perSecond;
      while (written < due) {
        const writing = change(written++)
          .catch((error: unknown) => failures.push(error))
          .finally(() => writes.delete(writing));
        writes.add(writing);
      }
      await pause(5);
    }
    await Promise.all(writes);
  })();
  return {
    pending,
    written: () => written,
    stop: async () => {
      isStopped = true;
      await loop;
      if (failures.length > 0) throw new Error("Changes could not be written.", { cause: failures[0] });
    },
    /** Restores all changes. */
    undo: async () => {
      for (const [id, name] of renamed)
        await db.updateTable("businesses").set({ name }).where("id", "=", id).execute();
      for (const id of added) await db.deleteFrom("businesses").where("id", "=", id).execute();
    },
  };
}

/** Waits until the queues have been empty for some seconds. */
export async function waitForWorker(db: Db, timeoutMs = 900_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let quiet = 0; quiet < quietSeconds; ) {
    if (Date.now() > deadline) throw new Error("The worker did not catch up.");
    await pause(1_000);
    const { rows } = await sql`
      select from search_document_changes union all select from search_mirror_changes limit 1`.execute(db);
    quiet = rows.length === 0 ? quiet + 1 : 0;
  }
}
