import { readFileSync } from "node:fs";
import { createApi } from "#app/create-api.server.ts";
import { features } from "#app/features.ts";
import { routeTable } from "#app/route-table.ts";
import { createSpecifiedApi } from "#app/specified-api.server.ts";
import { type Endpoint, listEndpoints, toEndpoint } from "./list-endpoints.ts";

/** What the server handles before the router, in `server.ts`. */
const serverEndpoints = [
  ...["POST /uploads/:purpose", "GET /files/:bucket/:key", "POST /csp-reports"],
  // Webhooks. Feeds are the same for everyone who has their URL.
  ...features
    .flatMap((feature) => feature.httpRoutes)
    .flatMap(({ method, paths }) => (method === "ALL" ? paths.map((path) => `POST ${path}`) : [])),
];

/** The endpoints of this build: of its route table, its APIs and its server. */
export function readEndpoints(): Endpoint[] {
  const { document } = createApi({ APP_ORIGIN: "http://localhost", SITE_NAME: "", CONTACT_EMAIL: "" });
  return [
    ...listEndpoints(routeTable, document.paths ?? {}, (file) => readFileSync(file, "utf8")),
    ...createSpecifiedApi().routes.map(({ method, path }) => toEndpoint(`${method} ${path}`)),
    ...serverEndpoints.map(toEndpoint),
  ];
}
