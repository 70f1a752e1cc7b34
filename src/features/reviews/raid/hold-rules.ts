/** Every reason a review or a reply waits for an admin. */
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

/** What came from one network, or from a wider one around it, within the last day. */
export type Activity = {
  /** With a proof: what had none waits anyway and uses up nobody's share. */
  proven: number;
  /** Posts that looked like a program or a campaign by themselves. */
  strikes: number;
  /** Posts that were shown at once. */
  shown: number;
};

export type Evidence = {
  /** An account with a verified address: strangers' raids do not touch it. */
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
  /** By visitors about the same business within ten minutes, and shown. */
  shownAboutBusiness: number;
};

/** How much passes before the rest waits. An hour unless it says otherwise. */
export const limits = {
  // A church's Wi-Fi or a family.
  fromNetwork: 5,
  fromMember: 10,
  fromSite: 10,
  fromWideInDay: 100,
  aboutBusinessFromWide: 5,
  shownAboutBusinessInTenMinutes: 30,
  strikesOfSite: 3,
  strikesOfWide: 5,
} as const;

/** Whether a post is suspect by itself, before anybody looks at where it comes from. */
export function findStrike({ isProven, isDisguised, isSimilar }: Evidence): HoldReason | null {
  if (!isProven) return "no-proof";
  if (isDisguised) return "disguised-letters";
  return isSimilar ? "similar-words" : null;
}

/** Why a post waits; null when it is shown at once. */
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

/** Many strikes, and a good part of all that comes from there: one bad neighbor does not silence a whole operator. */
export function isRaiding({ strikes, shown }: Activity, maxStrikes: number): boolean {
  return strikes >= maxStrikes && strikes * 2 >= shown;
}

// Shorter texts are alike by chance: two people may say the same about one business, a third waits.
const tellingLetters = 25;
// Beyond this, two texts share many trigrams because they share a language.
const longLetters = 400;

/** A text of the last day to compare with: how alike the two are, and whether it is about the same business. */
export type Likeness = { similarity: number; letters: number; isSameBusiness: boolean };

/** Whether somebody has said this before: in other letters too, and elsewhere too when the text is long enough to tell. */
export function isSaidBefore(letters: number, others: readonly Likeness[]): boolean {
  if (letters < tellingLetters) {
    const same = others.filter(({ isSameBusiness, similarity }) => isSameBusiness && similarity >= 0.8);
    return same.length >= 2;
  }
  return others.some((other) => {
    if (other.letters < tellingLetters) return false;
    return other.similarity >= (Math.min(letters, other.letters) > longLetters ? 0.5 : 0.35);
  });
}
