import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { interleave } from "./measure.ts";
import type { Site } from "./start-site.ts";

/** Somebody waits for it at every letter and every step. */
const barMs = 15;
/** How often each is asked, and what only warms up before: every time something else, so that no answer can be a kept one. */
const runs = 100;
const asks = runs + 2;

type Asked = { name: string; path: (text: string) => string; texts: string[] };

/** What is asked for while typing or standing somewhere, over HTTP. */
export async function measureAsked(db: Db, site: Site, only: string) {
  const rows = [];
  await warmUp(site);
  for (const { name, path, texts } of (await listAsked(db)).filter(({ name }) => name.includes(only))) {
    if (texts.length < asks) throw new Error(`${name}: ${texts.length} different ones are too few to ask.`);
    const left = texts.values();
    const [timing] = await interleave(runs, [() => site.ask(path(left.next().value ?? ""))]);
    rows.push({ name, ...timing, bar: barMs, passes: (timing?.p95 ?? Number.POSITIVE_INFINITY) <= barMs });
  }
  return rows;
}

/** A process that has just started is slow at whatever it is asked. Nothing here is asked for the measurement. */
async function warmUp(site: Site) {
  for (let number = 0; number < 400; number++) {
    await site.ask(`/api/v1/suggest?q=warm${number}`);
    await site.ask(`/directory.data?near=${30301 + (number % 100)}&category=Music`);
  }
}

async function listAsked(db: Db): Promise<Asked[]> {
  const starts = (letters: number) => sql`left(name, ${letters}::integer)`;
  const [one, two, three, five, names, cities, spots] = await Promise.all([
    drawNames(db, starts(1)),
    drawNames(db, starts(2)),
    drawNames(db, starts(3)),
    drawNames(db, starts(5)),
    drawNames(db, sql`name`),
    drawCities(db),
    drawSpots(db),
  ]);
  const suggest = (q: string) => `/api/v1/suggest?${new URLSearchParams({ q })}`;
  const near = (text: string, more: object) =>
    `/directory.data?${new URLSearchParams({ near: text, ...more })}`;
  const at = (text: string, more: object) => `/directory.data?${text}&${new URLSearchParams({ ...more })}`;
  const large = { category: "Food & Beverage" };
  const small = { category: "Writing" };
  return [
    { name: "suggestions, one or two letters", path: suggest, texts: [...one, ...two].slice(0, asks) },
    { name: "suggestions, three letters", path: suggest, texts: three },
    { name: "suggestions, five letters", path: suggest, texts: five },
    { name: "suggestions, a whole name", path: suggest, texts: names },
    { name: "near a city, large category", path: (text) => near(text, large), texts: cities },
    { name: "near a city, small category", path: (text) => near(text, small), texts: cities },
    { name: "near a spot, large category", path: (text) => at(text, large), texts: spots },
    { name: "near a spot, small category", path: (text) => at(text, small), texts: spots },
    {
      name: "near a spot, small category, within 10 miles",
      path: (text) => at(text, { ...small, radius: 10 }),
      texts: spots,
    },
  ];
}

/** From all over the ranking: what begins like the best ranked is the quickest to find. */
const spread = sql`
  select name, point
  from (select max(position) as last from search.documents) as ranking,
    generate_series(1, last, greatest(1, last / 5000)) as position
  join search.documents using (position)`;

function drawNames(db: Db, text: RawBuilder<unknown>): Promise<string[]> {
  return draw(db, sql`select ${text} as text from (${spread}) as spread where name ~ '^[a-z]'`);
}

function drawCities(db: Db): Promise<string[]> {
  return draw(db, sql`select city || ', ' || state as text from search.places`);
}

/** As the address names them, to a hundredth of a degree. */
function drawSpots(db: Db): Promise<string[]> {
  return draw(
    db,
    sql`select format('lat=%s&lng=%s', round(point[1]::numeric, 2), round(point[0]::numeric, 2)) as text
      from (${spread}) as spread where point is not null`,
  );
}

/** Each once, mixed, and the same ones at every run. */
async function draw(db: Db, texts: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (${texts}) as drawn group by text order by md5(text) limit ${asks}`.execute(db);
  return rows.map(({ text }) => text);
}
