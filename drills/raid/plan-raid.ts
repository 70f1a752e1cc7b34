import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Post, SendResult } from "./send-post.ts";
import { pick, writeFakeReply, writeFakeReview } from "./write-fakes.ts";

export type Reviewed = { businessId: string; reviewId: string };
export type Account = { name: string; cookie: string };
type Plan = {
  fakes: { reviews: number; replies: number; networks: number; proofShare: number };
  honestReviews: readonly string[];
  honestReplies: readonly string[];
  /** Businesses with a review to reply to. The first five are targets. */
  reviewed: readonly Reviewed[];
  /** A trusted account. */
  makeMember: () => Promise<Account>;
};
export type Outcome = { post: Post; response: SendResult };

const raided = 5;
const names = "Sam Jo Alex Kim Pat Lee Max Chris Dana Robin Terry Casey".split(" ");

/** All posts in sending order. The honest ones are spread evenly over the raid. */
export async function planRaid(plan: Plan): Promise<Post[]> {
  const fakes = shuffle(writeFakes(plan));
  const honest = shuffle(await writeHonest(plan));
  return mix(fakes, honest);
}

/** Spreads the honest posts evenly over the fake ones. */
export function mix(fakes: readonly Post[], honest: readonly Post[]): Post[] {
  const every = fakes.length / honest.length;
  return fakes
    .map((post, at) => ({ post, at }))
    .concat(honest.map((post, nth) => ({ post, at: (nth + Math.random()) * every })))
    .sort((one, other) => one.at - other.at)
    .map(({ post }) => post);
}

function writeFakes({ fakes, reviewed }: Plan): Post[] {
  const networks = writeRaidingNetworks(fakes.networks);
  const targets = reviewed.slice(0, raided);
  const isReview = (nth: number) => nth < fakes.reviews;
  return Array.from({ length: fakes.reviews + fakes.replies }, (_, nth) => ({
    isHonest: false,
    isReply: !isReview(nth),
    ...pick(targets, Math.random),
    ip: pick(networks, Math.random)(),
    name: pick(names, Math.random),
    text: isReview(nth) ? writeFakeReview(Math.random) : writeFakeReply(Math.random),
    hasProof: Math.random() < fakes.proofShare,
    cookie: null,
  }));
}

/** Three fifths of the networks are /64s of three IPv6 /48s, the others are addresses of two IPv4 /16s. */
function writeRaidingNetworks(count: number): (() => string)[] {
  const part = (size: number) => Math.floor(Math.random() * size);
  return Array.from({ length: count }, (_, nth) => {
    if (nth % 5 < 3) {
      const network = `2001:db8:${["a1", "b2", "c3"][nth % 5]}:${nth.toString(16)}`;
      return () => `${network}:${part(65_536).toString(16)}::${part(65_536).toString(16)}`;
    }
    const address = `${nth % 5 === 3 ? "198.18" : "100.70"}.${part(256)}.${part(256)}`;
    return () => address;
  });
}

/** Each from a different provider. Every third has a trusted account, every second is about a target. */
async function writeHonest({ honestReviews, honestReplies, reviewed, makeMember }: Plan): Promise<Post[]> {
  const texts = [
    ...honestReviews.map((text) => ({ text, isReply: false })),
    ...honestReplies.map((text) => ({ text, isReply: true })),
  ];
  const posts: Post[] = [];
  for (const [nth, { text, isReply }] of texts.entries()) {
    const member = nth % 3 === 0 ? await makeMember() : null;
    const isRaided = nth % 2 === 0;
    const ip = nth % 4 < 2 ? `${24 + nth}.${3 * nth}.17.9` : `2600:${(4_096 + nth).toString(16)}:5:6::1`;
    posts.push({
      isHonest: true,
      isReply,
      // In turn, so no business gets more honest reviews than usual.
      ...takeTurn(isRaided ? reviewed.slice(0, raided) : reviewed.slice(raided), nth >> 1),
      ip,
      name: member?.name ?? `Guest ${nth}`,
      text,
      hasProof: member === null,
      cookie: member?.cookie ?? null,
    });
  }
  return posts;
}

export function takeTurn<Item>(items: readonly Item[], turn: number): Item {
  return items[turn % items.length] as Item;
}

type Count = { shown: number; held: number; refused: number };

/** Counts the final statuses of all posts. */
export async function countStatuses(db: Db, outcomes: readonly Outcome[]) {
  const { rows } = await sql<{ id: string; status: string; reason: string | null }>`
    select id, status, held_reason as reason from reviews
    union all select id, status, held_reason from review_comments`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const count = (isHonest: boolean): Count => {
    const ofKind = outcomes.filter(({ post }) => post.isHonest === isHonest);
    const is = (status: string) =>
      ofKind.filter(({ response }) => stored.get(response.id ?? "")?.status === status).length;
    return {
      shown: is("Approved"),
      held: is("Pending"),
      refused: ofKind.length - is("Approved") - is("Pending"),
    };
  };
  const sent = new Set(outcomes.map(({ response }) => response.id));
  const held = rows.filter(({ id, reason }) => reason && sent.has(id));
  const reasons = Object.groupBy(held, ({ reason }) => reason ?? "");
  return {
    fake: count(false),
    honest: count(true),
    reasons: Object.entries(reasons)
      .map(([reason, posts]) => `${reason} ${posts?.length}`)
      .join(", "),
  };
}

export function shuffle<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
