import { type RouteConfigEntry, route } from "@react-router/dev/routes";

const page = (name: string) => `features/directory/pages/${name}.tsx`;

/** The addresses of the directory. */
export const directoryRoutes: RouteConfigEntry[] = [route("directory", page("directory"))];
