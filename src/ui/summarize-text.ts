import { truncateText } from "./truncate-text.ts";

/** A complete first sentence can be this much longer than the target length. */
const overshoot = 1.35;
/** A shorter sentence says too little on its own. */
const minShare = 0.4;
/** Words that a summary must not end with. */
const leading =
  /\s+(?:a|an|and|as|at|be|but|by|for|from|has|have|her|his|if|in|into|is|it|its|of|on|or|our|so|than|that|the|their|then|they|to|was|we|were|when|where|which|while|who|with|your)$/i;

const sentenceEnd = /(?<!\b(?:St|Ave|Mr|Mrs|Ms|Dr|Jr|Sr|No|\p{Lu}))[.!?]["”’)]?(?= ["“(]?[\p{Lu}\d])/gu;

/** The beginning of a text in about `length` characters, for a card: whole sentences if possible. */
export function summarizeText(text: string, length: number): string {
  const plain = text.replace(/\s+/g, " ").trim();
  if (plain.length <= length) return plain;
  const ends = [...plain.matchAll(sentenceEnd)].map(({ 0: end, index }) => index + end.length);
  const sentences = ends.filter((end) => end <= length).at(-1) ?? 0;
  if (sentences >= length * minShare) return plain.slice(0, sentences);
  // The text may already be truncated: its end only counts as the end of a sentence after a full stop or similar.
  const end = /[.!?]["”’)]?$/.test(plain) ? plain.length : Number.POSITIVE_INFINITY;
  const [first = end] = ends.filter((one) => one > sentences);
  if (first <= length * overshoot) return plain.slice(0, first);
  return endOnMeaning(plain.slice(0, length), length) ?? truncateText(plain, length);
}

/** Ends after a clause, or at least not on a word that leads on to the next. */
function endOnMeaning(start: string, length: number): string | null {
  const clause = start.search(/[,;:](?= )[^,;:]*$/);
  const end =
    clause >= length * minShare ? start.slice(0, clause) : withoutLeading(start.replace(/\s+\S*$/, ""));
  return end.length >= length * minShare ? `${end.replace(/[\s\p{P}]+$/u, "")}…` : null;
}

function withoutLeading(words: string): string {
  const fewer = words.replace(leading, "");
  return fewer === words ? words : withoutLeading(fewer);
}
