export type Point = { latitude: number; longitude: number };

const earthMiles = 3958.8;
const walkMilesPerHour = 2.8;
/** Streets are longer than a straight line. */
const detour = 1.3;

/** Up to here most people would walk. */
export const walkMiles = 1.2;

/** As the crow flies. */
export function milesBetween(one: Point, two: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(two.latitude - one.latitude), radians(two.longitude - one.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(two.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(chord));
}

/** A guess in whole minutes, at least one. */
export function walkMinutes(miles: number): number {
  return Math.max(1, Math.round(((miles * detour) / walkMilesPerHour) * 60));
}
