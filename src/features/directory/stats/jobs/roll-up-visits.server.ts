import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobServices } from "#platform/jobs/handle-job.ts";

/** After midnight in UTC, when the last visits of the day are written. */
export const rollUpVisitsJob = defineJob("directory.roll-up-visits", {
  parallel: 1,
  cron: "15 0 * * *",
  expireIn: 3_600,
});

const monthsAhead = 2;

/**
 * Counts the visits of finished days, creates the tables of the coming months, drops old ones, and deletes the keys of
 * past days. Idempotent.
 */
export async function rollUpVisits({ db, log }: Pick<JobServices, "db" | "log">): Promise<void> {
  await sql`select make_visit_months(${monthsAhead})`.execute(db);
  for (const day of await listOpenDays(db)) await rollUp(db, day);
  const { rows } = await sql<{ dropped: number }>`select drop_old_visit_months() as dropped`.execute(db);
  await db
    .deleteFrom("visitor_keys")
    .where("day", "<", sql<string>`(now() at time zone 'UTC')::date`)
    .execute();
  log.info({ droppedMonths: rows[0]?.dropped }, "rolled up visits");
}

/** The days since the last one that was counted, up to yesterday. */
async function listOpenDays(db: Db) {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(
      coalesce(
        (select max(day) + 1 from visit_rollups),
        (select (min(hour) at time zone 'UTC')::date from business_visits)
      ),
      (now() at time zone 'UTC')::date - 1,
      interval '1 day'
    ) as day order by day`.execute(db);
  return rows.map(({ day }) => day);
}

function rollUp(db: Db, day: string) {
  return transact(db, async (tx) => {
    // A day with millions of visits takes longer than a page's timeout.
    await sql`set local statement_timeout = '10min'`.execute(tx);
    await sql`
      insert into business_days (business_id, day, views, calls, site_clicks, direction_clicks)
      select business_id, ${day}::date,
        count(*) filter (where kind = 'view'), count(*) filter (where kind = 'call'),
        count(*) filter (where kind = 'site'), count(*) filter (where kind = 'directions')
      from business_visits join businesses on businesses.id = business_id
      where hour >= ${day}::timestamp at time zone 'UTC'
        and hour < (${day}::timestamp + interval '1 day') at time zone 'UTC'
      group by business_id
      on conflict (business_id, day) do update set
        views = excluded.views, calls = excluded.calls,
        site_clicks = excluded.site_clicks, direction_clicks = excluded.direction_clicks`.execute(tx);
    await sql`insert into visit_rollups (day) values (${day}::date) on conflict do nothing`.execute(tx);
  });
}
