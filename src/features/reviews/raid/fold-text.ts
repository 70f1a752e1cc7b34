// What passes for a Latin letter, and that letter. `i` and `l` are one: with `1` and `|` they all look alike.
// The same table stands in the database function fold_name().
const lookalikes = "iı1|@$034578авсԁенһіӏјкморѕтухѡαεηικνορτυχω";
const latin = "llllasoeastbabcdehhlljkmopstyxwaenlkvoptuxw";
const letterFor = new Map([...lookalikes].map((sign, at) => [sign, latin[at] ?? sign]));

/** The words of a text as the eye reads them: no case, no accents, lookalike signs as the letter they pass for. */
export function foldWords(text: string): string[] {
  const signs = [...text.normalize("NFKD").toLowerCase()].map((sign) => letterFor.get(sign) ?? sign);
  return signs
    .join("")
    .replace(/\p{M}+/gu, "")
    .replaceAll("vv", "w")
    .replaceAll("rn", "m")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The letters of a text without anything between them, each run of the same letter once. */
export function foldLetters(text: string): string {
  return foldWords(text)
    .join("")
    .replace(/(.)\1+/gu, "$1");
}

const letterOf = { latin: /\p{Script=Latin}/u, other: /[\p{Script=Cyrillic}\p{Script=Greek}]/u };

/** Whether a word mixes alphabets, or joins Latin letters by signs without width: nobody types that by accident. */
export function isDisguised(text: string): boolean {
  if (/\p{Script=Latin}(?:\u200c|\u200d|\u00ad)+\p{Script=Latin}/u.test(text)) return true;
  const words = text.split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => letterOf.latin.test(word) && letterOf.other.test(word));
}
