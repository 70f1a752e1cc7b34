import type { HTMLAttributes } from "react";
import { classes } from "./classes.ts";
import type { PaletteName } from "./weave/palettes.ts";

/** The section colors, and ink for facts and the footer. */
export type BlockPalette = PaletteName | "ink";

type BlockProps = HTMLAttributes<HTMLElement> & {
  palette: BlockPalette;
  as?: "section" | "div" | "article" | "footer" | "aside";
};

/** A block of section color. Text, links and buttons inside take readable colors. */
export function Block({ palette, as: Element = "section", className, ...rest }: BlockProps) {
  return <Element {...rest} data-palette={palette} className={classes("color-block", className)} />;
}
