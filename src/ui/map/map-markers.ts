import type { GeoPoint } from "./project-point.ts";

/** A marker on the interactive map, drawn as an element. */
export type MapMarker = GeoPoint & {
  id: string;
  /** A disc has a number, a pin is one record, a stop is part of a route, a spot marks someone's location. */
  kind: "disc" | "pin" | "stop" | "spot";
  text?: string | undefined;
  /** In pixels. */
  radius: number;
  isChosen?: boolean;
  title?: string;
  /** The URL. Such a marker is a link for everyone; others are for pointers only. */
  to?: string | undefined;
};

/** A name on the map, placed around a point where there is space. */
export type MapLabel = GeoPoint & {
  name: string;
  /** Lower is placed first. */
  rank: number;
  /** Distance from the point, in ems. */
  offset: number;
};

/** The distance from the center of a disc to its label, in ems. */
export function labelOffset(radius: number): number {
  return (radius + 6) / 14;
}

/** The element of a marker. Its size is set through the DOM, which the content security policy allows. */
export function createMarkerElement({
  kind,
  text = "",
  radius,
  isChosen,
  title,
  to,
}: MapMarker): HTMLElement {
  const element = document.createElement(to ? "a" : kind === "spot" ? "span" : "button");
  element.className = `map-marker map-marker-${kind}`;
  if (isChosen) element.classList.add("is-chosen");
  element.textContent = text;
  element.style.setProperty("--size", `${2 * radius}px`);
  if (title) element.title = title;
  if (element instanceof HTMLAnchorElement && to) {
    element.href = to;
    element.setAttribute("aria-label", title ?? text);
    element.setAttribute("role", "link");
    // Client-side navigation, like every Link.
    element.setAttribute("data-link", "");
  } else {
    element.tabIndex = -1;
    element.setAttribute("aria-hidden", "true");
  }
  return element;
}

/** Points as features, with properties for the style. */
export function pointFeatures<Item extends GeoPoint>(
  items: readonly Item[],
  propertiesOf: (item: Item) => Record<string, string | number>,
) {
  return {
    type: "FeatureCollection" as const,
    features: items.map((item) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [item.longitude, item.latitude] },
      properties: propertiesOf(item),
    })),
  };
}
