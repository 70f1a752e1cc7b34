import { addProtocol, type GeoJSONSource, Map as MapLibre, Marker, setWorkerUrl } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import "./moving-map.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { Protocol } from "pmtiles";
import { createMarkerElement, type MapLabel, type MapMarker, pointFeatures } from "./map-markers.ts";
import { followTheme } from "./map-theme.ts";
import type { Box, GeoPoint } from "./project-point.ts";

/** The position of the map. */
export type MapView = GeoPoint & { zoom: number };
export type Viewport = { box: Box; view: MapView; degreesPerPixel: number };
type Options = {
  start: Box | MapView;
  /** The accessible name, "Map" by default. */
  label?: string | undefined;
  /** The height covered from below, in pixels. */
  bottomInset?: number;
  /** Whether the page scrolls past the map, which then moves by two fingers, or with Ctrl. */
  isInPage?: boolean;
  onMove?: (viewport: Viewport) => void;
  onPress?: (id: string) => void;
};
export type DrawnMap = Awaited<ReturnType<typeof drawMap>>;

setWorkerUrl(workerUrl);
addProtocol("pmtiles", new Protocol().tile);

const maxZoom = 17;
/** Padding for the discs at the edge. */
const padding = 48;

/** Renders the map into an element. The basemap comes from tile files; discs, pins and stops are DOM elements. */
export async function drawMap(container: HTMLElement, options: Options) {
  const { start, label = "Map", bottomInset = 0, isInPage = false, onMove, onPress } = options;
  const fitOptions = {
    padding: { top: padding, right: padding, left: padding, bottom: padding + bottomInset },
    maxZoom: 14,
  };
  const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const theme = await followTheme(container);
  const map = new MapLibre({
    container,
    style: theme.style,
    ...("zoom" in start ? centerOf(start) : { bounds: boundsOf(start), fitBoundsOptions: fitOptions }),
    maxZoom,
    attributionControl: false,
    cooperativeGestures: isInPage,
    dragRotate: false,
    pitchWithRotate: false,
    renderWorldCopies: false,
    fadeDuration: prefersReducedMotion ? 0 : 200,
    locale: { "Map.Title": `${label}. The arrow keys move it, plus and minus change its scale.` },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();

  await new Promise((resolve, reject) => {
    map.once("load", resolve);
    map.once("error", ({ error }) => reject(error));
  }).catch((error) => {
    theme.stop();
    map.remove();
    throw error;
  });
  theme.paint(map);

  const reportMove = () => onMove?.(viewportOf(map));
  map.on("moveend", reportMove);
  reportMove();

  let markers: Marker[] = [];
  const setData = (source: string, data: Parameters<GeoJSONSource["setData"]>[0]) =>
    map.getSource<GeoJSONSource>(source)?.setData(data);
  return {
    /** Replaces markers and labels. Markers without a URL are for pointers; a list must have the same content. */
    show: (shown: readonly MapMarker[], labels: readonly MapLabel[] = []) => {
      for (const marker of markers) marker.remove();
      markers = shown.map((marker) => {
        const element = createMarkerElement(marker);
        if (!marker.to) element.addEventListener("click", () => onPress?.(marker.id));
        return new Marker({ element }).setLngLat([marker.longitude, marker.latitude]).addTo(map);
      });
      setData(
        "discs",
        pointFeatures(shown, ({ radius }) => ({ width: 2 * radius })),
      );
      setData(
        "labels",
        pointFeatures(labels, ({ name, offset, rank }) => ({ name, offset, rank })),
      );
    },
    /** Connects points with a line in order. */
    showRoute: (points: readonly GeoPoint[]) => {
      const coordinates = points.map(({ longitude, latitude }) => [longitude, latitude]);
      setData("route", { type: "Feature", properties: {}, geometry: { type: "LineString", coordinates } });
    },
    tintAreas: (names: readonly string[]) => {
      if (map.getLayer("busy")) map.setFilter("busy", ["in", ["get", "name"], ["literal", [...names]]]);
    },
    /** Reports where a point is on the map, now and while the map moves. */
    follow: ({ longitude, latitude }: GeoPoint, onPlace: (at: { x: number; y: number }) => void) => {
      const report = () => onPlace(map.project([longitude, latitude]));
      report();
      map.on("move", report);
      return () => void map.off("move", report);
    },
    /** Moves the map until a point is this far from each edge. */
    reveal: (point: GeoPoint, inset: { top: number; right: number; bottom: number; left: number }) => {
      const { x, y } = map.project([point.longitude, point.latitude]);
      const { clientWidth, clientHeight } = map.getContainer();
      const shift: [number, number] = [
        x - clamp(x, inset.left, Math.max(inset.left, clientWidth - inset.right)),
        y - clamp(y, inset.top, Math.max(inset.top, clientHeight - inset.bottom)),
      ];
      if (shift[0] !== 0 || shift[1] !== 0) map.panBy(shift);
    },
    goTo: ({ latitude, longitude }: GeoPoint, zoom: number) =>
      map.easeTo({ center: [longitude, latitude], zoom }),
    fit: (box: Box) => map.fitBounds(boundsOf(box), fitOptions),
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    focus: () => map.getCanvas().focus(),
    remove: () => {
      theme.stop();
      map.remove();
    },
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

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
