import { servicesContext } from "#platform/http/services.ts";
import { siteNameOf } from "#platform/http/site-name.ts";
import { LandingPage } from "../components/landing-page.tsx";
import { landingMeta } from "../landing-meta.ts";
import { readPlaceLanding } from "../read-landing.server.ts";
import type { Route } from "./+types/place-landing";

export function loader({ context, params }: Route.LoaderArgs) {
  return readPlaceLanding(context.get(servicesContext).db, params.place);
}

export function meta({ loaderData, matches: [root] }: Route.MetaArgs) {
  const name = siteNameOf(root);
  return loaderData && root.loaderData
    ? landingMeta(loaderData, { origin: root.loaderData.origin, name })
    : [];
}

export default function PlaceLandingPage({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}
