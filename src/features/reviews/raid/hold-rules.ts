/** The reasons to hold a review or a reply for an admin. */
export const holdReasons = [
  "moderation",
  "no-proof",
  "disguised-letters",
  "similar-words",
  "pace",
  "network",
  "burst",
  "raid",
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The posts from one network tier within the last day. */
export type Activity = {
  /** Posts with a proof. Those without are held anyway and must not use up the limits of others. */
  proven: number;
  /** Posts that looked like a bot or a raid by themselves. */
  strikes: number;
  /** Posts that were published at once. */
  shown: number;
};

export type Evidence = {
  /** A verified account, which is not affected by raids of others. */
  isMember: boolean;
  isProven: boolean;
  isDisguised: boolean;
  isSimilar: boolean;
  /** From this network, or by this account, within an hour. */
  fromHere: number;
  /** From the same /24 or /48 within an hour. */
  fromSite: number;
  site: Activity;
  wide: Activity;
  /** About the same business from the same /16 or /32 within an hour. */
  aboutBusinessFromWide: number;
  /** Published posts by visitors about the same business within ten minutes. */
  shownAboutBusiness: number;
};

/** Posts to publish before the next ones are held, per hour unless named otherwise. */
export const limits = {
  // Enough for a family or a church's Wi-Fi.
  fromNetwork: 5,
  fromMember: 10,
  fromSite: 10,
  fromWideInDay: 100,
  aboutBusinessFromWide: 5,
  shownAboutBusinessInTenMinutes: 30,
  strikesOfSite: 3,
  strikesOfWide: 5,
} as const;

/** The reason if a post is suspicious by itself, regardless of its network. */
export function findStrike({ isProven, isDisguised, isSimilar }: Evidence): HoldReason | null {
  if (!isProven) return "no-proof";
  if (isDisguised) return "disguised-letters";
  return isSimilar ? "similar-words" : null;
}

/** The reason to hold a post; null to publish it at once. */
export function findHold(evidence: Evidence): HoldReason | null {
  const strike = findStrike(evidence);
  if (strike) return strike;
  if (evidence.isMember) return evidence.fromHere >= limits.fromMember ? "pace" : null;
  if (evidence.fromHere >= limits.fromNetwork) return "pace";
  if (isRaiding(evidence.site, limits.strikesOfSite)) return "network";
  if (isRaiding(evidence.wide, limits.strikesOfWide)) return "network";
  if (evidence.fromSite >= limits.fromSite) return "network";
  if (evidence.wide.proven >= limits.fromWideInDay) return "network";
  if (evidence.aboutBusinessFromWide >= limits.aboutBusinessFromWide) return "burst";
  return evidence.shownAboutBusiness >= limits.shownAboutBusinessInTenMinutes ? "burst" : null;
}

/** Many strikes that are also a large share: a few bad posts must not block a whole ISP. */
export function isRaiding({ strikes, shown }: Activity, maxStrikes: number): boolean {
  return strikes >= maxStrikes && strikes * 2 >= shown;
}

// Shorter texts may be equal by chance: about one business two are fine, the third is held.
const minDistinctiveLetters = 25;
// Longer texts share many trigrams just because they share a language.
const longTextLetters = 400;

/** The comparison with a post of the last day. */
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
