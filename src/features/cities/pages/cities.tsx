import { type ListedCity, listCities } from "#features/directory/exports/city.server.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { servicesContext } from "#platform/http/services.ts";
import { Card, CardGrid } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Cover } from "#ui/cover.tsx";
import { describeCount } from "#ui/format-number.ts";
import { Link } from "#ui/link.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { cityPath } from "../city-path.ts";
import type { Route } from "./+types/cities";

const maxLarge = 8;
const lead = "Guides, tours, businesses, events and stays of a city on one page.";

const cloths = ["ch1", "ch2", "ch3"].map((id) => (
  <Cloth key={id} id={id} palette="green" ratio={0.4} height={420} eager />
));

export async function loader({ context }: Route.LoaderArgs) {
  const cities = await listCities(context.get(servicesContext).db);
  return {
    large: cities.slice(0, maxLarge),
    cities: cities.toSorted(
      (one, other) => one.city.localeCompare(other.city, "en") || one.state.localeCompare(other.state, "en"),
    ),
  };
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData) return [];
  const canonical = new URL("/cities", root.loaderData.origin).href;
  return describePage({ title: "Cities", canonical, siteName: siteNameOf(root), description: lead });
}

/** The cities of the directory: the largest under their cloths, then all by name. */
export default function CitiesPage({ loaderData: { large, cities } }: Route.ComponentProps) {
  return (
    <div data-palette="green">
      <PageHead
        palette="green"
        back={<BackLink to="/travel">Travel</BackLink>}
        title="Cities"
        lead={lead}
        cloths={cloths}
      />
      <div className="wrap section-y">
        <SectionHead title="Biggest communities" />
        <CardGrid columns="four">
          {large.map(({ slug, city, state, businesses }, index) => (
            <Card
              key={slug}
              to={cityPath(slug)}
              name={`${city}, ${state}`}
              palette="green"
              index={index}
              place={describeCount(businesses, "business", "businesses")}
              cover={<Cover id={`city-${slug}`} palette="green" />}
            />
          ))}
        </CardGrid>
      </div>
      <div className="wrap pb-(--section)">
        <SectionHead title="All cities, A to Z">
          <span className="position">{describeCount(cities.length, "city", "cities")}</span>
        </SectionHead>
        {groupByLetter(cities).map(([letter, group]) => (
          <div key={letter} className="name-group">
            <h3>{letter}</h3>
            <ul aria-label={`Cities, ${letter}`}>
              {group.map(({ slug, city, state, businesses }) => (
                <li key={slug}>
                  <Link to={cityPath(slug)}>
                    <b>
                      {city}, {state}
                    </b>
                  </Link>
                  <small>{describeCount(businesses, "business", "businesses")}</small>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

function groupByLetter(cities: readonly ListedCity[]) {
  return Object.entries(Object.groupBy(cities, ({ city }) => city.charAt(0).toUpperCase())).map(
    ([letter, group]) => [letter, group ?? []] as const,
  );
}
