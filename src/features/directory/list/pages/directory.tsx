import { data } from "react-router";
import { servicesContext } from "#platform/http/services.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { headersFor } from "../../exports/unknown-value.ts";
import { listUnknownValues, readDirectoryQuery } from "../../input.ts";
import { BrowseLinks } from "../components/browse-links.tsx";
import { DirectoryFailed } from "../components/directory-failed.tsx";
import { DirectoryFilters } from "../components/directory-filters.tsx";
import { DirectoryHead } from "../components/directory-head.tsx";
import { DirectoryResults } from "../components/directory-results.tsx";
import { DirectorySearch } from "../components/directory-search.tsx";
import { useDirectoryForm, useSlowList } from "../components/use-directory-form.ts";
import { directoryMeta } from "../directory-meta.ts";
import { readBrowse } from "../read-browse.server.ts";
import { readDirectory } from "../read-directory.server.ts";
import { readForPage } from "../read-for-page.server.ts";
import type { Route } from "./+types/directory";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readDirectoryQuery(url.searchParams);
  const { db } = context.get(servicesContext);
  const [found, browse] = await readForPage(context, query, () =>
    Promise.all([
      readDirectory(db, query, listUnknownValues(url.searchParams)),
      // Only where nobody is in the middle of something.
      query.search || query.after ? [] : readBrowse(db),
    ]),
  );
  return data({ query: found.query, found, browse }, { headers: headersFor(found.ignored) });
}

export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) {
    return [{ title: `Something went wrong · ${siteNameOf(root)}` }, { name: "robots", content: "noindex" }];
  }
  const { query, found } = loaderData;
  const name = siteNameOf(root);
  return directoryMeta({ query, landing: found.landing }, { origin: root.loaderData.origin, name });
}

export default function DirectoryPage({ loaderData: { query, found, browse } }: Route.ComponentProps) {
  const live = useDirectoryForm(query);
  const isSlow = useSlowList();
  const { states, categories, isApproximate, zipProblem } = found;
  return (
    <>
      <DirectoryHead title="The directory">
        <DirectorySearch live={live} states={states} />
      </DirectoryHead>
      <div className="wrap grid gap-x-[clamp(2rem,4vw,3.5rem)] pt-[clamp(1.5rem,3vw,2.5rem)] pb-(--section) lg:grid-cols-[236px_minmax(0,1fr)]">
        <DirectoryFilters {...{ live, categories, isApproximate, zipProblem }} />
        <DirectoryResults {...{ live, query, found, isSlow }} />
      </div>
      {browse.length > 0 && <BrowseLinks groups={browse} />}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DirectoryFailed failure={error} />;
}
