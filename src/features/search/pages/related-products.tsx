import { isUnreachable } from "#platform/http/forms/is-unreachable.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";
import { ResultProducts } from "../components/result-cards.tsx";
import { searchPath } from "../input.ts";
import { loadRelatedProducts } from "../related/load-related-products.server.ts";
import { parseStoreSearch } from "../related/parse-store-search.ts";
import type { Route } from "./+types/related-products";

/** Products related to a store search. The page works without them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  return loadRelatedProducts(services, ip, url.searchParams, new Date()).catch((error) => {
    log.error({ error }, "could not load related products");
    return null;
  });
}

/** Skips requests without a search, and keeps the rest of the page when the server is unreachable. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  if (!parseStoreSearch(url.searchParams)) return null;
  return serverLoader().catch((error) => {
    if (!isUnreachable(error)) throw error;
    return null;
  });
}

export default function RelatedProducts({ loaderData: related }: Route.ComponentProps) {
  if (!related) return null;
  return (
    <section aria-labelledby="close-title" className="found pb-[var(--section)]" data-palette="plum">
      <SectionHead id="close-title" title={`Products close to “${related.text}”`}>
        <GoLink to={searchPath(related.text)}>Everything for “{related.text}”</GoLink>
      </SectionHead>
      <ResultProducts items={related.items} />
    </section>
  );
}
