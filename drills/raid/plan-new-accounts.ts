import { newWords } from "#features/reviews/words-for-tests.ts";
import { type Account, mix, type Reviewed, shuffle, takeTurn } from "./plan-raid.ts";
import type { Post } from "./send-post.ts";

type Plan = {
  accounts: number;
  /** The first is the target. */
  reviewed: readonly Reviewed[];
  /** A verified account just created from this IP address. */
  makeNewAccount: (ip: string) => Promise<Account>;
  makeMember: () => Promise<Account>;
};

const networks = 5;

/**
 * New accounts from five networks, each with one star and a unique text about the same business, among honest posts:
 * by visitors and members about that business, and by visitors, members and new accounts about others.
 */
export async function planNewAccounts(plan: Plan): Promise<Post[]> {
  const [raided, ...others] = plan.reviewed as [Reviewed, ...Reviewed[]];
  const fakes: Post[] = [];
  for (let nth = 0; nth < plan.accounts; nth++) {
    const ip = `45.${80 + (nth % networks)}.7.${1 + Math.floor(nth / networks)}`;
    fakes.push({ ...describe(raided, ip, await plan.makeNewAccount(ip)), isHonest: false });
  }
  const honest: Post[] = [];
  for (let nth = 0; nth < 24; nth++) {
    const ip = `${90 + nth}.${nth}.3.9`;
    const isMember = nth % 3 === 0;
    const about = nth % 2 === 0 && (isMember || nth < 12) ? raided : takeTurn(others, nth);
    const isNew = nth % 3 === 1 && about !== raided;
    const account = isMember ? await plan.makeMember() : isNew ? await plan.makeNewAccount(ip) : null;
    honest.push({ ...describe(about, ip, account), isHonest: true });
  }
  return mix(shuffle(fakes), shuffle(honest));
}

/** Honest new accounts of other networks that review the target. */
export async function planBystanders(
  { reviewed, makeNewAccount }: Pick<Plan, "reviewed" | "makeNewAccount">,
  count: number,
): Promise<Post[]> {
  const posts: Post[] = [];
  for (let nth = 0; nth < count; nth++) {
    const ip = `${130 + nth}.${nth}.3.9`;
    posts.push({ ...describe(reviewed[0] as Reviewed, ip, await makeNewAccount(ip)), isHonest: true });
  }
  return posts;
}

/** A review with a unique text. Visitors send a proof of work. */
export function describe(about: Reviewed, ip: string, account: Account | null): Omit<Post, "isHonest"> {
  return {
    ...about,
    isReply: false,
    ip,
    name: account?.name ?? "Guest",
    text: newWords(),
    hasProof: account === null,
    cookie: account?.cookie ?? null,
  };
}
