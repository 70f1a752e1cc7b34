import { randomBytes } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { queryDatabase } from "./query-database.ts";

export type TestArtist = { id: string; name: string };

/** The path of an artist in the demo data. */
export async function artistPath(request: APIRequestContext): Promise<string> {
  const xml = await (await request.get("/sitemaps/artists-1.xml")).text();
  return `/artist/${/\/artist\/([0-9a-f-]{36})</.exec(xml)?.[1]}`;
}

/** An approved musician with a unique name and works of every kind. */
export async function addArtist(): Promise<TestArtist> {
  const name = `Odessa Vance ${randomBytes(4).toString("hex")}`;
  const pictures = await queryDatabase<{ url: string }>(
    `select '/files/' || bucket || '/' || key as url from stored_files
     where bucket = 'community-images' and key like 'demo/%' order by key limit 4`,
    [],
  );
  const [one, two, three, four] = pictures.map(({ url }) => url);
  const works = [
    ...["https://lowstrings.example/work", one, two, three, "https://lowstrings.example/press", four],
    ...["https://sound.example/platform-9.wav", "https://sound.example/rain.wav"],
  ];
  const [row] = await queryDatabase<{ id: string }>(
    `insert into artist_directory (name, category, location_city, location_state, tagline, bio, email, phone,
       portfolio_url, portfolio_titles, support_link, services_offered, instagram, youtube, status, community_votes)
     values ($1, 'Music', 'Chicago', 'Illinois', 'Low strings for big rooms.',
       E'I play train stations and cathedrals the same way: sitting down, eyes shut, taking requests.\nTell me how long, and I will bring something that fits.',
       'odessa@lowstrings.example', '(312) 555-0147', $2,
       array['', 'The cello', '', '', '', '', 'Platform 9, Evening'], 'https://support.example/odessa',
       'Solo concerts, Weddings and homegoings, School visits', '@odessa', 'https://video.example/odessa',
       'approved', 184)
     returning artist_id as id`,
    [name, works.join(", ")],
  );
  return { id: row?.id ?? "", name };
}

export async function countViews({ id }: TestArtist): Promise<number> {
  const rows = await queryDatabase<{ profile_views: number }>(
    "select profile_views from artist_directory where artist_id = $1",
    [id],
  );
  return rows[0]?.profile_views ?? 0;
}
