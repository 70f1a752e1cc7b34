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

/** The families of cloth, inspired by the geometry of real ones. Append only: the order determines existing cloths. */
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

/** All families, in the order in which ids are mapped to them. */
export const familyNames = Object.keys(families) as FamilyName[];

export type WeaveOptions = {
  /** Width to height. Defaults to 4:3. */
  ratio?: number | undefined;
  /** Height in units. Defaults to 240; more units show more repeats. */
  height?: number | undefined;
  /** For fixed decoration only. Records get the family of their id. */
  family?: FamilyName | undefined;
  /** Which colorway of the palette. Wraps around after the last. */
  way?: number | undefined;
  /** Alternative text. Without it the cloth is decorative. */
  title?: string | undefined;
};

/** Draws the cloth of an id as SVG. The same id and palette must always give the same bytes. */
export function weave(id: string, palette: PaletteName, options: WeaveOptions = {}): string {
  const plan = planCloth(id, palette);
  const { ratio = 4 / 3, height = 240, family = plan.family, way = plan.way, title } = options;
  const width = Math.round(height * ratio);
  const colorway = cycle<Colorway>(palettes[palette], way);
  const random = createRandom(hash(id));
  // planCloth used the first two draws.
  random.next();
  random.next();
  const loom = createLoom(width, height, colorway.ground);
  families[family](loom, random, colorway);
  const label = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"';
  const threads = `<path stroke="#000" stroke-opacity=".07" stroke-width="${height}" stroke-dasharray="1 2" d="M0 ${height / 2}H${width}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" ${label}>${loom.cut()}${threads}</svg>`;
}

/** Returns the family and colorway of an id, without drawing it. */
export function planCloth(id: string, palette: PaletteName): { family: FamilyName; way: number } {
  const random = createRandom(hash(id));
  return { family: random.pick(familyNames), way: random.int(palettes[palette].length) };
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
