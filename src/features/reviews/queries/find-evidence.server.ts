import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { type Evidence, isNearDuplicate } from "../raid/hold-rules.ts";
import { type Sketch, similarityOf } from "../raid/sketch-words.ts";
import type { Origin } from "../raid/trace-origin.server.ts";

type Post = Origin & { businessId: string; sketch: Sketch };
type Counted = Pick<
  Evidence,
  "fromHere" | "fromSite" | "site" | "wide" | "aboutBusinessFromWide" | "shownAboutBusiness"
>;

// Higher counts are over every limit anyway, and this keeps the statement fast during a raid.
const maxPerTier = 400;
const maxCompared = 200;

/** The evidence of the last day: counts per network, and whether the text is a near duplicate. */
export async function findEvidence(tx: Tx, post: Post): Promise<Counted & { isSimilar: boolean }> {
  const { rows } = await sql<Row>`
    with from_site as (
      select * from recent_posts where site = ${post.site} and created_at > now() - interval '1 day'
      order by created_at desc limit ${maxPerTier}
    ), from_wide as (
      select * from recent_posts where wide = ${post.wide} and created_at > now() - interval '1 day'
      order by created_at desc limit ${maxPerTier}
    )
    select
      (select count(*) from (
        select from recent_posts
        where origin = ${post.origin} and is_proven and created_at > now() - interval '1 hour' limit ${maxPerTier}
      ) here) as "fromHere",
      (select ${activity} from from_site) as site,
      (select count(*) from from_site where is_proven and created_at > now() - interval '1 hour') as "fromSite",
      (select ${activity} from from_wide) as wide,
      (select count(*) from from_wide where is_proven and business_id = ${post.businessId}
        and created_at > now() - interval '1 hour') as "aboutBusinessFromWide",
      (select count(*) from (
        select from recent_posts
        where business_id = ${post.businessId} and is_shown and site is not null
          and created_at > now() - interval '10 minutes' limit ${maxPerTier}
      ) about) as "shownAboutBusiness"`.execute(tx);
  const counted = rows[0] as Row;
  return { ...counted, isSimilar: isNearDuplicate(post.sketch.letters, await findSimilar(tx, post)) };
}

type Row = Counted;

const activity = sql`json_build_object(
  'proven', count(*) filter (where is_proven),
  'strikes', count(*) filter (where is_strike),
  'shown', count(*) filter (where is_shown)
)`;

/** The latest posts about the same business, and posts about others that share a band of the sketch. */
async function findSimilar(tx: Tx, { businessId, sketch }: Post) {
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
