import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import { interleave } from "./measure.ts";
import type { Site } from "./start-site.ts";

/** Runs on every keystroke, so it must be fast. */
const barMs = 15;
/** Measured runs per query. Every run, warm-up included, uses a different text, so that nothing is cached. */
const runs = 100;
const textsPerQuery = runs + 2;

type InteractiveQuery = { name: string; path: (text: string) => string; texts: string[] };

/** Measures suggestions and nearby searches over HTTP. */
export async function measureInteractive(db: Db, site: Site, only: string) {
  const rows = [];
  await warmUp(site);
  for (const { name, path, texts } of (await listInteractiveQueries(db)).filter(({ name }) =>
    name.includes(only),
  )) {
    if (texts.length < textsPerQuery)
      throw new Error(`${name}: ${texts.length} different ones are too few to ask.`);
    const left = texts.values();
    const [timing] = await interleave(runs, [() => site.get(path(left.next().value ?? ""))]);
    rows.push({ name, ...timing, bar: barMs, passes: (timing?.p95 ?? Number.POSITIVE_INFINITY) <= barMs });
  }
  return rows;
}

/** Warms up a fresh process, with URLs that the measurement does not use. */
async function warmUp(site: Site) {
  for (let number = 0; number < 400; number++) {
    await site.get(`/api/v1/suggest?q=warm${number}`);
    await site.get(`/directory.data?near=${30301 + (number % 100)}&category=Music`);
  }
}

async function listInteractiveQueries(db: Db): Promise<InteractiveQuery[]> {
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
    {
      name: "suggestions, one or two letters",
      path: suggest,
      texts: [...one, ...two].slice(0, textsPerQuery),
    },
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

/** Evenly spread over the ranking: prefixes of top-ranked names are the fastest to find. */
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

/** Rounded to a hundredth of a degree, as in the URL. */
function drawSpots(db: Db): Promise<string[]> {
  return draw(
    db,
    sql`select format('lat=%s&lng=%s', round(point[1]::numeric, 2), round(point[0]::numeric, 2)) as text
      from (${spread}) as spread where point is not null`,
  );
}

/** Distinct texts in a shuffled but stable order. */
async function draw(db: Db, texts: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from (${texts}) as drawn group by text order by md5(text) limit ${textsPerQuery}`.execute(db);
  return rows.map(({ text }) => text);
}
