import { classes } from "./classes.ts";
import { Cloth } from "./cloth.tsx";
import type { ClothChoice } from "./weave/cloth-address.ts";

type CoverProps = ClothChoice & {
  /** The URL of the record's picture, if any. Only files of this site are shown: other hosts would learn who looks. */
  picture?: string | null | undefined;
  /** Above the fold. */
  eager?: boolean | undefined;
  /** The one large picture of a page. */
  isLarge?: boolean | undefined;
  /** Sets the size. By default the cover has the ratio of its cloth. */
  className?: string | undefined;
};

const copyWidths = [320, 640, 1_280];

/**
 * The picture of a record, or its cloth. The cloth is also rendered under a picture, as a placeholder while it loads
 * and a fallback if it fails, without JavaScript.
 */
export function Cover({ picture, eager, isLarge, className, ...choice }: CoverProps) {
  if (!isOwn(picture)) return <Cloth {...choice} {...{ eager, isLarge, className }} />;
  return (
    <span className={classes("cover", className)}>
      <Cloth {...choice} {...{ eager, isLarge }} />
      <Picture src={picture} eager={eager} isLarge={isLarge} />
    </span>
  );
}

/** Of uploads there are smaller copies; where one is missing, the site sends the upload itself. */
function Picture({ src, eager, isLarge }: { src: string } & Pick<CoverProps, "eager" | "isLarge">) {
  const fallback = isLarge ? "100vw" : "24rem";
  return (
    <picture>
      {src.startsWith("/files/") && (
        <source
          type="image/avif"
          srcSet={copyWidths.map((width) => `${src}.${width}.avif ${width}w`).join(", ")}
          sizes={eager ? fallback : `auto, ${fallback}`}
        />
      )}
      {/* The cloth sets the size. With width and height, Chromium would show its broken-image icon. */}
      <img className="cover-picture" src={src} alt="" loading={eager ? "eager" : "lazy"} decoding="async" />
    </picture>
  );
}

function isOwn(picture: string | null | undefined): picture is string {
  return /^\/[^/\\]/.test(picture ?? "");
}
