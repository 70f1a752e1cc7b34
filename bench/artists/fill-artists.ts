import { Client } from "pg";

const firstNames =
  "Odessa Nia Rue Ike Lem Ama Kofi Zora Josephine Malik Imani Cyrus Thelma Booker Pearl Silas Vesta Amos Delphine Ruby Otis Fannie Enoch Lavinia Moses Hattie Jabari Sade Kwame Ida";
const lastNames =
  "Vance Marchetti Baptiste Solomon Hightower Okoro Tallow Freeman Bright Cornbread Ellison Dupree Ransom Baker Wells Crow Lincoln Mabry Toussaint Gaines Rivers Sweeting Boateng Adeyemi Carver Holloway Quarles Pettiway Beasley Moon";
const categories = "Music;Fashion;Art;Photography;Writing;Digital Creators;Other";

/**
 * Fills an empty, migrated database with this many artists in 600 cities: one in thirty is pending, two are featured
 * and three rising. Adds a hundredth as many filmmakers and theater people, one in a hundred with the name of an
 * artist.
 */
export async function fillArtists(ownerUrl: string, artists: number): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const run = (statement: string, values: unknown[] = []) => client.query(statement, values);
  const words = [firstNames, lastNames, categories];
  const lists = `(select string_to_array($2, ' ') as firsts, string_to_array($3, ' ') as lasts,
    string_to_array($4, ';') as kinds) as words,
    (select array_agg(name order by name) as states from us_states) as places`;
  const name = "firsts[1 + floor(random() * 30)::int] || ' ' || lasts[1 + n % 30] || ' ' || n";
  const state = "states[1 + floor(51 * random() ^ 1.5)::int]";
  try {
    await run("set work_mem = '128MB'");
    await run("set maintenance_work_mem = '256MB'");
    await run("set synchronous_commit = off");
    await run("select setseed(0.1966)");
    await run(
      `insert into artist_directory (name, category, location_city, location_state, tagline, bio, email, portfolio_url,
         status, spotlight_eligible, community_votes, created_at)
       select ${name}, kinds[1 + floor(7 * random() ^ 2)::int], 'Town ' || floor(12 * random() ^ 2)::int, ${state},
         'Makes rooms go quiet, number ' || n, repeat('Plays train stations and cathedrals the same way. ', 12),
         'hello@' || n || '.example', 'https://' || n || '.example/work',
         case when n % 30 = 0 then 'pending' when n % 30 < 3 then 'featured' when n % 30 < 6 then 'rising' else 'approved' end,
         case when n % 40 = 0 then 'yes' else 'no' end, floor(200 * random() ^ 4)::int, now() - n * interval '9 seconds'
       from generate_series(1, $1) as n, ${lists}`,
      [artists, ...words],
    );
    for (const table of ["underground_filmmakers", "black_theater_arts"])
      await run(
        `insert into ${table} (name, category, location, notable_works)
         select ${name} || '${table.slice(0, 1)}', kinds[1] || ' on stage', 'Town ' || n % 12 || ', ' || ${state}, 'Work ' || n
         from generate_series(1, $1) as n, ${lists} where kinds is not null`,
        [Math.round(artists / 100), ...words],
      );
    await run(
      `insert into underground_filmmakers (name, category, location, notable_works)
       select upper(name), 'Film', location, 'A double' from artist_directory order by artist_id limit $1`,
      [Math.round(artists / 1_000)],
    );
    await run(
      `insert into artist_directory (name, category, status)
       select lower(name), category, 'approved' from artist_directory where status <> 'pending' order by artist_id desc limit $1`,
      [Math.round(artists / 100)],
    );
    await run("vacuum analyze");
  } finally {
    await client.end();
  }
}
