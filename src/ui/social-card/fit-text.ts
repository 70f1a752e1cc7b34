import type { Typeface } from "./typeface.ts";

export type FittedText = { size: number; lines: string[]; width: number };

type Measure = {
  typeface: Typeface;
  /** In pixels. */
  width: number;
  /** Ems between characters. */
  tracking?: number;
};

/** Longer text never fits, so the rest is ignored. */
const maxTextLength = 240;
const graphemes = new Intl.Segmenter("en");

/** Reduces text to characters the typeface supports: strips unsupported diacritics, then drops the rest. */
export function transliterate(typeface: Typeface, text: string): string {
  const written = charactersOf(
    text
      .slice(0, 2 * maxTextLength)
      .toWellFormed()
      .normalize("NFC"),
  ).map((character) => {
    if (/^\s+$/u.test(character)) return " ";
    const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
    return [character, character.normalize("NFD"), plain].find(typeface.supports) ?? "";
  });
  return written.slice(0, maxTextLength).join("").replace(/ +/g, " ").trim();
}

/** Whether at least half of the letters survived transliteration. */
export function isReadable(text: string, written: string): boolean {
  const letters = (all: string) => all.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters(written) > 0 && letters(written) >= letters(text.slice(0, maxTextLength)) / 2;
}

/** Fits text at the largest possible size, in balanced lines. Truncated if even the smallest size is too large. */
export function fitText(
  text: string,
  sizes: readonly { size: number; lines: number }[],
  measure: Measure,
): FittedText {
  for (const { size, lines: maxLines } of sizes) {
    const lines = breakLines(text, size, measure);
    const hasWholeWords = lines.join(" ") === text;
    if (lines.length <= maxLines && hasWholeWords)
      return finish(balance(text, lines, size, measure), size, measure);
  }
  const { size, lines: maxLines } = sizes.at(-1) ?? { size: 16, lines: 1 };
  const lines = breakLines(text, size, measure);
  if (lines.length <= maxLines) return finish(lines, size, measure);
  const last = truncateLine(lines.slice(maxLines - 1).join(" "), size, measure);
  return finish([...lines.slice(0, maxLines - 1), last], size, measure);
}

/** Truncates one line to the available width. */
export function truncateLine(text: string, size: number, measure: Measure): string {
  if (widthOf(text, size, measure) <= measure.width) return text;
  const characters = charactersOf(text);
  while (characters.length > 1 && widthOf(`${characters.join("")}…`, size, measure) > measure.width)
    characters.pop();
  return `${characters.join("").replace(/[\s,.;:&–—-]+$/u, "")}…`;
}

/** The width of a line in pixels, ignoring kerning, which only makes it narrower. */
export function widthOf(text: string, size: number, { typeface, tracking = 0 }: Measure): number {
  let ems = 0;
  for (const character of text) ems += (typeface.widthOf(character) ?? 0) + tracking;
  return ems * size;
}

function finish(lines: string[], size: number, measure: Measure): FittedText {
  return { size, lines, width: Math.max(...lines.map((line) => widthOf(line, size, measure))) };
}

function breakLines(text: string, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").flatMap((word) => breakWord(word, size, measure))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size, measure) > measure.width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Breaks a word that is longer than a line. */
function breakWord(word: string, size: number, measure: Measure): string[] {
  if (widthOf(word, size, measure) <= measure.width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const character of charactersOf(word)) {
    if (piece && widthOf(piece + character, size, measure) > measure.width) {
      pieces.push(piece);
      piece = "";
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** Narrows the lines without adding one, to avoid a single word on the last line. */
function balance(text: string, lines: string[], size: number, measure: Measure): string[] {
  let balanced = lines;
  for (let width = measure.width; width > measure.width / 2; width -= size / 4) {
    const narrower = breakLines(text, size, { ...measure, width });
    if (narrower.length > lines.length || narrower.join(" ") !== text) break;
    balanced = narrower;
  }
  return balanced;
}

function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
