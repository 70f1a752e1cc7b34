import { classes } from "./classes.ts";
import type { PaletteName } from "./weave/palettes.ts";

type BandProps = {
  palette: PaletteName;
  /** Stands upright. Without a thickness it fills the column it is in. */
  vertical?: boolean | undefined;
  /** In pixels; a lying band has 10 unless told. */
  thickness?: 10 | 18 | 20 | undefined;
  className?: string | undefined;
};

/** A strip of cloth as an edge: rail, seam, divider. Its tiles are in `assets/bands`, in the sheet itself. */
export function Band({ palette, vertical, thickness, className }: BandProps) {
  const size = thickness && `band-${thickness}`;
  return (
    <span className={classes("band", vertical && "band-vertical", size, className)} data-palette={palette} />
  );
}
