import { classes } from "./classes.ts";
import type { PaletteName } from "./weave/palettes.ts";

type BandProps = {
  palette: PaletteName;
  /** Without a thickness it fills its column. */
  vertical?: boolean | undefined;
  /** In pixels. Horizontal bands default to 10. */
  thickness?: 10 | 18 | 20 | undefined;
  className?: string | undefined;
};

/** A decorative strip of cloth. Its tiles are in `assets/bands`, inlined in the style sheet. */
export function Band({ palette, vertical, thickness, className }: BandProps) {
  const size = thickness && `band-${thickness}`;
  return (
    <span className={classes("band", vertical && "band-vertical", size, className)} data-palette={palette} />
  );
}
