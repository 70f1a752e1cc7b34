/** A box in degrees. */
export type Box = { west: number; south: number; east: number; north: number };
export type GeoPoint = { latitude: number; longitude: number };

/** The regions in the drawing of the states. */
const regions = {
  mainland: { west: -126, south: 24, east: -66, north: 50 },
  alaskaAndHawaii: { west: -172, south: 18, east: -130, north: 72 },
} as const satisfies Record<string, Box>;

/** The position of a point on the drawing of the states, or null if it is outside. */
export function projectPoint({ latitude, longitude }: GeoPoint): { x: number; y: number } | null {
  if (isWithin(regions.mainland, latitude, longitude)) return mainland(latitude, longitude);
  if (!isWithin(regions.alaskaAndHawaii, latitude, longitude)) return null;
  if (latitude > 50) return alaska(latitude, longitude);
  return latitude < 24 && longitude < -150 ? hawaii(latitude, longitude) : null;
}

/** Pixels per radian and the center of the mainland, both as in assets/us-states.svg. */
const scale = 1300;
const middle = { x: 487.5, y: 305 };

const mainland = albers({ parallels: [29.5, 45.5], center: [-96.6, 38.7], meridian: -96, scale, at: middle });
const alaska = albers({
  parallels: [55, 65],
  center: [-156, 58.5],
  meridian: -154,
  scale: 0.35 * scale,
  at: { x: middle.x - 0.307 * scale, y: middle.y + 0.201 * scale },
});
const hawaii = albers({
  parallels: [8, 18],
  center: [-160, 19.9],
  meridian: -157,
  scale,
  at: { x: middle.x - 0.205 * scale, y: middle.y + 0.212 * scale },
});

type Projection = {
  parallels: readonly [number, number];
  /** The longitude and latitude drawn at `at`. */
  center: readonly [number, number];
  meridian: number;
  scale: number;
  at: { x: number; y: number };
};

/** The Albers equal-area conic projection. */
function albers({ parallels: [first, second], center, meridian, scale: size, at }: Projection) {
  const sinFirst = Math.sin(radians(first));
  const cone = (sinFirst + Math.sin(radians(second))) / 2;
  const constant = 1 + sinFirst * (2 * cone - sinFirst);
  const project = (latitude: number, longitude: number) => {
    const distance = Math.sqrt(constant - 2 * cone * Math.sin(radians(latitude))) / cone;
    const angle = cone * radians(longitude - meridian);
    return { x: distance * Math.sin(angle), y: distance * Math.cos(angle) };
  };
  const origin = project(center[1], center[0]);
  return (latitude: number, longitude: number) => {
    const { x, y } = project(latitude, longitude);
    return { x: at.x + size * (x - origin.x), y: at.y + size * (y - origin.y) };
  };
}

function isWithin({ west, south, east, north }: Box, latitude: number, longitude: number): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
