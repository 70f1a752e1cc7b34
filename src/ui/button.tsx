import { ExternalLink as ExternalIcon } from "lucide";
import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode } from "react";
import { classes } from "./classes.ts";
import { ExternalLink } from "./external-link.tsx";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "ink" | "approve" | "danger" | "bare";
export type ButtonSize = "small" | "regular" | "large";

type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Takes the whole width of its place. */
  wide?: boolean | undefined;
};

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Something is under way: shows a spinner and ignores further presses. */
    pending?: boolean | undefined;
    /** Stands in for the label while pending. */
    pendingLabel?: ReactNode;
  };

const look = ({ variant = "primary", size = "regular", wide }: Look, className?: string) =>
  classes("button", `button-${variant}`, `button-${size}`, wide && "button-wide", className);

/** A button; it submits its form only where `type="submit"` says so. */
export function Button({
  variant,
  size,
  wide,
  pending,
  pendingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // Not `disabled`: that would drop the focus, and the press must be heard to be refused.
  const press = pending ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={press}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={look({ variant, size, wide }, className)} />;
}

/** A link to a foreign site that looks like a button. */
export function ExternalButton({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<typeof ExternalLink> & Look) {
  return (
    <ExternalLink {...rest} className={look({ variant, size, wide }, className)}>
      {children}
      <Icon of={ExternalIcon} />
    </ExternalLink>
  );
}

/** A 44 px square with a picture; the label is what people hear. */
export function IconButton({
  label,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return <button type="button" aria-label={label} {...rest} className={classes("icon-button", className)} />;
}
