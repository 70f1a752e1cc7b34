import { ChevronRight } from "lucide";
import { Button } from "#ui/button.tsx";
import { Cover } from "#ui/cover.tsx";
import { formatCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { Disc } from "#ui/map/merge-discs.ts";
import { Score } from "#ui/rating.tsx";
import type { MapCard } from "../read-map-cards.server.ts";

/** Businesses as lines with their picture or cloth. */
export function MapRows({ cards }: { cards: readonly (MapCard & { distance?: string })[] }) {
  return (
    <ul className="map-rows">
      {cards.map(({ id, name, category, location, distance, media, rating, reviews }) => (
        <li key={id} className="map-row">
          <Cover id={id} palette="gold" ratio={1} picture={media} />
          <div>
            <h3>
              <Link to={`/business/${id}`}>{name}</Link>
            </h3>
            <p className="map-row-facts">{[category, distance ?? location].filter(Boolean).join(" · ")}</p>
            <Score rating={rating} count={reviews} />
          </div>
          <Icon of={ChevronRight} />
        </li>
      ))}
    </ul>
  );
}

/** The discs in view, largest first, each with the action of its disc. */
export function DiscList({ discs, onChoose }: { discs: readonly Disc[]; onChoose: (disc: Disc) => void }) {
  return (
    <ul className="map-rows">
      {discs.map((disc) => (
        <li key={disc.members[0]}>
          <button type="button" className="map-line" onClick={() => onChoose(disc)}>
            <span>{disc.name ? `Near ${disc.name}` : "Away from the cities"}</span>
            <b>{formatCount(disc.count)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The end of a list that has more. */
export function MoreRows({ onMore }: { onMore: () => void }) {
  return (
    <p className="p-4">
      <Button variant="secondary" wide onClick={onMore}>
        Show more
      </Button>
    </p>
  );
}
