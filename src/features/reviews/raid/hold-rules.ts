/** The reasons to hold a review or a reply for an admin. Apart from moderation, each one is an attack. */
export const holdReasons = [
  "moderation",
  "similar-words",
  "pace",
  "network",
  "burst",
  "new-accounts",
  "raid",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The posts from one network tier within the last day. */
export type Activity = {
  /** Those that count against this post: the ones with a proof, and against a post without one all of them. */
  posts: number;
  /** Networks (/64 or IPv4 address) with a post that looked like a raid by itself. */
  strikes: number;
  /** The /48s or /24s that those networks are in. */
  struckSites: number;
  /** Posts that were published at once. */
  shown: number;
};

/** The new accounts that were made in one network, within the last day. */
export type SignUpActivity = {
  posts: number;
  /** Accounts with a post that is held. */
  heldAuthors: number;
  shown: number;
};

export type Evidence = {
  author: "trusted" | "new-account" | "visitor";
  isReply: boolean;
  /** Accounts need no proof. */
  isProven: boolean;
  isDisguised: boolean;
  /** Nearly the words of somebody else. */
  isSimilar: boolean;
  /** From this network, or by this trusted account, within an hour. */
  fromHere: number;
  /** From the same /24 or /48 within an hour. */
  fromSite: number;
  site: Activity;
  wide: Activity;
  signUp: SignUpActivity;
  /** Posts of the same kind about the same business by authors of the same kind: see `aboutBusiness`. */
  about: {
    shown: number;
    /** From the same network: the /16 or /32, or the one that a new account was made in. */
    fromNetwork: number;
    /** Published reviews a day, on average. */
    usual: number;
  };
};

/** Posts to publish before the next ones are held, per hour unless named otherwise. */
const limits = {
  // Enough for a family or a church's Wi-Fi.
  fromNetwork: 5,
  fromTrusted: 10,
  fromSite: 10,
  fromWideInDay: 100,
  fromSignUpInDay: 10,
  strikesOfSite: 3,
  strikesOfWide: 5,
  // Whoever holds one /48 must not block everybody else in its /32.
  struckSitesOfWide: 3,
  heldAuthorsOfSignUp: 5,
} as const;

/**
 * Posts about one business to publish before the next ones are held: reviews in a day, above the business's own
 * average, and replies in an hour. Each kind of author has its own share, so a flood of one kind blocks no other.
 */
const aboutBusiness = {
  review: {
    visitor: { shown: 5, fromNetwork: 5 },
    "without-proof": { shown: 3, fromNetwork: 2 },
    "new-account": { shown: 4, fromNetwork: 3 },
  },
  reply: {
    visitor: { shown: 30, fromNetwork: 5 },
    "without-proof": { shown: 10, fromNetwork: 5 },
    "new-account": { shown: 10, fromNetwork: 5 },
  },
} as const;
/** Posts of one network beyond these do not count for a business, so that no network can use up its whole share. */
export const countedPerNetwork = 3;

/** Whether a post looks like part of a raid by itself, regardless of its network. */
export function isStrike({ isDisguised, isSimilar }: Pick<Evidence, "isDisguised" | "isSimilar">): boolean {
  return isDisguised || isSimilar;
}

/** The reason to hold a post; null to publish it at once. */
export function findHold(evidence: Evidence): HoldReason | null {
  const { author, fromHere, fromSite, site, wide, signUp } = evidence;
  if (evidence.isSimilar) return "similar-words";
  if (author === "trusted") return fromHere >= limits.fromTrusted ? "pace" : null;
  if (fromHere >= limits.fromNetwork) return "pace";
  if (isSiteRaiding(site) || isWideRaiding(wide)) return "network";
  if (fromSite >= limits.fromSite || wide.posts >= limits.fromWideInDay) return "network";
  if (author === "new-account" && (signUp.posts >= limits.fromSignUpInDay || isSignUpRaiding(signUp)))
    return "new-accounts";
  if (!isAboutFlooded(evidence)) return null;
  return author === "new-account" ? "new-accounts" : "burst";
}

function isAboutFlooded({ author, isReply, isProven, about }: Evidence) {
  const kind = author === "new-account" ? author : isProven ? "visitor" : "without-proof";
  const most = aboutBusiness[isReply ? "reply" : "review"][kind];
  return about.shown >= most.shown + about.usual || about.fromNetwork >= most.fromNetwork + about.usual;
}

export function isSiteRaiding({ strikes, shown }: Activity): boolean {
  return isRaid(strikes, limits.strikesOfSite, shown);
}

export function isWideRaiding({ strikes, struckSites, shown }: Activity): boolean {
  return struckSites >= limits.struckSitesOfWide && isRaid(strikes, limits.strikesOfWide, shown);
}

/** Whether the new accounts of a network raid. */
export function isSignUpRaiding({ heldAuthors, shown }: SignUpActivity): boolean {
  return isRaid(heldAuthors, limits.heldAuthorsOfSignUp, shown);
}

/** Many that are also a large share: a few bad posts must not block a whole ISP. */
function isRaid(count: number, max: number, shown: number) {
  return count >= max && count * 2 >= shown;
}

// Shorter texts may be equal by chance: about one business two are fine, the third is held.
const minDistinctiveLetters = 25;
// Longer texts share many trigrams just because they share a language.
const longTextLetters = 400;

/** The comparison with a post of somebody else within the last day. */
export type Comparison = { similarity: number; letters: number; isSameBusiness: boolean };

/** Whether the text is a near duplicate of a post about this business, or about any business if it is long enough. */
export function isNearDuplicate(letters: number, others: readonly Comparison[]): boolean {
  if (letters < minDistinctiveLetters) {
    const same = others.filter(({ isSameBusiness, similarity }) => isSameBusiness && similarity >= 0.8);
    return same.length >= 2;
  }
  return others.some((other) => {
    if (other.letters < minDistinctiveLetters) return false;
    return other.similarity >= (Math.min(letters, other.letters) > longTextLetters ? 0.5 : 0.35);
  });
}
