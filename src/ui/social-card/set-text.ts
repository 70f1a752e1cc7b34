import type { Typeface } from "./typeface.ts";

export type Setting = { size: number; lines: string[]; width: number };

type Measure = {
  typeface: Typeface;
  /** In pixels. */
  width: number;
  /** Ems between characters. */
  tracking?: number;
};

/** Longer texts than this are never drawn whole: nothing past it is looked at. */
const maxTextLength = 240;
const graphemes = new Intl.Segmenter("en");

/** The text as this typeface can write it: marks it lacks are taken off their letters, what is left over is left out. */
export function writeWith(typeface: Typeface, text: string): string {
  const written = charactersOf(
    text
      .slice(0, 2 * maxTextLength)
      .toWellFormed()
      .normalize("NFC"),
  ).map((character) => {
    if (/^\s+$/u.test(character)) return " ";
    const plain = character.normalize("NFKD").replace(/\p{M}/gu, "");
    return [character, character.normalize("NFD"), plain].find(typeface.writes) ?? "";
  });
  return written.slice(0, maxTextLength).join("").replace(/ +/g, " ").trim();
}

/** Whether most letters of a text are left in the form that can be written. */
export function isReadable(text: string, written: string): boolean {
  const letters = (all: string) => all.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters(written) > 0 && letters(written) >= letters(text.slice(0, maxTextLength)) / 2;
}

/** Sets a text as large as it fits, in lines of about equal length; what fits in no size ends in an ellipsis. */
export function setText(
  text: string,
  sizes: readonly { size: number; lines: number }[],
  measure: Measure,
): Setting {
  for (const { size, lines: most } of sizes) {
    const lines = breakLines(text, size, measure);
    const hasWholeWords = lines.join(" ") === text;
    if (lines.length <= most && hasWholeWords)
      return finish(balance(text, lines, size, measure), size, measure);
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 16, lines: 1 };
  const lines = breakLines(text, size, measure);
  if (lines.length <= most) return finish(lines, size, measure);
  const last = cutLine(lines.slice(most - 1).join(" "), size, measure);
  return finish([...lines.slice(0, most - 1), last], size, measure);
}

/** One line, cut where it is too long. */
export function cutLine(text: string, size: number, measure: Measure): string {
  if (widthOf(text, size, measure) <= measure.width) return text;
  const characters = charactersOf(text);
  while (characters.length > 1 && widthOf(`${characters.join("")}…`, size, measure) > measure.width)
    characters.pop();
  return `${characters.join("").replace(/[\s,.;:&–—-]+$/u, "")}…`;
}

/** How wide a line is in pixels; kerning can only make it a little narrower. */
export function widthOf(text: string, size: number, { typeface, tracking = 0 }: Measure): number {
  let ems = 0;
  for (const character of text) ems += (typeface.widthOf(character) ?? 0) + tracking;
  return ems * size;
}

function finish(lines: string[], size: number, measure: Measure): Setting {
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

/** A word that is longer than a line becomes pieces that are not. */
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

/** Narrows the measure as long as no further line is needed, so that no word stands alone in the last. */
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
