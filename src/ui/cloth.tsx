import { classes } from "./classes.ts";
import { type ClothChoice, clothAddress, measureCloth } from "./weave/cloth-address.ts";

type ClothProps = ClothChoice & {
  /** Names the cloth for people who do not see it; without it the cloth is decoration. */
  title?: string | undefined;
  /** For cloth that is in sight when the page opens: it is fetched with the document, not when scrolled to. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

/**
 * Shows the woven cover of an id.
 *
 * It is a picture at an address that never changes, not inlined SVG: 24 cards would add 110 to 160 kB to the
 * page and to every cached copy, and the browser would need the weaver, or the drawings a second time as data,
 * for pages it renders itself. As a picture it is drawn on the server, kept for a year, and costs no script.
 */
export function Cloth({ title, eager, className, ...choice }: ClothProps) {
  return (
    <img
      className={classes("cloth", className)}
      data-palette={choice.palette}
      loading={eager ? "eager" : "lazy"}
      // Decoration: style sheet and fonts go first, and React would preload anything of higher rank before them.
      fetchPriority="low"
      decoding="async"
      {...measureCloth(choice)}
      src={clothAddress(choice)}
      alt={title ?? ""}
    />
  );
}
