import { classes } from "./classes.ts";
import { Link, type LinkProps } from "./link.tsx";

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes("link", className)} />;
}

/** A call-to-action link with an arrow. */
export function GoLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes("go", className)} />;
}

/** A link back to the parent list. */
export function BackLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes("back", className)} />;
}
