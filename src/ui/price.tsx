import { classes } from "./classes.ts";

type PriceProps = {
  /** What is paid, formatted. */
  now: string;
  /** The regular price, when `now` is a sale price. */
  before?: string | null;
  /** For what cannot be bought. */
  isQuiet?: boolean;
  className?: string;
};

/** A price in figures of equal width, with the regular price struck through beside it. */
export function Price({ now, before, isQuiet, className }: PriceProps) {
  return (
    <span className={classes("price", isQuiet && "price-quiet", className)}>
      {before && <span className="sr-only">On sale for </span>}
      <b>{now}</b>
      {before && (
        <>
          <span className="sr-only"> instead of </span>
          <s>{before}</s>
        </>
      )}
    </span>
  );
}
