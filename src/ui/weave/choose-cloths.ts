import { contrast, luminance } from "./color.ts";
import { type Colorway, type PaletteName, palettes } from "./palettes.ts";
import { type FamilyName, familyNames, planCloth } from "./weave.ts";

/** Overrides for a cloth in a list. Empty if it keeps its own. */
export type ClothChange = { family?: FamilyName; way?: number };

/** Covers the cards directly above, in rows of two, three and four. */
const lookback = 4;
const minContrast = 1.4;
const minLuminance = 0.3;
/** The distance to a family that looks different. */
const familyStep = 5;

/**
 * Chooses the cloths of a list so that neighbors differ: adjacent ones in family and background, and those of the
 * same family in the rows above in colorway. Most keep the cloth of their id.
 */
export function chooseCloths(
  ids: readonly string[],
  palette: PaletteName,
  { brightFirst = false }: { brightFirst?: boolean } = {},
): ClothChange[] {
  const dyes: readonly Colorway[] = palettes[palette];
  const groundOf = (way: number) => dyes[way]?.ground ?? "#000000";
  const chosen: { family: FamilyName; way: number }[] = [];
  return ids.map((id) => {
    const own = planCloth(id, palette);
    const previous = chosen.at(-1);
    const family = previous?.family === own.family ? otherFamily(own.family) : own.family;
    const isApart = (way: number) => {
      if (!previous) return !brightFirst || luminance(groundOf(way)) >= minLuminance;
      return contrast(groundOf(previous.way), groundOf(way)) >= minContrast;
    };
    const taken = chosen.slice(-lookback).flatMap((other) => (other.family === family ? [other.way] : []));
    const candidates = dyes.map((_, step) => (own.way + step) % dyes.length).filter(isApart);
    const way = candidates.find((free) => !taken.includes(free)) ?? candidates[0] ?? own.way;
    chosen.push({ family, way });
    return { ...(family !== own.family && { family }), ...(way !== own.way && { way }) };
  });
}

function otherFamily(family: FamilyName): FamilyName {
  return familyNames[(familyNames.indexOf(family) + familyStep) % familyNames.length] ?? family;
}
