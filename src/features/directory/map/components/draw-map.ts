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

type Point = { latitude: number; longitude: number };
export type Viewport = { box: Box; view: MapView; degreesPerPixel: number };
type Options = {
  start: Box | MapView;
  onMove: (viewport: Viewport) => void;
  onCluster: (cluster: Cluster) => void;
};
export type DrawnMap = Awaited<ReturnType<typeof drawMap>>;

setWorkerUrl(workerUrl);
addProtocol("pmtiles", new Protocol().tile);

const maxZoom = 16;
/** Zooming in this far splits most clusters. */
const clusterZoomStep = 2;
/** Padding for the discs at the edge. */
const fitOptions = { padding: 32, maxZoom: 14 };

/** Renders the map into an element. The basemap comes from our own tiles; clusters and pins are DOM elements. */
export async function drawMap(container: HTMLElement, { start, onMove, onCluster }: Options) {
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = new MapLibre({
    container,
    style: mapStyle(readColors(container), new URL("/map/us.pmtiles", location.origin).href),
    ...("zoom" in start ? centerOf(start) : { bounds: boundsOf(start), fitBoundsOptions: fitOptions }),
    maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    fadeDuration: prefersReducedMotion ? 0 : 200,
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

  const reportMove = () => onMove(viewportOf(map));
  map.on("moveend", reportMove);
  reportMove();

  let markers: Marker[] = [];
  const addMarker = (element: HTMLElement, { latitude, longitude }: Point) => {
    markers.push(new Marker({ element }).setLngLat([longitude, latitude]).addTo(map));
  };
  return {
    /** Replaces the markers. They are for pointers only; the list next to the map is accessible to everyone. */
    show: (clusters: readonly Cluster[], pins: readonly MapBusiness[], place: Point | null) => {
      for (const marker of markers) marker.remove();
      markers = [];
      const largest = Math.max(...clusters.map(({ businesses }) => businesses));
      const sizeOf = ({ businesses }: Cluster) => Math.ceil(4 * Math.sqrt(businesses / largest)) || 1;
      map.getSource<GeoJSONSource>("discs")?.setData(discFeatures(clusters, sizeOf));
      if (place) addMarker(createElement("span", "map-place"), place);
      for (const cluster of clusters) {
        const disc = createElement(
          "button",
          `map-disc map-disc-${sizeOf(cluster)}`,
          formatCount(cluster.businesses),
        );
        disc.addEventListener("click", () => onCluster(cluster));
        addMarker(disc, cluster);
      }
      for (const pin of pins) {
        const element = createElement("a", "map-pin");
        element.href = `/business/${pin.id}`;
        element.title = pin.name;
        // Client-side navigation, like every Link.
        element.setAttribute("data-link", "");
        addMarker(element, pin);
      }
    },
    /** Zooms in on a cluster to split it. */
    zoomTo: ({ latitude, longitude }: Point) =>
      map.easeTo({
        center: [longitude, latitude],
        zoom: Math.min(map.getZoom() + clusterZoomStep, maxZoom),
      }),
    fit: (box: Box) => map.fitBounds(boundsOf(box), fitOptions),
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    remove: () => {
      theme.disconnect();
      darkMode.removeEventListener("change", repaint);
      map.remove();
    },
  };
}

function createElement<Name extends "span" | "button" | "a">(name: Name, className: string, text = "") {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  element.tabIndex = -1;
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** The discs as features, so that the map places no label under them. Widths as in full-map.css. */
function discFeatures(clusters: readonly Cluster[], sizeOf: (cluster: Cluster) => number) {
  return {
    type: "FeatureCollection" as const,
    features: clusters.map((cluster) => ({
      type: "Feature" as const,
      geometry: { type: "Point" as const, coordinates: [cluster.longitude, cluster.latitude] },
      properties: { width: 28 + 7 * sizeOf(cluster) },
    })),
  };
}

function viewportOf(map: MapLibre): Viewport {
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

function centerOf({ latitude, longitude, zoom }: MapView) {
  return { center: [longitude, latitude] as [number, number], zoom };
}

function boundsOf({ west, south, east, north }: Box): [number, number, number, number] {
  return [west, south, east, north];
}
