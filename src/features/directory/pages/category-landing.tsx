import { servicesContext } from "#platform/http/services.ts";
import { LandingPage } from "../components/landing-page.tsx";
import { landingMeta } from "../landing-meta.ts";
import { readCategoryLanding } from "../read-landing.server.ts";
import type { Route } from "./+types/category-landing";

export function loader({ context, params }: Route.LoaderArgs) {
  return readCategoryLanding(context.get(servicesContext).db, params.category);
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  // The root's own title is the name of the site.
  const name = root.meta.flatMap((tag) => (tag && "title" in tag ? [String(tag.title)] : []))[0] ?? "";
  return loaderData && root.loaderData
    ? landingMeta(loaderData, { origin: root.loaderData.origin, name })
    : [];
}

export default function CategoryLandingPage({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}
