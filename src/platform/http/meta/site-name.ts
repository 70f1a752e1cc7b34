/** The root's data for the `meta` of every page; undefined if it failed to load. */
export type RootMatch = { loaderData: { origin: string; siteName: string } | undefined };

/** The name of the site, for titles and descriptions. */
export function siteNameOf({ loaderData }: RootMatch): string {
  return loaderData?.siteName ?? "";
}
