import { Car, Footprints } from "lucide";
import { Icon } from "#ui/icon.tsx";
import { milesBetween, type Point, walkMiles, walkMinutes } from "../distance.ts";

type Place = (Partial<Record<keyof Point, number | null>> & { isApproximate?: boolean }) | null | undefined;

/** The way from one stop to the next, where both are known: walked if it is near. As the crow flies, so it says "about". */
export function Leg({ from, to }: { from: Place; to: Place }) {
  if (!isPoint(from) || !isPoint(to)) return null;
  const miles = milesBetween(from, to);
  const isWalk = miles <= walkMiles;
  return (
    <p className="trip-leg">
      <Icon of={isWalk ? Footprints : Car} />
      {isWalk
        ? `About ${walkMinutes(miles)} min on foot`
        : `About ${miles < 10 ? miles.toFixed(1) : Math.round(miles)} miles`}
    </p>
  );
}

function isPoint(point: Place): point is Point {
  return typeof point?.latitude === "number" && typeof point.longitude === "number" && !point.isApproximate;
}
