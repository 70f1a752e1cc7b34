import type { AnchorHTMLAttributes } from "react";
import { Link, type LinkProps } from "./link.tsx";

const newTab = <span className="sr-only"> (opens in a new tab)</span>;

/** A link to another site in a new tab. Sends no referrer and passes no search ranking. */
export function ExternalLink({
  href,
  children,
  ...rest
}: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> & { href: string }) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer ugc nofollow">
      {children}
      {newTab}
    </a>
  );
}

/** A link to a page of this site in a new tab. */
export function NewTabLink({ children, ...rest }: Omit<LinkProps, "target" | "rel">) {
  return (
    <Link {...rest} target="_blank" rel="noopener">
      {children}
      {newTab}
    </Link>
  );
}
