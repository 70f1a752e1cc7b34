import { servicesContext } from "#platform/http/services.ts";
import { LandingPage } from "../components/landing-page.tsx";
import { landingMeta } from "../landing-meta.ts";
import { readPlaceLanding } from "../read-landing.server.ts";
import type { Route } from "./+types/place-landing";

export const meta = landingMeta;

export function loader({ context, params }: Route.LoaderArgs) {
  return readPlaceLanding(context.get(servicesContext).db, params.place);
}

export default function PlaceLandingPage({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}
