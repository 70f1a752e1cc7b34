import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";

/** A link in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classes("link", className)} />;
}

/** A text action: underlined, with an arrow that leads on. */
export function GoLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes("go", className)}>
      {children}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}

/** The way back to the list above. */
export function BackLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classes("back", className)}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
