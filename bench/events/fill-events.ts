import { Client } from "pg";

const nouns =
  "Market Supper Pitch Reading Workshop Concert Fair Summit Parade Picnic Brunch Gala Cookout Jam Screening Talk Clinic Social Expo Revue Recital Mixer Tasting Auction Walk Retreat Choir Slam Dance Bazaar";
const adjectives =
  "Harvest Porch Sunday Indigo Golden Quiet River Delta Northstar Ember Copper Velvet Morning Cedar Juniper Saffron Hibiscus Baobab Marigold Okra Sorrel Cowrie Palmetto Magnolia Cypress Peachtree Sweetgrass Gullah Savannah Midnight";
const types =
  "Market;Workshop;Networking;Concert;Conference;Pitch night;Reading;Supper club;Film screening;Family day;Fundraiser;Pop-up;Service;Tour;Class;Exhibition";
const zones =
  "America/New_York;America/New_York;America/New_York;America/Chicago;America/Chicago;America/Denver;America/Los_Angeles;America/Detroit";

/**
 * Fills an empty, migrated database with this many events in 600 cities: a tenth are community events, a fifth repeat
 * (weekly, monthly and daily, some without an end), one in a hundred duplicates another.
 */
export async function fillEvents(ownerUrl: string, events: number): Promise<{ dates: number }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values);
  const setTriggers = async (state: "enable" | "disable") => {
    for (const table of ["events", "new_events"]) await run(`alter table ${table} ${state} trigger user`);
  };
  const words = [nouns, adjectives, types, zones];
  const lists = `(select string_to_array($2, ' ') as nouns, string_to_array($3, ' ') as adjectives,
    string_to_array($4, ';') as types, string_to_array($5, ';') as zones) as words,
    (select array_agg(code order by code) as codes from us_states) as states`;
  // Half are in the future, most within some months of today.
  const start = `date_trunc('minute', now()) + sign(random() - 0.5) * 365 * random() ^ 1.5 * interval '1 day'`;
  const place = `'Hall ' || n % 97 || ', Town ' || floor(12 * random() ^ 2)::int || ', ' || codes[1 + floor(51 * random() ^ 1.5)::int]`;
  try {
    await run("set work_mem = '128MB'");
    await run("set maintenance_work_mem = '256MB'");
    await run("set synchronous_commit = off");
    await run("select setseed(0.1966)");
    await setTriggers("disable");
    await run(
      `insert into events (name, description, start_datetime, end_datetime, time_zone, location, is_virtual, featured,
         event_type, organizer_name, approval_status, repeats, repeat_interval, repeat_until, created_at)
       select adjectives[1 + n % 30] || ' ' || nouns[1 + floor(random() * 30)::int] || ' No. ' || n,
         'An evening with ' || adjectives[1 + floor(random() * 30)::int] || ' people and ' || (array['cider', 'drums', 'quilts', 'verse', 'peaches'])[1 + n % 5] || ', bring a friend. Code ' || md5(n::text),
         start, start + interval '3 hours', zones[1 + n % 8], place, random() < 0.1, random() < 0.002,
         types[1 + floor(16 * random() ^ 2)::int], 'Organizer ' || floor(20000 * random() ^ 2)::int,
         case when random() < 0.03 then 'pending' else 'approved' end, repeats,
         case when repeats = 'weekly' and n % 3 = 0 then 2 else 1 end,
         case repeats when 'daily' then start::date + 9 when 'weekly' then case when n % 7 > 0 then start::date + 90 end
           when 'monthly' then start::date + 300 end,
         now() - n * interval '7 seconds'
       from (
         select n, ${start} as start, ${place} as place,
           case when n % 5 > 0 then null when n % 50 < 30 then 'weekly' when n % 50 < 45 then 'monthly' else 'daily' end as repeats
         from generate_series(1, $1) as n, ${lists}
       ) as drawn, ${lists}`,
      [Math.round(events * 0.9), ...words],
    );
    await run(
      `insert into new_events (title, description, date, location, ticket_link)
       select adjectives[1 + n % 30] || ' ' || nouns[1 + floor(random() * 30)::int] || ' Together No. ' || n,
         'Neighbors and ' || (array['cider', 'drums', 'quilts', 'verse', 'peaches'])[1 + n % 5] || '.',
         case when n % 200 > 0 then ${start} end, ${place}, 'https://tickets.example/' || n
       from generate_series(1, $1) as n, ${lists}
       where zones is not null and types is not null`,
      [Math.round(events * 0.09), ...words],
    );
    await run(
      `insert into new_events (title, date, location)
       select upper(name), start_datetime + interval '1 minute', location from events
       where approval_status = 'approved' and repeats is null and (start_datetime at time zone 'UTC')::time < '23:50'
       order by id limit $1`,
      [Math.round(events * 0.01)],
    );
    await setTriggers("enable");
    await run("analyze events, new_events");
    // Indexes are faster to build at the end.
    const { rows: indexes } = await run(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as statement from pg_index
       where indrelid in ('event_dates'::regclass, 'event_listings'::regclass) and not indisunique`,
    );
    for (const { name } of indexes) await run(`drop index ${name}`);
    await listInBatches(run, 1, "events");
    await listInBatches(run, 2, "new_events");
    for (const { statement } of indexes) await run(statement);
    await run("vacuum analyze");
    const { rows } = await run("select count(*)::integer as dates from event_dates");
    return rows[0];
  } finally {
    await client.end();
  }
}

type Run = (statement: string, values: unknown[]) => Promise<{ rows: { last: string | null }[] }>;

/** In batches of some thousands, like the triggers. */
async function listInBatches(run: Run, rank: number, table: string) {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await run(
      `with batch as materialized (select id from ${table} where id > $2 order by id limit 10000)
       select refresh_event_listings($1, array(select id from batch)), (select max(id::text) from batch) as last`,
      [rank, after],
    );
    const last = rows[0]?.last;
    if (!last) return;
    after = last;
  }
}
