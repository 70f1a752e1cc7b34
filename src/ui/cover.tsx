import { classes } from "./classes.ts";
import { Cloth } from "./cloth.tsx";
import type { ClothChoice } from "./weave/cloth-address.ts";

type CoverProps = ClothChoice & {
  /** The address of the record's picture, if it has one. */
  picture?: string | null | undefined;
  /** In sight when the page opens. */
  eager?: boolean | undefined;
  /** Says how large it is; without it the cover has the ratio of its cloth. */
  className?: string | undefined;
};

/**
 * The picture of a record, or its cloth. The cloth lies under a picture too: it holds the place until the picture is
 * there and stays when it never comes, without any script.
 */
export function Cover({ picture, eager, className, ...choice }: CoverProps) {
  if (!picture) return <Cloth {...choice} eager={eager} className={className} />;
  return (
    <span className={classes("cover", className)}>
      <Cloth {...choice} eager={eager} />
      {/* Its cloth keeps the place. With a width and height of its own, Chromium puts a sign where a picture failed. */}
      <img
        className="cover-picture"
        src={picture}
        alt=""
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
    </span>
  );
}
