import { useIsHydrated } from "../use-is-hydrated.ts";

/** The map's attribution. Streets are OpenStreetMap's, whose license requires it. */
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
