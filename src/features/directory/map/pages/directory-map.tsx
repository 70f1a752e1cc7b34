import { data } from "react-router";
import { describePage } from "#platform/http/describe-page.ts";
import { servicesContext } from "#platform/http/services.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { BackLink, TextLink } from "#ui/text-link.tsx";
import { IgnoredValues } from "../../exports/ignored-values.tsx";
import { headersFor } from "../../exports/unknown-value.ts";
import { changeQuery, directoryPath, listUnknownValues, mapPath } from "../../input.ts";
import { DirectoryFailed } from "../../list/components/directory-failed.tsx";
import { DirectoryHead } from "../../list/components/directory-head.tsx";
import { readDirectory } from "../../list/read-directory.server.ts";
import { readForPage } from "../../list/read-for-page.server.ts";
import { FullMap } from "../components/full-map.tsx";
import { MapSearch } from "../components/map-search.tsx";
import { readMapQuery } from "../map-input.ts";
import type { Route } from "./+types/directory-map";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readMapQuery(url.searchParams);
  const { db } = context.get(servicesContext);
  const unknown = listUnknownValues(url.searchParams);
  const found = await readForPage(context, query, () => readDirectory(db, query, unknown));
  return data({ query: found.query, found }, { headers: headersFor(found.ignored) });
}

export const headers: Route.HeadersFunction = ({ errorHeaders, loaderHeaders }) =>
  errorHeaders ?? loaderHeaders;

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  if (!loaderData || !root.loaderData) {
    return [{ title: `Something went wrong · ${siteNameOf(root)}` }, { name: "robots", content: "noindex" }];
  }
  const siteName = siteNameOf(root);
  return [
    ...describePage({
      title: "Map of Black-owned businesses",
      description: "Where Black-owned businesses are, from the whole country down to the street.",
      canonical: `${root.loaderData.origin}/directory/map`,
      siteName,
    }),
    ...(mapPath(loaderData.query) === "/directory/map"
      ? []
      : [{ name: "robots", content: "noindex, follow" }]),
  ];
}

export default function DirectoryMapPage({ loaderData: { query, found } }: Route.ComponentProps) {
  const { place, isUnknownPlace, zipProblem } = found;
  const everywhere = changeQuery(query, { near: "", point: null, radiusMiles: null });
  return (
    <>
      <DirectoryHead title="The map">
        <MapSearch query={query} categories={found.categories} states={found.states} />
      </DirectoryHead>
      <div className="wrap pt-6 pb-(--section)">
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <BackLink to={directoryPath(query)}>Back to the list</BackLink>
          <IgnoredValues ignored={found.ignored} />
          {isUnknownPlace && <p>{zipProblem ?? `We know no business around “${query.near}” yet.`}</p>}
          {place && (
            <p>
              Around {place.label ?? "the marked spot"}.{" "}
              <TextLink to={mapPath(everywhere)} className="whitespace-nowrap">
                Show the whole country
              </TextLink>
            </p>
          )}
        </div>
        <FullMap query={query} found={found} />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DirectoryFailed failure={error} />;
}
