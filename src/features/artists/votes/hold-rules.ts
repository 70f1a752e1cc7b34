/** Why a vote does not affect the order of the list. It is counted anyway. */
export type HoldReason = "same-network" | "struck-network" | "burst";

export type Evidence = {
  /** A trusted account, which is unaffected by others' bursts. */
  isTrusted: boolean;
  /** A vote from the same /24 or /48 was struck within the last 30 days. */
  hasStruckVotes: boolean;
  /** No accepted vote came from the same /24 or /48 before today. */
  isNewNetwork: boolean;
  /** Votes for this artist from the same /24 or /48 within a day. */
  fromSite: number;
  /** Votes for this artist within a day, by new accounts created in the same network. */
  fromSignUp: number;
  /** Votes for this artist from new networks that no admin has reviewed, within an hour and within a day. */
  newInHour: number;
  newInDay: number;
};

/** Votes for one artist before the next ones are held. */
export const holdLimits = {
  // Enough for a family or a table at a show.
  fromSiteInDay: 5,
  fromSignUpInDay: 5,
  // Enough for a good evening, too few to climb the list with.
  newInHour: 20,
  newInDay: 60,
} as const;

/** The reason to hold a vote, or null for one that moves the artist up at once. */
export function findHold(evidence: Evidence): HoldReason | null {
  if (evidence.isTrusted) return null;
  if (evidence.hasStruckVotes) return "struck-network";
  if (evidence.fromSite >= holdLimits.fromSiteInDay) return "same-network";
  if (evidence.fromSignUp >= holdLimits.fromSignUpInDay) return "same-network";
  return evidence.isNewNetwork && findBurst(evidence) ? "burst" : null;
}

/** How far back a burst began: votes before the one that reveals it are held with it. */
export function findBurst({ newInHour, newInDay }: Pick<Evidence, "newInHour" | "newInDay">) {
  if (newInHour >= holdLimits.newInHour) return "hour";
  return newInDay >= holdLimits.newInDay ? "day" : null;
}
