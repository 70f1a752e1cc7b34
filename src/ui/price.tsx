import { classes } from "./classes.ts";

type PriceProps = {
  /** The current price, formatted. */
  now: string;
  /** The regular price, when `now` is a sale price. */
  before?: string | null;
  /** For products that cannot be bought. */
  isQuiet?: boolean;
  className?: string;
};

/** A price in tabular digits, with the regular price struck through. */
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
