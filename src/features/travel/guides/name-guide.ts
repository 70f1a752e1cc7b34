import { truncateText } from "#ui/truncate-text.ts";

const maxPreviewLength = 100;

type Named = { theme_angle: string | null; city_name: string };
type Placed = { city_name: string; state: string | null; country: string | null };

/** A guide's theme is its title; without one it is named by its city. */
export function nameGuide({ theme_angle, city_name }: Named): string {
  return theme_angle?.trim() || city_name;
}

/** `Savannah, Georgia`, with the country where there is no state. */
export function placeGuide({ city_name, state, country }: Placed): string {
  return [city_name, state?.trim() || country?.trim()].filter(Boolean).join(", ");
}

/** The start of a description, for cards. */
export function previewGuide(description: string | null): string | null {
  return description && truncateText(description, maxPreviewLength);
}
