import { ExternalLink as ExternalIcon } from "lucide";
import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode } from "react";
import { classes } from "./classes.ts";
import { ExternalLink } from "./external-link.tsx";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "ink" | "approve" | "danger" | "bare";
export type ButtonSize = "small" | "regular" | "large";

type ButtonStyle = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Full width. */
  wide?: boolean | undefined;
};

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonStyle & {
    /** Shows a spinner and ignores clicks. */
    pending?: boolean | undefined;
    /** Replaces the label while pending. */
    pendingLabel?: ReactNode;
  };

const buttonClasses = ({ variant = "primary", size = "regular", wide }: ButtonStyle, className?: string) =>
  classes("button", `button-${variant}`, `button-${size}`, wide && "button-wide", className);

/** A button. The default type is `button`, so it does not submit a form by accident. */
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
  // Not `disabled`: that would drop focus and the click event.
  const press = pending ? (event: MouseEvent) => event.preventDefault() : onClick;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, size, wide }, className)}
      aria-disabled={pending || rest["aria-disabled"]}
      onClick={press}
    >
      {pending && <span className="spinner" aria-hidden="true" />}
      {pending ? (pendingLabel ?? children) : children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link {...rest} className={buttonClasses({ variant, size, wide }, className)} />;
}

/** A link to a foreign site that looks like a button. */
export function ExternalButton({
  variant,
  size,
  wide,
  className,
  children,
  ...rest
}: ComponentProps<typeof ExternalLink> & ButtonStyle) {
  return (
    <ExternalLink {...rest} className={buttonClasses({ variant, size, wide }, className)}>
      {children}
      <Icon of={ExternalIcon} />
    </ExternalLink>
  );
}

/** A 44 px square with an icon. The label is for screen readers. */
export function IconButton({
  label,
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string }) {
  return <button type="button" aria-label={label} {...rest} className={classes("icon-button", className)} />;
}
