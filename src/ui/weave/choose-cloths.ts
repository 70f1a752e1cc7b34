import { contrast, luminance } from "./color.ts";
import { type Colorway, type PaletteName, palettes } from "./palettes.ts";
import { type FamilyName, familyNames, planCloth } from "./weave.ts";

/** What a cloth in a list has instead of its own; nothing where it keeps that. */
export type ClothChange = { family?: FamilyName; way?: number };

/** The cards that stand above, in rows of two, three and four. */
const reach = 4;
const leastContrast = 1.4;
const leastLuminance = 0.3;
/** To a family that looks different. */
const familyStep = 5;

/**
 * Chooses the cloths of a list so that neighbors differ: side by side neither the same family nor a like ground, and
 * the same family in the rows above is dyed differently. Most keep their own, as all do on their own pages.
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
    const beside = chosen.at(-1);
    const family = beside?.family === own.family ? otherFamily(own.family) : own.family;
    const isApart = (way: number) => {
      if (!beside) return !brightFirst || luminance(groundOf(way)) >= leastLuminance;
      return contrast(groundOf(beside.way), groundOf(way)) >= leastContrast;
    };
    const taken = chosen.slice(-reach).flatMap((other) => (other.family === family ? [other.way] : []));
    const ways = dyes.map((_, step) => (own.way + step) % dyes.length).filter(isApart);
    const way = ways.find((free) => !taken.includes(free)) ?? ways[0] ?? own.way;
    chosen.push({ family, way });
    return { ...(family !== own.family && { family }), ...(way !== own.way && { way }) };
  });
}

function otherFamily(family: FamilyName): FamilyName {
  return familyNames[(familyNames.indexOf(family) + familyStep) % familyNames.length] ?? family;
}
