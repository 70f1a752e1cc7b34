import { classes } from "./classes.ts";
import { type ClothChoice, clothAddress, measureCloth } from "./weave/cloth-address.ts";

type ClothProps = ClothChoice & {
  /** Alternative text. Without it the cloth is decorative. */
  title?: string | undefined;
  /** For cloth above the fold: disables lazy loading. */
  eager?: boolean | undefined;
  /** The one large cloth of a page: the drawing itself, sharp in any size. In lists, drawings would cost too much. */
  isLarge?: boolean | undefined;
  className?: string | undefined;
};

/**
 * Shows the woven cover of an id.
 *
 * A picture with an immutable URL instead of inline SVG: 24 cards would add 110 to 160 kB to the page and to every
 * cached copy, and client rendering would need the weaver in the bundle. WebP instead of an SVG file: browsers open
 * each of those as a document on the main thread, which takes seven times as long (decision 048).
 */
export function Cloth({ title, eager, isLarge, className, ...choice }: ClothProps) {
  const size = measureCloth(choice);
  return (
    <img
      className={classes("cloth", className)}
      data-palette={choice.palette}
      loading={eager ? "eager" : "lazy"}
      // Style sheet and fonts go first. React would preload images of higher priority before them.
      fetchPriority="low"
      decoding="async"
      {...size}
      {...(isLarge
        ? undefined
        : { srcSet: listSizes(choice), sizes: eager ? fallback : `auto, ${fallback}` })}
      src={clothAddress(choice, isLarge ? "svg" : "webp")}
      alt={title ?? ""}
    />
  );
}

/** Of browsers that do not know the width of a picture when they choose its file. */
const fallback = "20rem";

function listSizes(choice: ClothChoice): string {
  const { width } = measureCloth(choice);
  return `${clothAddress(choice, "webp")} ${width}w, ${clothAddress(choice, "@2.webp")} ${2 * width}w`;
}
