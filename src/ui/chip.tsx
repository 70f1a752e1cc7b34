import { X } from "lucide";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

/** A toggle button. */
export function Chip({
  on,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { on?: boolean | undefined }) {
  return <button type="button" {...rest} aria-pressed={on ?? false} className={classes("chip", className)} />;
}

/** A toggle that is a link, so it works without JavaScript. */
export function ChipLink({ on, className, ...rest }: LinkProps & { on?: boolean | undefined }) {
  return <Link {...rest} aria-current={on ? "true" : undefined} className={classes("chip", className)} />;
}

/** An active filter. The link removes it. */
export function RemovableChip({ children, ...rest }: LinkProps & { children: ReactNode }) {
  return (
    <ChipLink {...rest} on>
      <span className="sr-only">Remove </span>
      {children}
      <Icon of={X} />
    </ChipLink>
  );
}
