import type { Client } from "pg";
import { writeCursor } from "#platform/db/cursor.ts";

/** One request: the URL of the page, or of a city or organizer, and the equivalent plain SQL. */
export type Question = {
  address: string;
  placeSlug?: string;
  organizerSlug?: string;
  /** The statements whose rows together are the result. */
  bare: string[];
};
export type Shape = { name: string; questions: Question[] };
type Tab = "upcoming" | "past";
type Point = { after: string; sql: string };

const columns = `d.listing_id as id, l.name, l.summary, d.starts_at, d.ends_at, l.time_zone, l.location, l.is_virtual,
  d.event_type, l.organizer_name, l.ticket_link, l.image_url, l.repeats, d.is_moved`;
const perPage = 24;
const notDouble = `not exists (
  select from event_dates o where not o.is_canceled and o.same_name = d.same_name and o.same_day = d.same_day
    and (o.rank, o.starts_at, o.listing_id) < (d.rank, d.starts_at, d.listing_id))`;

/** The SQL that someone who knows the tables would write by hand. */
function bareList(now: string, tab: Tab, where: string[], { limit = perPage + 4, everyDate = false } = {}) {
  const isPast = tab === "past";
  const oneDate = `not exists (
    select from event_dates e where e.listing_id = d.listing_id and not e.is_canceled
      and e.starts_at ${isPast ? "<" : ">="} '${now}' and e.starts_at ${isPast ? ">" : "<"} d.starts_at)`;
  const conditions = [`d.starts_at ${isPast ? "<" : ">="} '${now}'`, ...where, notDouble];
  return `select ${columns} from event_dates d join event_listings l on l.id = d.listing_id
    where not d.is_canceled and ${[...conditions, ...(everyDate ? [] : [oneDate])].join(" and ")}
    order by d.starts_at${isPast ? " desc" : ""}, d.listing_id${isPast ? " desc" : ""} limit ${limit}`;
}

/** The page and its featured events. */
function ask(
  now: string,
  address: string,
  where: string[],
  more: { tab?: Tab; point?: Point; everyDate?: boolean } = {},
): Question {
  const { tab = "upcoming", point, everyDate = false } = more;
  const params = new URLSearchParams(address);
  if (tab === "past") params.set("tab", "past");
  if (point) params.set("after", point.after);
  const featured = bareList(now, tab, [...where, "d.featured"], { limit: 3, everyDate });
  const page = bareList(now, tab, [...where, ...(point ? [point.sql] : [])], { everyDate });
  return { address: params.toString(), bare: tab === "past" ? [page] : [featured, page] };
}

/** The requests of each shape. None repeats. */
export async function listShapes(client: Client, runs: number, now: Date): Promise<Shape[]> {
  const at = now.toISOString();
  const many = <Item>(make: (number: number) => Item) =>
    Array.from({ length: runs }, (_, number) => make(number));
  const { rows: drawn } = await client.query<{
    word: string;
    pair: string;
    name: string;
    code: string;
    town: string;
    state: string;
    type: string;
    slug: string;
    organizer: string;
  }>(
    `select split_part(folded_text, ' ', 2) as word, split_part(folded_text, ' ', 1) || ' ' || split_part(folded_text, ' ', 2) as pair,
       split_part(folded_text, '|', 1) as name, substring(folded_text from '[^ ]+$') as code, split_part(folded_place, ',', 1) as town,
       split_part(folded_place, ', ', 2) as state, event_type as type, place_slug as slug, organizer_slug as organizer
     from event_listings where place_slug is not null and organizer_slug is not null order by hashtext(id) limit $1`,
    [runs],
  );
  const of = (number: number) => drawn[number % drawn.length] ?? drawn[0] ?? fail();
  const { rows: days } = await client.query<{ day: string }>(
    "select day::text from generate_series(current_date + 1, current_date + 90, interval '1 day') as days (day) order by hashtext(day::text)",
  );
  const dayOf = (number: number) => days[number % days.length]?.day.slice(0, 10) ?? "";
  const points = {
    upcoming: await listPoints(client, "upcoming", runs, at),
    past: await listPoints(client, "past", runs, at),
  };
  const like = (column: string, text: string) => `l.${column} like '%${text.replaceAll("'", "''")}%'`;
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const list = (address: string, where: string[], more?: Parameters<typeof ask>[3]) =>
    ask(at, address, where, more);

  return [
    { name: "upcoming, any page", questions: points.upcoming.map((point) => list("", [], { point })) },
    { name: "past, any page", questions: points.past.map((point) => list("", [], { tab: "past", point })) },
    {
      name: "search, one word of many",
      questions: many((n) =>
        list(`search=${of(n).word}`, [like("folded_text", of(n).word)], { tab: n % 2 ? "past" : "upcoming" }),
      ),
    },
    {
      name: "search, two words",
      questions: many((n) => list(`search=${of(n).pair}`, [like("folded_text", of(n).pair)])),
    },
    {
      name: "search, one event",
      questions: many((n) =>
        list(`search=${of(n).name}`, [like("folded_text", of(n).name)], { tab: n % 2 ? "past" : "upcoming" }),
      ),
    },
    {
      name: "search, in the description",
      questions: many((n) => list(`search=${of(n).code}`, [like("folded_text", of(n).code)])),
    },
    {
      name: "search, two letters",
      questions: many((n) =>
        list(`search=${of(n).word.slice(n % 3, (n % 3) + 2)}`, [
          like("folded_text", of(n).word.slice(n % 3, (n % 3) + 2)),
        ]),
      ),
    },
    {
      name: "search, nothing",
      questions: many((n) => list(`search=zq${n}x`, [like("folded_text", `zq${n}x`)])),
    },
    {
      name: "place, a city",
      questions: many((n) =>
        list(`place=${of(n).town}, ${of(n).state}`, [like("folded_place", `${of(n).town}, ${of(n).state}`)], {
          tab: n % 2 ? "past" : "upcoming",
        }),
      ),
    },
    {
      name: "place, a state",
      questions: many((n) => list(`place=${of(n).state}`, [like("folded_place", of(n).state)])),
    },
    {
      name: "type, any page",
      questions: points.upcoming.map((point, n) =>
        list(`type=${of(n).type}`, [`d.event_type = ${quote(of(n).type)}`], { point }),
      ),
    },
    {
      name: "a day",
      questions: many((n) => list(`date=${dayOf(n)}`, [`d.day = '${dayOf(n)}'`], { everyDate: true })),
    },
    {
      name: "a word, a state and a type",
      questions: many((n) =>
        list(`search=${of(n).word}&place=${of(n + 1).state}&type=${of(n + 2).type}`, [
          like("folded_text", of(n).word),
          like("folded_place", of(n + 1).state),
          `d.event_type = ${quote(of(n + 2).type)}`,
        ]),
      ),
    },
    {
      name: "the page of a city",
      questions: many((n) => ({
        address: "",
        placeSlug: of(n).slug,
        bare: [bareList(at, "upcoming", [`d.place_slug = ${quote(of(n).slug)}`], { limit: perPage + 1 })],
      })),
    },
    {
      name: "the page of an organizer",
      questions: many((n) => ({
        address: "",
        organizerSlug: of(n).organizer,
        bare: [
          bareList(at, "upcoming", [`l.organizer_slug = ${quote(of(n).organizer)}`], { limit: perPage + 1 }),
        ],
      })),
    },
  ];
}

/** A month by hand: some dates of each day, and the featured events. */
export function bareMonth(now: string, month: string, next: string, where: string[]): string {
  const conditions = [`d.starts_at >= '${now}'`, ...where, notDouble].join(" and ");
  return `select * from generate_series(timestamp '${month}-01', timestamp '${next}-01' - interval '1 day', interval '1 day') as grid (on_day),
    lateral (
      select ${columns} from event_dates d join event_listings l on l.id = d.listing_id
      where not d.is_canceled and d.day = grid.on_day::date and ${conditions}
      order by d.starts_at, d.listing_id limit 7
    ) as dates order by on_day, starts_at, id`;
}

/** Positions all over the list where a page can start. */
async function listPoints(client: Client, tab: Tab, runs: number, now: string): Promise<Point[]> {
  const is = tab === "past" ? "<" : ">";
  const { rows } = await client.query<{ micros: string; at: string; id: string }>(
    `select (extract(epoch from starts_at) * 1000000)::bigint::text as micros, starts_at::text as at, listing_id as id
     from event_dates where starts_at ${tab === "past" ? "<" : ">="} $1 and isfinite(starts_at)
     order by hashtext(listing_id || $2) limit $3`,
    [now, tab, runs],
  );
  return rows.map(({ micros, at, id }) => ({
    after: writeCursor([tab, Number(micros), id]),
    sql: `(d.starts_at, d.listing_id) ${is} ('${at}', '${id}')`,
  }));
}

function fail(): never {
  throw new Error("There are no events to ask for.");
}
