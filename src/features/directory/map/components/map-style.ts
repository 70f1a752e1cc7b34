import type { StyleSpecification } from "maplibre-gl";

export type MapColors = { land: string; border: string; name: string };

const tokens = { land: "--line", border: "--sunk", name: "--muted" } as const;

/** The current colors of the page, light or dark. MapLibre does not understand custom properties. */
export function readColors(parent: HTMLElement): MapColors {
  const probe = parent.appendChild(document.createElement("i"));
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = { land: read(tokens.land), border: read(tokens.border), name: read(tokens.name) };
  probe.remove();
  return colors;
}

/** The paint properties to update when the theme changes. */
export function paintsOf({ land, border, name }: MapColors) {
  return [
    ["land", "fill-color", land],
    ["counties", "line-color", border],
    ["states", "line-color", border],
    ["names", "text-color", name],
    ["names", "text-halo-color", land],
  ] as const;
}

/** The basemap: land, states and their names, and counties when zoomed in. The sea is transparent. */
export function mapStyle({ land, border, name }: MapColors, tiles: string): StyleSpecification {
  const basemap = { source: "basemap" } as const;
  return {
    version: 8,
    sources: {
      basemap: { type: "vector", url: `pmtiles://${tiles}` },
      discs: { type: "geojson", data: { type: "FeatureCollection", features: [] } },
    },
    layers: [
      { id: "land", type: "fill", ...basemap, "source-layer": "land", paint: { "fill-color": land } },
      {
        id: "counties",
        type: "line",
        ...basemap,
        "source-layer": "counties",
        minzoom: 5,
        paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 5, 0.4, 9, 1.2] },
      },
      {
        id: "states",
        type: "line",
        ...basemap,
        "source-layer": "states",
        paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 3, 1.2, 9, 3] },
      },
      {
        // Without a glyphs URL, text is rendered in the browser with the page's own font.
        id: "names",
        type: "symbol",
        ...basemap,
        "source-layer": "names",
        minzoom: 3,
        // Hides a label until its state is large enough for it.
        filter: ["<=", ["get", "from"], ["zoom"]],
        layout: {
          "text-field": ["get", "name"],
          "text-font": ["Instrument Sans Variable"],
          "text-size": ["interpolate", ["linear"], ["zoom"], 3, 11, 7, 17],
          "text-max-width": 7,
          "text-variable-anchor": ["center", "top", "bottom"],
          "text-radial-offset": 1.5,
        },
        paint: { "text-color": name, "text-halo-color": land, "text-halo-width": 1.5 },
      },
      {
        // Invisible: a letter as wide as a disc makes the label placement avoid it.
        id: "discs",
        type: "symbol",
        source: "discs",
        layout: {
          "text-field": "W",
          "text-font": ["Instrument Sans Variable"],
          "text-size": ["get", "width"],
          "text-allow-overlap": true,
        },
        paint: { "text-opacity": 0 },
      },
    ],
  };
}
