import { PlacesMap } from "../map/places-map.tsx";
import { RouteMap } from "../map/route-map.tsx";
import { Specimen } from "./specimen.tsx";

const stops = [
  { id: "1", label: "Wafer bakery", latitude: 32.0742, longitude: -81.0998 },
  { id: "2", label: "Old steps", latitude: 32.0795, longitude: -81.0931 },
  { id: "3", label: "Smokehouse", latitude: 32.0779, longitude: -81.0889 },
  { id: "4", label: "Letterpress", latitude: 32.0751, longitude: -81.0862 },
];
const far = [
  { id: "1", label: "Atlanta", latitude: 33.75, longitude: -84.39 },
  { id: "2", label: "Macon", latitude: 32.84, longitude: -83.63 },
  { id: "3", label: "Savannah", latitude: 32.08, longitude: -81.09 },
];
const places = [
  { label: "Midtown", count: 16, latitude: 33.781, longitude: -84.386, to: "#midtown" },
  { label: "West End", count: 1_240, latitude: 33.736, longitude: -84.413, to: "#west-end" },
  { label: "Decatur", count: 14, latitude: 33.775, longitude: -84.296, to: "#decatur" },
];

/** The maps that are drawn on the server. */
export function Maps() {
  return (
    <Specimen name="Maps">
      <RouteMap stops={stops} label="A day on the map" className="max-w-160" />
      <RouteMap stops={far} label="A drive on the map" className="max-w-160" />
      <PlacesMap discs={places} label="Where they are" className="max-w-160" />
      <PlacesMap discs={far.slice(2)} label="Where Savannah is" className="max-w-160" />
    </Specimen>
  );
}
