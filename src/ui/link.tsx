import type { AnchorHTMLAttributes } from "react";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** A path of this site, with its query. */
  to: string;
  /** `intent` reads the page as soon as somebody points at the link. */
  prefetch?: "intent" | undefined;
  /** The next page is the same with another query: it stays where it is scrolled to. */
  preventScrollReset?: boolean | undefined;
  /** Asks the server for a whole document. */
  reloadDocument?: boolean | undefined;
};

/**
 * A link to a page of this site. It is a plain anchor with a mark on it: `LinkGuide` follows all of them.
 * A page has sixty links and more, and the router's own would resolve, remember and listen for each.
 */
export function Link({ to, prefetch, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      data-link={reloadDocument ? undefined : (prefetch ?? "")}
      data-keep-scroll={preventScrollReset}
    />
  );
}
