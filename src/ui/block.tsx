import type { HTMLAttributes } from "react";
import { classes } from "./classes.ts";
import type { PaletteName } from "./weave/palettes.ts";

/** The section colours, and ink for facts and the footer. */
export type BlockPalette = PaletteName | "ink";

type BlockProps = HTMLAttributes<HTMLElement> & {
  palette: BlockPalette;
  as?: "section" | "div" | "article" | "footer" | "aside";
};

/** A block of section colour; text, links and buttons inside take the colours that read on it. */
export function Block({ palette, as: Element = "section", className, ...rest }: BlockProps) {
  return <Element {...rest} data-palette={palette} className={classes("colour-block", className)} />;
}
