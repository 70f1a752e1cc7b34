import { classes } from "./classes.ts";
import { Cloth } from "./cloth.tsx";
import type { ClothChoice } from "./weave/cloth-address.ts";

type CoverProps = ClothChoice & {
  /** The URL of the record's picture, if any. Only files of this site are shown: other hosts would learn who looks. */
  picture?: string | null | undefined;
  /** Above the fold. */
  eager?: boolean | undefined;
  /** Sets the size. By default the cover has the ratio of its cloth. */
  className?: string | undefined;
};

/**
 * The picture of a record, or its cloth. The cloth is also rendered under a picture, as a placeholder while it loads
 * and a fallback if it fails, without JavaScript.
 */
export function Cover({ picture, eager, className, ...choice }: CoverProps) {
  if (!isOwn(picture)) return <Cloth {...choice} eager={eager} className={className} />;
  return (
    <span className={classes("cover", className)}>
      <Cloth {...choice} eager={eager} />
      {/* The cloth sets the size. With width and height, Chromium would show its broken-image icon. */}
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

function isOwn(picture: string | null | undefined): picture is string {
  return /^\/[^/\\]/.test(picture ?? "");
}
