import { describePage } from "#platform/http/meta/describe-page.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { CallsToAction } from "../shell/home/calls-to-action.tsx";
import { CategoryRows } from "../shell/home/category-rows.tsx";
import { Cities } from "../shell/home/cities.tsx";
import { Featured } from "../shell/home/featured.tsx";
import { Hero } from "../shell/home/hero.tsx";
import { Hubs } from "../shell/home/hubs.tsx";
import { Stats } from "../shell/home/stats.tsx";
import { Testimonials } from "../shell/home/testimonials.tsx";
import { site } from "../site.ts";
import type { Route } from "./+types/home";
import { readHome } from "./home.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return readHome(context.get(servicesContext).db, context.get(visitContext).log);
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return describePage({
    title: "Black-owned businesses, events, travel and culture",
    description: site.description,
    siteName: siteNameOf(root),
    canonical: root.loaderData && `${root.loaderData.origin}/`,
  });
}

export default function HomePage({
  loaderData: { counts, featured, hints, words, lines, cities, testimonials },
}: Route.ComponentProps) {
  return (
    <>
      <Hero hints={hints} words={words} />
      <Stats />
      <CategoryRows counts={counts} />
      <Featured businesses={featured} />
      <Hubs lines={lines} />
      <Cities cities={cities} />
      <Testimonials testimonials={testimonials} />
      <CallsToAction />
    </>
  );
}
