import { servicesContext } from "#platform/http/services.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { LandingPage } from "../components/landing-page.tsx";
import { landingMeta } from "../landing-meta.ts";
import { readCategoryLanding } from "../read-landing.server.ts";
import type { Route } from "./+types/category-landing";

export function loader({ context, params }: Route.LoaderArgs) {
  return readCategoryLanding(context.get(servicesContext).db, params.category);
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const name = siteNameOf(root);
  return loaderData && root.loaderData
    ? landingMeta(loaderData, { origin: root.loaderData.origin, name })
    : [];
}

export default function CategoryLandingPage({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}
