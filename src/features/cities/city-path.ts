/** The page of a city: `/cities/atlanta-ga`. */
export function cityPath(slug: string): string {
  return `/cities/${slug}`;
}
