import type { SubjectKind } from "./rules.ts";

/** The reasons to reject a claim. `words` is for the claimant. */
export const rejectReasons = [
  {
    value: "unreadable",
    label: "Cannot be read",
    words: "We could not read the document.",
  },
  {
    value: "names",
    label: "Does not name both",
    words: "The document does not name both the business and you.",
  },
  {
    value: "elsewhere",
    label: "About another business",
    words: "The document is about another business.",
  },
  {
    value: "expired",
    label: "No longer valid",
    words: "The document is no longer valid.",
  },
  {
    value: "another",
    label: "Somebody else proved it",
    words: "Somebody else showed us that this business is theirs.",
  },
  {
    value: "other",
    label: "Something else (say what)",
    words: "The proof was not enough.",
  },
] as const;

/** Alternative texts for claimants of an artist profile. */
const artistWords: Partial<Record<string, string>> = {
  names: "The document does not name both the artist and you.",
  elsewhere: "The document is about somebody else.",
  another: "Somebody else showed us that this profile is theirs.",
};

/** The text of a reason for the claimant. */
export function describeReason(reason: string, subject: SubjectKind = "business"): string {
  const words = rejectReasons.find(({ value }) => value === reason)?.words ?? "The proof was not enough.";
  return (subject === "artist" && artistWords[reason]) || words;
}
