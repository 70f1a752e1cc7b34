import { Cloth } from "#ui/cloth.tsx";
import { describeCount } from "#ui/format-number.ts";
import { TileLink, TileSoon, Tiles } from "#ui/tile.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { FamilyName } from "#ui/weave/weave.ts";

type Counts = { tours: number; guides: number; bookings: number };
type TravelTilesProps = { counts: Counts; hasReviews: boolean };

const palette = "green";
const reviews = {
  palette,
  cloth: tileCloth("housetop"),
  title: "Travel Reviews",
  text: "How welcome people felt, city by city.",
} as const;
const notOpen = { title: "Coming Soon!", description: "Travel Reviews are not open yet." };

/** The parts of travel, with their counts. */
export function TravelTiles({ counts: { tours, guides, bookings }, hasReviews }: TravelTilesProps) {
  return (
    <div className="wrap pt-8 md:pt-12">
      <Tiles label="Parts of travel">
        <TileLink
          palette={palette}
          cloth={tileCloth("ndebele")}
          to="/cultural-tours"
          title="Cultural Tours"
          text="Walks, drives and tables led by people from the block."
          go={`See ${describeCount(tours, "tour", "tours")}`}
        />
        <TileLink
          palette={palette}
          cloth={tileCloth("ikat")}
          to="/travel-guides"
          title="Travel Guides"
          text="Up to three days in a city, in the right order."
          go={`Read ${describeCount(guides, "guide", "guides")}`}
        />
        <TileLink
          palette={palette}
          cloth={tileCloth("plait")}
          to="/booking-platform"
          title="Booking Platform"
          text="Rooms, cars, charters and planners you can book today."
          go={`See ${describeCount(bookings, "option", "options")}`}
        />
        {hasReviews ? (
          <TileLink {...reviews} to="/travel-reviews" go="Read reviews" />
        ) : (
          <TileSoon {...reviews} onPress={() => showToast(notOpen)} />
        )}
      </Tiles>
    </div>
  );
}

function tileCloth(family: FamilyName) {
  return (
    <Cloth id={`tile-${family}`} palette={palette} family={family} way={0} ratio={2} height={160} eager />
  );
}
