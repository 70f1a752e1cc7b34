import { addProtocol, type GeoJSONSource, Map as MapLibre, Marker, setWorkerUrl } from "maplibre-gl";
import { formatCount } from "#ui/format-number.ts";
import "maplibre-gl/dist/maplibre-gl.css";
import "./full-map.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { Protocol } from "pmtiles";
import type { Cluster } from "../cluster-businesses.ts";
import type { MapView } from "../map-input.ts";
import type { MapBusiness } from "../queries/list-map-businesses.server.ts";
import type { Box } from "../search-map.ts";
import { mapStyle, paintsOf, readColors } from "./map-style.ts";

type Spot = { latitude: number; longitude: number };
export type MapPlace = { box: Box; view: MapView; degreesPerPixel: number };
type Options = {
  start: Box | MapView;
  onMove: (place: MapPlace) => void;
  onCluster: (cluster: Cluster) => void;
};
export type DrawnMap = Awaited<ReturnType<typeof drawMap>>;

setWorkerUrl(workerUrl);
addProtocol("pmtiles", new Protocol().tile);

const maxZoom = 16;
/** A cluster falls apart a few steps closer. */
const heapStep = 2;
/** Room for the discs at the edge. */
const fitting = { padding: 32, maxZoom: 14 };

/** Draws the map into an element: ground from our own tiles, everything on it as elements of the page. */
export async function drawMap(container: HTMLElement, { start, onMove, onCluster }: Options) {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = new MapLibre({
    container,
    style: mapStyle(readColors(container), new URL("/map/us.pmtiles", location.origin).href),
    ...("zoom" in start ? centreOf(start) : { bounds: boundsOf(start), fitBoundsOptions: fitting }),
    maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    fadeDuration: isStill ? 0 : 200,
    locale: { "Map.Title": "Map. The arrow keys move it, plus and minus change its scale." },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  await new Promise((resolve, reject) => {
    map.once("load", resolve);
    map.once("error", ({ error }) => reject(error));
  }).catch((error) => {
    map.remove();
    throw error;
  });

  const repaint = () => {
    for (const [layer, name, color] of paintsOf(readColors(container)))
      map.setPaintProperty(layer, name, color);
  };
  const darkMode = matchMedia("(prefers-color-scheme: dark)");
  darkMode.addEventListener("change", repaint);
  const theme = new MutationObserver(repaint);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });

  const tell = () => onMove(placeOf(map));
  map.on("moveend", tell);
  tell();

  let markers: Marker[] = [];
  const put = (element: HTMLElement, { latitude, longitude }: Spot) => {
    markers.push(new Marker({ element }).setLngLat([longitude, latitude]).addTo(map));
  };
  return {
    /** Puts these on the map in place of what was there. Pointers use them; the list beside says the same to all. */
    show: (clusters: readonly Cluster[], pins: readonly MapBusiness[], spot: Spot | null) => {
      for (const marker of markers) marker.remove();
      markers = [];
      const most = Math.max(...clusters.map(({ businesses }) => businesses));
      const sizeOf = ({ businesses }: Cluster) => Math.ceil(4 * Math.sqrt(businesses / most)) || 1;
      map.getSource<GeoJSONSource>("taken")?.setData(groundOf(clusters, sizeOf));
      if (spot) put(makeElement("span", "map-spot"), spot);
      for (const cluster of clusters) {
        const disc = makeElement(
          "button",
          `map-disc map-disc-${sizeOf(cluster)}`,
          formatCount(cluster.businesses),
        );
        disc.addEventListener("click", () => onCluster(cluster));
        put(disc, cluster);
      }
      for (const pin of pins) {
        const element = makeElement("a", "map-pin");
        element.href = `/business/${pin.id}`;
        element.title = pin.name;
        // Followed inside the browser, like every Link.
        element.setAttribute("data-link", "");
        put(element, pin);
      }
    },
    /** Goes closer to a cluster, until it falls apart. */
    approach: ({ latitude, longitude }: Spot) =>
      map.easeTo({
        center: [longitude, latitude],
        zoom: Math.min(map.getZoom() + heapStep, maxZoom),
      }),
    fit: (box: Box) => map.fitBounds(boundsOf(box), fitting),
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    remove: () => {
      theme.disconnect();
      darkMode.removeEventListener("change", repaint);
      map.remove();
    },
  };
}

function makeElement<Name extends "span" | "button" | "a">(name: Name, className: string, text = "") {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  element.tabIndex = -1;
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** The ground that the discs take up, for the map to keep its names off. Widths as in full-map.css. */
function groundOf(clusters: readonly Cluster[], sizeOf: (cluster: Cluster) => number) {
  return {
    type: "FeatureCollection" as const,
    features: clusters.map((cluster) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [cluster.longitude, cluster.latitude] },
      properties: { width: 28 + 7 * sizeOf(cluster) },
    })),
  };
}

function placeOf(map: MapLibre): MapPlace {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  const box = {
    west: Math.max(-180, bounds.getWest()),
    south: Math.max(-85, bounds.getSouth()),
    east: Math.min(180, bounds.getEast()),
    north: Math.min(85, bounds.getNorth()),
  };
  return {
    box,
    view: { latitude: lat, longitude: lng, zoom: map.getZoom() },
    degreesPerPixel: (bounds.getEast() - bounds.getWest()) / map.getContainer().clientWidth,
  };
}

function centreOf({ latitude, longitude, zoom }: MapView) {
  return { center: [longitude, latitude] as [number, number], zoom };
}

function boundsOf({ west, south, east, north }: Box): [number, number, number, number] {
  return [west, south, east, north];
}
