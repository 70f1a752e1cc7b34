import { useIsHydrated } from "../use-is-hydrated.ts";

/** Where the map comes from. Streets are OpenStreetMap's, and its license asks to say so. */
export function MapSource() {
  const hasStreets = useIsHydrated() && document.documentElement.dataset.mapTiles !== undefined;
  return (
    <p className="map-source">
      {hasStreets ? (
        <>
          © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors, tiles by
          Protomaps.
        </>
      ) : (
        "Borders: US Census Bureau, Natural Earth."
      )}{" "}
      Drawn with MapLibre.
    </p>
  );
}
