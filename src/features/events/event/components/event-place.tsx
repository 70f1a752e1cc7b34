import { useMemo } from "react";
import { ExternalLink } from "#ui/external-link.tsx";
import { PlacesMap } from "#ui/map/places-map.tsx";

type EventPlaceProps = {
  city: string | null;
  mapLink: string;
  /** The position of the city, or null if unknown. */
  point: { latitude: number; longitude: number } | null;
};

/** The approximate place, with a link to a map for the exact address. */
export function EventPlace({ city, mapLink, point }: EventPlaceProps) {
  const discs = useMemo(() => (point && city ? [{ label: city, ...point }] : []), [point, city]);
  return (
    <div className="border-line border-t">
      <PlacesMap discs={discs} label={`Where ${city} is`} />
      <p className="px-6 py-4">
        <ExternalLink className="link hit" href={mapLink}>
          Open a map
        </ExternalLink>
      </p>
    </div>
  );
}
