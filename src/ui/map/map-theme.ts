import type { Map as MapLibre, StyleSpecification } from "maplibre-gl";
import { mapStyle, readColors } from "./map-style.ts";

/** The street style, if the site has a tile file; its URL is on the document. */
async function chooseStyle(): Promise<(container: HTMLElement) => StyleSpecification> {
  const tiles = document.documentElement.dataset.mapTiles;
  if (!tiles) return (container) => mapStyle(readColors(container), location.origin);
  const { streetStyle } = await import("./street-style.ts");
  const address = new URL(tiles, location.origin).href;
  return (container) => streetStyle(readColors(container), location.origin, address);
}

/** The style of a map in the page's colors, updated with the theme. */
export async function followTheme(container: HTMLElement) {
  const write = await chooseStyle();
  let map: MapLibre | null = null;
  const repaint = () => {
    if (!map) return;
    for (const layer of write(container).layers) {
      for (const [name, value] of Object.entries(layer.paint ?? {}))
        if (name.endsWith("-color")) map.setPaintProperty(layer.id, name as "fill-color", value);
    }
  };
  const darkMode = matchMedia("(prefers-color-scheme: dark)");
  darkMode.addEventListener("change", repaint);
  const observer = new MutationObserver(repaint);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return {
    style: write(container),
    paint: (drawn: MapLibre) => {
      map = drawn;
    },
    stop: () => {
      map = null;
      observer.disconnect();
      darkMode.removeEventListener("change", repaint);
    },
  };
}
