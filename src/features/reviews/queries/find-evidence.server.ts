import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { countedPerNetwork, type Evidence, isNearDuplicate } from "../raid/hold-rules.ts";
import { type Sketch, similarityOf } from "../raid/sketch-words.ts";
import type { Origin } from "../raid/trace-origin.server.ts";

type Post = Origin & {
  businessId: string;
  isReply: boolean;
  isProven: boolean;
  isNewAccount: boolean;
  sketch: Sketch;
};
type Counted = Pick<Evidence, "fromHere" | "fromSite" | "site" | "wide" | "signUp" | "about"> & {
  /** No post of this network has been a strike, and none of this new account is held. */
  isNewStriker: boolean;
  isNewHeldAuthor: boolean;
};

// Higher counts are over every limit anyway, and this keeps the statement fast during a raid.
const maxPerTier = 400;
const maxCompared = 200;
const usualDays = 90;
const maxUsualCounted = 4_000;

/** The evidence of the last day: counts per network, and whether the text is nearly somebody else's. */
export async function findEvidence(tx: Tx, post: Post): Promise<Counted & { isSimilar: boolean }> {
  const counts = countPosts(post);
  const { rows } = await sql<Counted>`
    with from_site as (${latestOf("site", post.site)}),
      from_wide as (${latestOf("wide", post.wide)}),
      from_sign_up as (${latestOf("sign_up", post.signUp)}),
      about as (${aboutBusiness(post)})
    select
      (select count(*) from (
        select from recent_posts
        where origin = ${post.origin} and ${counts} and created_at > now() - interval '1 hour'
        limit ${maxPerTier}
      ) here) as "fromHere",
      (select count(*) from from_site where ${counts} and created_at > now() - interval '1 hour') as "fromSite",
      (select ${activity(counts)} from from_site) as site,
      (select ${activity(counts)} from from_wide) as wide,
      (select json_build_object(
        'posts', count(*),
        'heldAuthors', count(distinct author) filter (where not is_shown),
        'shown', count(*) filter (where is_shown)
      ) from from_sign_up) as "signUp",
      not exists (select from from_site where origin = ${post.origin} and is_strike) as "isNewStriker",
      not exists (select from from_sign_up where author = ${post.author} and not is_shown) as "isNewHeldAuthor",
      json_build_object(
        'shown', (select coalesce(sum(counted), 0) from (
          select least(count(*), ${countedPerNetwork}) as counted from about where is_shown group by network
        ) networks),
        'fromNetwork', (select count(*) from about where network = ${post.signUp ?? post.wide}),
        'usual', ${usualOf(post)}
      ) as about`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error("The evidence about a post has one row.");
  return { ...counted, isSimilar: isNearDuplicate(post.sketch.letters, await findSimilar(tx, post)) };
}

/** Posts without a proof cost nothing: they count against each other only. */
function countPosts({ isProven }: Post) {
  return isProven ? sql`is_proven` : sql`true`;
}

function latestOf(column: "site" | "wide" | "sign_up", value: string | null) {
  return sql`
    select * from recent_posts
    where ${sql.ref(column)} = ${value} and created_at > now() - interval '1 day'
    order by created_at desc limit ${maxPerTier}`;
}

const activity = (counts: ReturnType<typeof countPosts>) => sql`json_build_object(
  'posts', count(*) filter (where ${counts}),
  'strikes', count(distinct origin) filter (where is_strike),
  'struckSites', count(distinct site) filter (where is_strike),
  'shown', count(*) filter (where is_shown)
)`;

/** Posts of the same kind about the business, by authors of the same kind: the shown ones, and those of one network. */
function aboutBusiness({ businessId, isReply, isProven, isNewAccount, signUp, wide }: Post) {
  const network = sql`coalesce(sign_up, wide)`;
  const latest = (which: ReturnType<typeof sql>) => sql`
    select id, is_shown, ${network} as network from recent_posts
    where business_id = ${businessId} and is_reply = ${isReply} and site is not null
      and is_new_account = ${isNewAccount} and is_proven = ${isProven} and ${which}
      and created_at > now() - ${isReply ? "1 hour" : "1 day"}::interval
    order by created_at desc limit ${maxPerTier}`;
  return sql`
    (${latest(sql`is_shown`)}) union (${latest(sql`${network} = ${signUp ?? wide}`)})`;
}

/** Published reviews of the business a day. Replies have no usual number. */
function usualOf({ businessId, isReply }: Post) {
  if (isReply) return sql`0`;
  return sql`(
    select count(*)::float8 / ${usualDays}::integer from (
      select from reviews
      where business_id = ${businessId} and status = 'Approved'
        and created_at > now() - make_interval(days => ${usualDays + 1}) and created_at < now() - interval '1 day'
      limit ${maxUsualCounted}
    ) earlier)`;
}

/** The latest posts of others about the same business, and those about other ones that share a band of the sketch. */
async function findSimilar(tx: Tx, { author, businessId, sketch }: Post) {
  const { rows } = await sql<{ letters: number; signature: Buffer; isSameBusiness: boolean }>`
    select letters, signature, business_id = ${businessId} as "isSameBusiness" from (
      (select letters, signature, business_id from recent_posts
        where business_id = ${businessId} and author <> ${author} and created_at > now() - interval '1 day'
        order by created_at desc limit ${maxCompared})
      union all
      (select letters, signature, business_id from recent_posts
        where bands && ${sketch.bands}::integer[] and business_id <> ${businessId} and author <> ${author}
          and created_at > now() - interval '1 day'
        limit ${maxCompared})
    ) candidates`.execute(tx);
  return rows.map(({ signature, ...rest }) => ({
    ...rest,
    similarity: similarityOf(signature, sketch.signature),
  }));
}
