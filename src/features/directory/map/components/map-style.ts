import type { StyleSpecification } from "maplibre-gl";

export type MapColors = { land: string; border: string; name: string };

const tokens = { land: "--line", border: "--sunk", name: "--muted" } as const;

/** The colors of the page as they are now, light or dark; the map itself knows no custom properties. */
export function readColors(within: HTMLElement): MapColors {
  const probe = within.appendChild(document.createElement("i"));
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = { land: read(tokens.land), border: read(tokens.border), name: read(tokens.name) };
  probe.remove();
  return colors;
}

/** Which color goes where, for a map that is drawn already. */
export function paintsOf({ land, border, name }: MapColors) {
  return [
    ["land", "fill-color", land],
    ["counties", "line-color", border],
    ["states", "line-color", border],
    ["names", "text-color", name],
    ["names", "text-halo-color", land],
  ] as const;
}

/** The ground of the map: land, counties from near, states and their names. The sea is the page behind it. */
export function mapStyle({ land, border, name }: MapColors, tiles: string): StyleSpecification {
  const ground = { source: "ground" } as const;
  return {
    version: 8,
    sources: {
      ground: { type: "vector", url: `pmtiles://${tiles}` },
      taken: { type: "geojson", data: { type: "FeatureCollection", features: [] } },
    },
    layers: [
      { id: "land", type: "fill", ...ground, "source-layer": "land", paint: { "fill-color": land } },
      {
        id: "counties",
        type: "line",
        ...ground,
        "source-layer": "counties",
        minzoom: 5,
        paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 5, 0.4, 9, 1.2] },
      },
      {
        id: "states",
        type: "line",
        ...ground,
        "source-layer": "states",
        paint: { "line-color": border, "line-width": ["interpolate", ["linear"], ["zoom"], 3, 1.2, 9, 3] },
      },
      {
        // Without an address of glyphs they are drawn in the browser, in the face of the page.
        id: "names",
        type: "symbol",
        ...ground,
        "source-layer": "names",
        minzoom: 3,
        // A name waits until its state has room for it.
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
        // Never seen: a letter as wide as a disc keeps the names from under it, for discs stand above the map.
        id: "taken",
        type: "symbol",
        source: "taken",
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
