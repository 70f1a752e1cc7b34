import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `features/directory/pages/${name}.tsx`;

/** The addresses of the directory. */
export const directoryRoutes: RouteConfigEntry[] = [
  route("directory", page("directory")),
  route("directory/map", page("directory-map")),
  route("directory/map/data", "features/directory/pages/map-data.ts"),
];
