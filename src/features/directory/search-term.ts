const longestTerm = 100;

/** What somebody typed, as names are compared: in small letters, without marks that no name has, at most 100 characters. */
export function readTerm(text: string | undefined): string {
  const plain = (text ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}+/gu, " ");
  return [...plain.trim()].slice(0, longestTerm).map(lowerOne).join("").trim();
}

/** Character by character, as PostgreSQL does: no letter depends on its neighbours or becomes two. */
function lowerOne(character: string): string {
  return String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0);
}

/** The term anywhere in a name; % and _ mean themselves. */
export function containing(term: string): string {
  return `%${escapeLike(term)}%`;
}

/** The term at the start of a name. */
export function startingWith(term: string): string {
  return `${escapeLike(term)}%`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}

/**
 * The runs of characters that a name must hold to match, each within one word:
 * all of three, and all of two, or the one of a word that is shorter.
 */
export function gramsOf(term: string): string[] {
  const grams = term.split(" ").flatMap((word) => {
    const characters = [...word];
    if (characters.length < 2) return characters;
    return [2, 3].flatMap((size) =>
      characters.slice(size - 1).map((_, start) => characters.slice(start, start + size).join("")),
    );
  });
  return [...new Set(grams)];
}

/**
 * Whether the trigram index can be asked for this term: it knows letters and digits, three in a row,
 * and counts two blanks before a word and one after it. Only ASCII is sure to be a letter in every locale.
 */
export function hasTrigram(term: string): boolean {
  for (const run of term.matchAll(/[a-z0-9]+/g)) {
    const before = term.charCodeAt(run.index - 1);
    const after = term.charCodeAt(run.index + run[0].length);
    // Past either end there is NaN: what stands there in the name is unknown.
    if (run[0].length + (before < 128 ? 2 : 0) + (after < 128 ? 1 : 0) >= 3) return true;
  }
  return false;
}
