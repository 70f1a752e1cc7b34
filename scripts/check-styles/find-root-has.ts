import { type SelectorComponent, transform } from "lightningcss";

/** Old enough to have no nesting: the parser then writes every selector in full. */
const targets = { chrome: 100 << 16 };
const rootElements = ["html", "body", "header"];

/**
 * Finds selectors with `:has()` on the root, on `header` or on anything. While a page is parsed and hydrated, browsers
 * match them again with every element that is inserted, and each time recalculate the styles of the whole page.
 */
export function findRootHas(filename: string, css: string): string[] {
  // Biome reports syntax errors. Tailwind's own syntax would be one here.
  const { code } = transform({ filename, code: Buffer.from(css), targets, errorRecovery: true });
  const found: string[] = [];
  transform({
    filename,
    code,
    errorRecovery: true,
    visitor: {
      Selector(selector) {
        for (const compound of splitCompounds(selector)) {
          const named = compound.filter((part) => !isHas(part));
          if (named.length < compound.length && (named.length === 0 || named.some(isRoot)))
            found.push(describe(compound));
        }
      },
    },
  });
  return [...new Set(found)];
}

/** The parts of a selector between its combinators. */
function splitCompounds(selector: readonly SelectorComponent[]): SelectorComponent[][] {
  const compounds: SelectorComponent[][] = [[]];
  for (const part of selector) {
    if (part.type === "combinator") compounds.push([]);
    else compounds.at(-1)?.push(part);
  }
  return compounds;
}

function isHas(part: SelectorComponent): boolean {
  return part.type === "pseudo-class" && part.kind === "has";
}

function isRoot(part: SelectorComponent): boolean {
  if (part.type === "universal") return true;
  if (part.type === "type") return rootElements.includes(part.name);
  if (part.type !== "pseudo-class") return false;
  if (part.kind === "root") return true;
  return (part.kind === "is" || part.kind === "where") && part.selectors.flat().some(isRoot);
}

const describe = (compound: readonly SelectorComponent[]) =>
  compound
    .map((part) => {
      if (part.type === "type") return part.name;
      return part.type === "pseudo-class" ? `:${part.kind}` : `[${part.type}]`;
    })
    .join("");
