/** A search term with the other query parameters. */
export type HostileTerm = { kind: string; search: string; category?: string; state?: string; sort?: string };

type Random = () => number;

const letters = "abcdefghijklmnopqrstuvwxyz";
const signs = "'&-.,!?\"%_\\/()+#*:;@’“–";
const foreign = ["é", "ß", "Ł", "ñ", "日本", "Ω", "ї", "ẹ̀", "ﬁ", "🙂", "अ", "ʻ", "İ"];
const frequentWords = ["and", "the", "hair", "studio", "kitchen", "house", "co", "of", "yoga", "okafor"];
const states = ["Texas", "Georgia", "Vermont", "California", "Nowhere"];
const categories = ["Food & Beverage", "Beauty & Cosmetics", "Technology & Innovation", "Writing", "Other"];
const sorts = ["best", "rating", "newest", "name"];

/** Distinct terms that are expensive to search, deterministic for a seed and names. */
export function listHostileTerms(count: number, names: readonly string[], random: Random): HostileTerm[] {
  const kinds = Object.entries(kindsOf(names, random));
  const seen = new Set<string>();
  const terms: HostileTerm[] = [];
  for (let attempt = 0; terms.length < count && attempt < 50 * count; attempt++) {
    const [kind, make] = kinds[attempt % kinds.length] ?? ["", () => ""];
    const search = [...make()].slice(0, 100).join("");
    const term = { kind, search, ...filtersOf(kind, random) };
    const key = JSON.stringify(term);
    if (!search.trim() || seen.has(key)) continue;
    seen.add(key);
    terms.push(term);
  }
  return terms;
}

function kindsOf(names: readonly string[], random: Random): Record<string, () => string> {
  const name = () => pick(names, random);
  const word = () => pick(name().split(" "), random);
  const run = (from: readonly string[], length: number) =>
    Array.from({ length }, () => pick(from, random)).join("");
  const upTo = (max: number) => 1 + Math.floor(random() * max);
  return {
    "one or two letters": () => run([...letters], upTo(2)),
    "letters at random": () => run([...letters], 2 + upTo(6)),
    "letters and spaces": () => run([...letters, " ", " "], 2 + upTo(6)),
    "signs and blanks": () => run([...signs, " "], upTo(5)),
    "letters, punctuation and spaces": () => run([..."aeinorst", ...signs, " "], 1 + upTo(5)),
    "cut at blanks": () => `${name().split(" ")[0]?.slice(-upTo(2))} ${word().slice(0, upTo(2))}`,
    "cut out of a name": () => cut(name(), random),
    "words of two names": () => `${word()} ${word()}`,
    "the same word again": () =>
      Array.from({ length: 1 + upTo(3) }, word.bind(null))
        .fill(word())
        .join(" "),
    "frequent words": () => `${pick(frequentWords, random)} ${pick(frequentWords, random)}`,
    "a frequent word, filtered": () => pick(frequentWords, random),
    "cut out of a name, filtered": () => cut(name(), random),
    "one or two letters, filtered": () => run([...letters, "'", "-"], upTo(2)),
    "a long one": () => Array.from({ length: 20 }, word).join(" "),
    "a long run": () => pick([...letters, ...signs], random).repeat(50 + upTo(50)),
    "other alphabets": () => run([...foreign, ..."ae "], upTo(6)),
    mistyped: () => swap(word(), random),
  };
}

function filtersOf(kind: string, random: Random) {
  const isFiltered = kind.endsWith("filtered");
  return {
    ...(isFiltered && random() < 0.6 && { state: pick(states, random) }),
    ...(isFiltered && random() < 0.6 && { category: pick(categories, random) }),
    ...(random() < 0.5 && { sort: pick(sorts, random) }),
  };
}

function cut(text: string, random: Random): string {
  const start = Math.floor(random() * text.length);
  return text.slice(start, start + 2 + Math.floor(random() * 8));
}

function swap(word: string, random: Random): string {
  const at = Math.floor(random() * word.length);
  return word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
}

function pick<Item>(from: readonly Item[], random: Random): Item {
  return from[Math.floor(random() * from.length)] as Item;
}
