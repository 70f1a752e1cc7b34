import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { type Evidence, isSaidBefore } from "../raid/hold-rules.ts";
import { type Sketch, similarityOf } from "../raid/sketch-words.ts";
import type { Origin } from "../raid/trace-origin.server.ts";

type Post = Origin & { businessId: string; sketch: Sketch };
type Counted = Pick<
  Evidence,
  "fromHere" | "fromSite" | "site" | "wide" | "aboutBusinessFromWide" | "shownAboutBusiness"
>;

// Beyond these, every count is over its limit: no raid makes the statement slow.
const maxOfTier = 400;
const maxCompared = 200;

/** What the last day says about a post: how much came from around it, and whether it was said before. */
export async function findEvidence(tx: Tx, post: Post): Promise<Counted & { isSimilar: boolean }> {
  const { rows } = await sql<Row>`
    with from_site as (
      select * from recent_posts where site = ${post.site} and created_at > now() - interval '1 day'
      order by created_at desc limit ${maxOfTier}
    ), from_wide as (
      select * from recent_posts where wide = ${post.wide} and created_at > now() - interval '1 day'
      order by created_at desc limit ${maxOfTier}
    )
    select
      (select count(*) from (
        select from recent_posts
        where origin = ${post.origin} and is_proven and created_at > now() - interval '1 hour' limit ${maxOfTier}
      ) here) as "fromHere",
      (select ${activity} from from_site) as site,
      (select count(*) from from_site where is_proven and created_at > now() - interval '1 hour') as "fromSite",
      (select ${activity} from from_wide) as wide,
      (select count(*) from from_wide where is_proven and business_id = ${post.businessId}
        and created_at > now() - interval '1 hour') as "aboutBusinessFromWide",
      (select count(*) from (
        select from recent_posts
        where business_id = ${post.businessId} and is_shown and site is not null
          and created_at > now() - interval '10 minutes' limit ${maxOfTier}
      ) about) as "shownAboutBusiness"`.execute(tx);
  const counted = rows[0] as Row;
  return { ...counted, isSimilar: isSaidBefore(post.sketch.letters, await findAlike(tx, post)) };
}

type Row = Counted;

const activity = sql`json_build_object(
  'proven', count(*) filter (where is_proven),
  'strikes', count(*) filter (where is_strike),
  'shown', count(*) filter (where is_shown)
)`;

/** The latest posts about the same business, and those anywhere that share a key of the sketch. */
async function findAlike(tx: Tx, { businessId, sketch }: Post) {
  const { rows } = await sql<{ letters: number; signature: Buffer; isSameBusiness: boolean }>`
    select letters, signature, business_id = ${businessId} as "isSameBusiness" from (
      (select letters, signature, business_id from recent_posts
        where business_id = ${businessId} and created_at > now() - interval '1 day'
        order by created_at desc limit ${maxCompared})
      union all
      (select letters, signature, business_id from recent_posts
        where bands && ${sketch.bands}::integer[] and business_id <> ${businessId}
          and created_at > now() - interval '1 day'
        limit ${maxCompared})
    ) candidates`.execute(tx);
  return rows.map(({ signature, ...rest }) => ({
    ...rest,
    similarity: similarityOf(signature, sketch.signature),
  }));
}
