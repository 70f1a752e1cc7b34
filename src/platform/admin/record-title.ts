import type { MetaDescriptor } from "react-router";
import { type RootMatch, siteNameOf } from "#platform/http/meta/site-name.ts";

type MetaArgs = { loaderData?: { title: string } | undefined; matches: readonly [RootMatch, ...unknown[]] };

/** The `meta` of an editor and of its confirmation: the title from its loader. */
export function recordTitle({ loaderData, matches: [root] }: MetaArgs): MetaDescriptor[] {
  const title = [loaderData?.title, "Admin", siteNameOf(root)].filter(Boolean).join(" · ");
  return [{ title }, { name: "robots", content: "noindex" }];
}
