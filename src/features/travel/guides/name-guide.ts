import { truncateText } from "#ui/truncate-text.ts";

const maxPreviewLength = 100;

type Named = { theme_angle: string | null; city_name: string };
type Placed = { city_name: string; state: string | null; country: string | null };

/** The title of a guide: its theme, or else its city. */
export function nameGuide({ theme_angle, city_name }: Named): string {
  return theme_angle?.trim() || city_name;
}

/** `Savannah, Georgia`, or with the country if there is no state. */
export function placeGuide({ city_name, state, country }: Placed): string {
  return [city_name, state?.trim() || country?.trim()].filter(Boolean).join(", ");
}

/** The beginning of a description, for cards. */
export function previewGuide(description: string | null): string | null {
  return description && truncateText(description, maxPreviewLength);
}
