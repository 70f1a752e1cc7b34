import type { LinkProps as RouterLinkProps } from "react-router";

/** The part of the router's props that our links support, with the same names and meanings. */
export type LinkProps = Omit<
  RouterLinkProps,
  "discover" | "state" | "relative" | "viewTransition" | "defaultShouldRevalidate" | "mask"
> & {
  /** A path of this site, with query. */
  to: string;
  /** `intent` prefetches the page on hover or focus. */
  prefetch?: "none" | "intent";
};

/**
 * A link to a page of this site: a plain anchor with data attributes, which `LinkNavigation` handles for the whole
 * document. A page has sixty or more links; the router's `Link` resolves, memoizes and listens for each of them, which
 * took a tenth of the render time. The props are the router's, so switching back is a change in this file only:
 * `export { Link, type LinkProps } from "react-router"`. `LinkNavigation` then handles the links rendered without
 * React.
 */
export function Link({ to, prefetch, preventScrollReset, reloadDocument, replace, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      data-link={reloadDocument ? undefined : prefetch === "intent" ? "intent" : ""}
      data-keep-scroll={preventScrollReset}
      data-replace={replace}
    />
  );
}
