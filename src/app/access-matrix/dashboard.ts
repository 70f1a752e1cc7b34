import { members, owners, type Row } from "./row.ts";

/** The dashboards of a business and of an artist. */
export const dashboardAccess: Readonly<Record<string, Row>> = {
  "GET /dashboard": members(),
  "GET /dashboard?index": members(),
  "GET /dashboard/:id": owners(),
  "GET /dashboard/:id?index": owners(),
  "GET /dashboard/:id/edit": owners(),
  "POST /dashboard/:id/edit": owners(400),
  "GET /dashboard/:id/changes": owners(),
  "POST /dashboard/:id/changes": owners(400),
  "GET /dashboard/:id/reviews": owners(),
  "POST /dashboard/:id/reviews": owners(400),
  "GET /dashboard/:id/orders": owners(),
  "POST /dashboard/:id/orders": owners(400),
  "GET /dashboard/artist/:id": owners(),
  "GET /dashboard/artist/:id?index": owners(),
  "GET /dashboard/artist/:id/edit": owners(),
  "POST /dashboard/artist/:id/edit": owners(400),
  "GET /dashboard/artist/:id/portfolio": owners(),
  "POST /dashboard/artist/:id/portfolio": owners(400),
  "GET /dashboard/artist/:id/changes": owners(),
  "POST /dashboard/artist/:id/changes": owners(400),
  "GET /dashboard/artist/:id/figures": owners(),
  "GET /dashboard/:id/figures": owners(),
  "GET /dashboard/:id/figures.csv": owners(),
};
