import { BusinessCard } from "#features/directory/exports/business-card.tsx";
import { isUnreachable } from "#platform/http/forms/is-unreachable.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { CardGrid } from "#ui/card.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { searchPath } from "../input.ts";
import { loadRelatedBusinesses } from "../related/load-related-businesses.server.ts";
import { parseDirectorySearch } from "../related/parse-directory-search.ts";
import type { Route } from "./+types/related-businesses";

/** Businesses related to a directory search. The page works without them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  return loadRelatedBusinesses(services, ip, url.searchParams, new Date()).catch((error) => {
    log.error({ error }, "could not load related businesses");
    return null;
  });
}

/** Skips requests without a search, and keeps the rest of the page when the server is unreachable. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  if (!parseDirectorySearch(url.searchParams)) return null;
  return serverLoader().catch((error) => {
    if (!isUnreachable(error)) throw error;
    return null;
  });
}

export default function RelatedBusinesses({ loaderData: related }: Route.ComponentProps) {
  if (!related) return null;
  return (
    <section aria-labelledby="also-title" className="found pb-[var(--section)]" data-palette="gold">
      <SectionHead id="also-title" title={`Also showing ${related.label}`}>
        <GoLink to={searchPath(related.text)}>Everything for “{related.text}”</GoLink>
      </SectionHead>
      <CardGrid className="card-grid-keep">
        {related.cards.map((business, index) => (
          <BusinessCard key={business.id} business={business} index={index} />
        ))}
      </CardGrid>
    </section>
  );
}
