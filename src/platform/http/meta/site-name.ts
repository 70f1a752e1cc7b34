/** What the root tells the `meta` of every page; nothing where it could not be loaded. */
export type RootMatch = { loaderData: { origin: string; siteName: string } | undefined };

/** The name of the site, for titles and descriptions. */
export function siteNameOf({ loaderData }: RootMatch): string {
  return loaderData?.siteName ?? "";
}
