import { adire } from "./families/adire.ts";
import { asooke } from "./families/asooke.ts";
import { beads } from "./families/beads.ts";
import { bogolan } from "./families/bogolan.ts";
import { eyes } from "./families/eyes.ts";
import { housetop } from "./families/housetop.ts";
import { ikat } from "./families/ikat.ts";
import { kente } from "./families/kente.ts";
import { kuba } from "./families/kuba.ts";
import { ndebele } from "./families/ndebele.ts";
import { plait } from "./families/plait.ts";
import { zigzag } from "./families/zigzag.ts";
import { createLoom } from "./loom.ts";
import { type Colorway, type PaletteName, palettes } from "./palettes.ts";
import { createRandom, hash } from "./random.ts";
import { cycle } from "./shapes.ts";

/** The kinds of cloth. They borrow geometry and claim no more; append, never reorder. */
const families = {
  kente,
  ndebele,
  bogolan,
  adire,
  ikat,
  zigzag,
  kuba,
  beads,
  asooke,
  eyes,
  plait,
  housetop,
};

export type FamilyName = keyof typeof families;

/** All kinds of cloth, in the order in which ids choose among them. */
export const familyNames = Object.keys(families) as FamilyName[];

export type WeaveOptions = {
  /** Width to height, 4:3 unless told. */
  ratio?: number | undefined;
  /** Units from top to bottom, 240 unless told: more units show more repeats. */
  height?: number | undefined;
  /** For fixed furniture only: a record's id chooses its own family. */
  family?: FamilyName | undefined;
  /** Which colorway of the palette, counted on past the last. */
  way?: number | undefined;
  /** Names the cloth for people who do not see it; without it the cloth is decoration. */
  title?: string | undefined;
};

/** Draws the cloth of an id as SVG: the same id and palette give the same bytes for ever. */
export function weave(id: string, palette: PaletteName, options: WeaveOptions = {}): string {
  const plan = planCloth(id, palette);
  const { ratio = 4 / 3, height = 240, family = plan.family, way = plan.way, title } = options;
  const width = Math.round(height * ratio);
  const colorway = cycle<Colorway>(palettes[palette], way);
  const random = createRandom(hash(id));
  // The plan took the first two draws.
  random.next();
  random.next();
  const loom = createLoom(width, height, colorway.ground);
  families[family](loom, random, colorway);
  const label = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"';
  const threads = `<path stroke="#000" stroke-opacity=".07" stroke-width="${height}" stroke-dasharray="1 2" d="M0 ${height / 2}H${width}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ${label}>${loom.cut()}${threads}</svg>`;
}

/** Tells which family and colorway an id gets, without drawing it. */
export function planCloth(id: string, palette: PaletteName): { family: FamilyName; way: number } {
  const random = createRandom(hash(id));
  return { family: random.pick(familyNames), way: random.int(palettes[palette].length) };
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
