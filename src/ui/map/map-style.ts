import type { FilterSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";

const tokens = {
  water: "--geo-water",
  land: "--geo-land",
  busy: "--geo-busy",
  far: "--geo-far",
  county: "--geo-county",
  state: "--geo-state",
  name: "--plain-muted",
  city: "--ink",
  sea: "--geo-sea",
  route: "--clay",
  under: "--surface",
  street: "--geo-street",
  green: "--geo-green",
} as const;

export type MapColors = Record<keyof typeof tokens, string>;

/** The current colors of the page, light or dark. MapLibre does not support custom properties. */
export function readColors(parent: HTMLElement): MapColors {
  const probe = parent.appendChild(document.createElement("i"));
  const entries = Object.entries(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(entries);
}

const text = { "text-font": ["Instrument Sans Variable"] };
const points = { type: "FeatureCollection" as const, features: [] };
const width = (...stops: number[]) => ["interpolate", ["linear"], ["zoom"], ...stops] as unknown as number;

/** The map from our own files: land and water, states with their names, and counties when zoomed in. */
export function mapStyle(colors: MapColors, filesAt: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      basemap: { type: "vector", url: `pmtiles://${filesAt}/map/us.pmtiles` },
      around: { type: "vector", url: `pmtiles://${filesAt}/map/around.pmtiles` },
      discs: { type: "geojson", data: points },
      labels: { type: "geojson", data: points },
      route: { type: "geojson", data: points },
    },
    layers: [...groundLayers(colors), ...shownLayers(colors)],
  };
}

/** Matches nothing until the page sets an area. */
const noArea: FilterSpecification = ["in", ["get", "name"], ["literal", []]];

/** Tinted states over the street map, while a state is in view. */
export function tintLayer({ busy }: MapColors): LayerSpecification {
  return {
    id: "busy",
    type: "fill",
    source: "basemap",
    "source-layer": "areas",
    maxzoom: 9,
    filter: noArea,
    paint: { "fill-color": busy, "fill-opacity": width(6, 0.6, 9, 0) },
  } as LayerSpecification;
}

/** The bottom layers: water, land, borders and the names of seas and states. */
function groundLayers(colors: MapColors): LayerSpecification[] {
  const { water, land, busy, far, county, state, name, sea } = colors;
  const own = (layer: string) => ({ source: "basemap", "source-layer": layer });
  const around = (layer: string) => ({ source: "around", "source-layer": layer });
  return [
    { id: "water", type: "background", paint: { "background-color": water } },
    { id: "far", type: "fill", ...around("far"), paint: { "fill-color": far } },
    {
      // Covers the gap between two sources that draw the same border.
      id: "far-edge",
      type: "line",
      ...around("far"),
      paint: { "line-color": far, "line-width": width(4, 1, 10, 12) },
    },
    { id: "lakes", type: "fill", ...around("lakes"), paint: { "fill-color": water } },
    { id: "land", type: "fill", ...own("land"), paint: { "fill-color": land } },
    { id: "busy", type: "fill", ...own("areas"), filter: noArea, paint: { "fill-color": busy } },
    {
      id: "counties",
      type: "line",
      ...own("counties"),
      minzoom: 5,
      paint: { "line-color": county, "line-width": width(5, 0.5, 9, 1.2) },
    },
    {
      id: "coast",
      type: "line",
      ...own("land"),
      paint: { "line-color": state, "line-width": 1 },
    },
    {
      id: "states",
      type: "line",
      ...own("states"),
      paint: { "line-color": state, "line-width": width(3, 1, 6, 1.8, 9, 2.4) },
    },
    {
      id: "seas",
      type: "symbol",
      ...around("seas"),
      maxzoom: 8,
      layout: {
        "text-field": ["get", "name"],
        ...text,
        "text-size": width(3, 12, 6, 17),
        "text-max-width": 12,
      },
      paint: { "text-color": sea },
    },
    {
      // Without a glyphs URL, text is rendered in the browser with the page's own font.
      id: "names",
      type: "symbol",
      ...own("names"),
      minzoom: 3,
      // Hides a label until its state is large enough for it.
      filter: ["<=", ["get", "from"], ["zoom"]],
      layout: {
        "text-field": ["get", "name"],
        "text-font": ["Bricolage Grotesque Variable"],
        "text-size": width(3, 11, 7, 19),
        "text-max-width": 7,
        "text-variable-anchor": ["center", "top", "bottom"],
        "text-radial-offset": 1.5,
      },
      paint: { "text-color": name },
    },
  ];
}

/** The page's content on the map: a route, labels, and space for the discs, which are elements. */
export function shownLayers({ city, land, route, under }: MapColors): LayerSpecification[] {
  const line = { source: "route", layout: { "line-cap": "round" as const, "line-join": "round" as const } };
  return [
    { id: "route-under", type: "line", ...line, paint: { "line-color": under, "line-width": 9 } },
    { id: "route", type: "line", ...line, paint: { "line-color": route, "line-width": 5 } },
    {
      id: "labels",
      type: "symbol",
      source: "labels",
      layout: {
        "text-field": ["get", "name"],
        ...text,
        "text-size": 14,
        "text-variable-anchor": ["left", "right", "top", "bottom"],
        // In ems: half a disc and a gap.
        "text-radial-offset": ["get", "offset"],
        "text-justify": "auto",
        "symbol-sort-key": ["get", "rank"],
      },
      paint: { "text-color": city, "text-halo-color": land, "text-halo-width": 1.8 },
    },
    {
      // Invisible: a character as wide as a disc makes the label placement avoid it.
      id: "discs",
      type: "symbol",
      source: "discs",
      layout: { "text-field": "W", ...text, "text-size": ["get", "width"], "text-allow-overlap": true },
      paint: { "text-opacity": 0 },
    },
  ];
}
