/** The metrics needed to lay out a line of text. */
export type Typeface = {
  /** The width of a character in ems, if any file has it. */
  widthOf: (character: string) => number | undefined;
  /** Whether one file has all of these: combining marks only work within one file. */
  supports: (characters: string) => boolean;
};

type FontFile = { advances: (glyph: number) => number; glyphs: Map<number, number> };

/** Reads character widths from the files of a typeface. If several have a character, the first wins. */
export function readTypeface(files: readonly Uint8Array[]): Typeface {
  const fonts = files.map(readFontFile);
  return {
    widthOf: (character) => {
      const code = character.codePointAt(0) ?? 0;
      for (const { glyphs, advances } of fonts) {
        const glyph = glyphs.get(code);
        if (glyph !== undefined) return advances(glyph);
      }
      return undefined;
    },
    supports: (characters) => {
      const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0);
      return fonts.some(({ glyphs }) => codes.every((code) => glyphs.has(code)));
    },
  };
}

// Reads widths from the head, hhea and hmtx tables. Offsets are from the OpenType specification.
function readFontFile(file: Uint8Array): FontFile {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const tables = readTables(view);
  const table = (name: string) => {
    const start = tables.get(name);
    if (start === undefined) throw new Error(`The font has no table ${name}.`);
    return start;
  };
  const unitsPerEm = view.getUint16(table("head") + 18);
  const metrics = view.getUint16(table("hhea") + 34);
  const widths = table("hmtx");
  return {
    // Glyphs past the last metric share its width.
    advances: (glyph) => view.getUint16(widths + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm,
    glyphs: readCharacters(view, table("cmap")),
  };
}

function readTables(view: DataView): Map<string, number> {
  const tables = new Map<string, number>();
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
    tables.set(name, view.getUint32(at + 8));
  }
  return tables;
}

/** The glyphs of the Basic Multilingual Plane, from a format 4 subtable, which every subset has. */
function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let record = 0; record < view.getUint16(cmap + 2); record++) {
    const start = cmap + view.getUint32(cmap + 4 + 8 * record + 4);
    if (view.getUint16(start) === 4) readSegments(view, start, glyphs);
  }
  return glyphs;
}

function readSegments(view: DataView, start: number, glyphs: Map<number, number>) {
  const size = view.getUint16(start + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
    (at) => start + at,
  ) as [number, number, number, number];
  for (let segment = 0; segment < size; segment += 2) {
    const first = view.getUint16(starts + segment);
    const offset = view.getUint16(offsets + segment);
    for (let code = first; code <= view.getUint16(ends + segment) && code < 0xffff; code++) {
      const listed = offset === 0 ? code : view.getUint16(offsets + segment + offset + 2 * (code - first));
      if (offset !== 0 && listed === 0) continue;
      const glyph = (listed + view.getUint16(deltas + segment)) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}
