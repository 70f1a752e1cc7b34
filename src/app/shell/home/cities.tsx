import { Cloth } from "#ui/cloth.tsx";
import { describeCount } from "#ui/format-number.ts";
import { ClothStrip } from "#ui/list-page/cloth-strip.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";

type CitiesProps = {
  cities: readonly { slug: string; city: string; state: string; businesses: number }[];
};

/** The largest cities, each under its cloth. */
export function Cities({ cities }: CitiesProps) {
  if (cities.length === 0) return null;
  return (
    <section className="pt-(--section)" data-palette="green" aria-labelledby="cities">
      <div className="wrap">
        <SectionHead
          id="cities"
          title="Cities"
          lead="Guides, tours, businesses, events and stays of a city on one page."
        >
          <GoLink to="/cities">All cities</GoLink>
        </SectionHead>
      </div>
      <ClothStrip
        label="Cities"
        choices={cities.map(({ slug, city, state, businesses }) => ({
          to: `/cities/${slug}`,
          title: `${city}, ${state}`,
          note: describeCount(businesses, "business", "businesses"),
          cloth: <Cloth id={`city-${slug}`} palette="green" ratio={1} height={56} />,
          isChosen: false,
        }))}
      />
    </section>
  );
}
