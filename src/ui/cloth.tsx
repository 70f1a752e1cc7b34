import { classes } from "./classes.ts";
import { type ClothChoice, clothAddress, measureCloth } from "./weave/cloth-address.ts";

type ClothProps = ClothChoice & {
  /** Alternative text. Without it the cloth is decorative. */
  title?: string | undefined;
  /** For cloth above the fold: disables lazy loading. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/**
 * Shows the woven cover of an id.
 *
 * An image with an immutable URL instead of inline SVG: 24 cards would add 110 to 160 kB to the page
 * and to every cached copy, and client rendering would need the weaver in the bundle, or the drawings again
 * as loader data. As an image it is drawn on the server, cached for a year, and needs no JavaScript.
 */
export function Cloth({ title, eager, className, ...choice }: ClothProps) {
  return (
    <img
      className={classes("cloth", className)}
      data-palette={choice.palette}
      loading={eager ? "eager" : "lazy"}
      // Style sheet and fonts go first. React would preload images of higher priority before them.
      fetchPriority="low"
      decoding="async"
      {...measureCloth(choice)}
      src={clothAddress(choice)}
      alt={title ?? ""}
    />
  );
}
