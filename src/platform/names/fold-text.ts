// Homoglyphs and their Latin letters. `i` becomes `l`, because `i`, `l`, `1` and `|` look alike. Must match the
// database function fold_name().
const homoglyphs = "iı1|@$034578авсԁенһіӏјкморѕтухѡαεηικνορτυχω";
const latin = "llllasoeastbabcdehhlljkmopstyxwaenlkvoptuxw";
const letterFor = new Map([...homoglyphs].map((character, index) => [character, latin[index] ?? character]));

/** The words of a text without case and accents, and with homoglyphs replaced. */
export function foldWords(text: string): string[] {
  const characters = [...text.normalize("NFKD").toLowerCase()].map(
    (character) => letterFor.get(character) ?? character,
  );
  return characters
    .join("")
    .replace(/\p{M}+/gu, "")
    .replaceAll("vv", "w")
    .replaceAll("rn", "m")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The letters of a text without separators and repeated letters. */
export function foldLetters(text: string): string {
  return foldWords(text)
    .join("")
    .replace(/(.)\1+/gu, "$1");
}

const scripts = { latin: /\p{Script=Latin}/u, other: /[\p{Script=Cyrillic}\p{Script=Greek}]/u };

/** Whether a word mixes scripts or has zero-width characters between Latin letters: never an accident. */
export function isDisguised(text: string): boolean {
  if (/\p{Script=Latin}(?:\u200c|\u200d|\u00ad)+\p{Script=Latin}/u.test(text)) return true;
  const words = text.split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => scripts.latin.test(word) && scripts.other.test(word));
}
