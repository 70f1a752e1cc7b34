import { useMatches, useRouteError } from "react-router";

/** What a route module may export as `handle`, for the shell around its page. */
export type PageHandle<Data> = {
  /** Whether the page with this data fills the window; the footer then begins below it. */
  fillsWindow: (data: Data) => boolean;
};

/** The layout of the page on show, for the `data-layout` of the body. Without one, a page is as tall as its content. */
export function usePageLayout(): "window" | undefined {
  const page = useMatches().at(-1);
  // Null or undefined without an error, depending on the component above.
  const hasFailed = Boolean(useRouteError());
  const handle = page?.handle as Partial<PageHandle<unknown>> | undefined;
  return !hasFailed && page?.loaderData && handle?.fillsWindow?.(page.loaderData) ? "window" : undefined;
}
