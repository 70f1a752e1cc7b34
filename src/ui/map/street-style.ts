import { type Flavor, layers, namedFlavor } from "@protomaps/basemaps";
import type { LayerSpecification, StyleSpecification } from "maplibre-gl";
import { type MapColors, shownLayers, tintLayer } from "./map-style.ts";

/** The background and the earth, below the tint. */
const landLayers = 2;

/** The page's own labels name cities and states; the other layers need a sprite file. */
const leftOut = new Set(["places_locality", "places_country", "pois", "roads_shields", "roads_oneway"]);

/** The streets of a tile file in the Protomaps scheme, in our colors. */
export function streetStyle(colors: MapColors, filesAt: string, tiles: string): StyleSpecification {
  const streets = layers("streets", flavorOf(colors), { lang: "en" }) as LayerSpecification[];
  const empty = { type: "geojson" as const, data: { type: "FeatureCollection" as const, features: [] } };
  return {
    version: 8,
    sources: {
      streets: { type: "vector", url: `pmtiles://${tiles}` },
      basemap: { type: "vector", url: `pmtiles://${filesAt}/map/us.pmtiles` },
      discs: empty,
      labels: empty,
      route: empty,
    },
    layers: [
      ...streets.slice(0, landLayers),
      tintLayer(colors),
      ...streets
        .slice(landLayers)
        .filter(({ id }) => !leftOut.has(id))
        .map(withOwnFont),
      ...shownLayers(colors),
    ],
  };
}

/** Without a glyphs URL, text is rendered in the browser with the page's own font. */
function withOwnFont(layer: LayerSpecification): LayerSpecification {
  if (layer.type !== "symbol") return layer;
  return { ...layer, layout: { ...layer.layout, "text-font": ["Instrument Sans Variable"] } };
}

/** Derives every color of the scheme from ours, by meaning, so that no color of another palette is left. */
function flavorOf(colors: MapColors): Flavor {
  const { water, land, far, county, state, name, sea, street, green } = colors;
  const entries = Object.keys(namedFlavor("light")).map((key) => [key, colorOf(key)]);
  function colorOf(key: string): string {
    if (/_label_halo|_halo$/.test(key)) return land;
    if (key === "ocean_label") return sea;
    if (/label/.test(key)) return name;
    if (key === "water") return water;
    if (/park|wood|scrub|zoo/.test(key)) return green;
    if (/casing/.test(key)) return county;
    if (/^tunnel/.test(key)) return county;
    if (/^(other|minor|link|major|highway|bridges|pier)/.test(key)) return street;
    if (/boundaries|railway/.test(key)) return state;
    if (/buildings|industrial|hospital|school|military|aerodrome|runway|pedestrian/.test(key)) return far;
    return land;
  }
  const landcover = {
    barren: land,
    farmland: land,
    urban_area: land,
    glacier: land,
    grassland: green,
    scrub: green,
    forest: green,
  };
  return { ...Object.fromEntries(entries), landcover } as Flavor;
}
