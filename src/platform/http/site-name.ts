import type { MetaDescriptor } from "react-router";

/** The name of the site, which the root page has for its title. */
export function siteNameOf(root: { meta: readonly (MetaDescriptor | undefined)[] }): string {
  return root.meta.flatMap((tag) => (tag && "title" in tag ? [String(tag.title)] : []))[0] ?? "";
}
