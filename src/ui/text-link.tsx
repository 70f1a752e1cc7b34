import { classes } from "./classes.ts";
import { Link, type LinkProps } from "./link.tsx";

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes("link", className)} />;
}

/** A text action: underlined, with an arrow that leads on. */
export function GoLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes("go", className)} />;
}

/** The way back to the list above. */
export function BackLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes("back", className)} />;
}
