import { servicesContext } from "#platform/http/services.ts";
import { LandingPage } from "../components/landing-page.tsx";
import { landingMeta } from "../landing-meta.ts";
import { readCategoryLanding } from "../read-landing.server.ts";
import type { Route } from "./+types/category-landing";

export const meta = landingMeta;

export function loader({ context, params }: Route.LoaderArgs) {
  return readCategoryLanding(context.get(servicesContext).db, params.category);
}

export default function CategoryLandingPage({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}
