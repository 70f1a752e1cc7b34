import type { EntryContext } from "react-router";

type Manifest = EntryContext["manifest"];
/** By the routes of a page: a build has as many as there are pages. */
const known = new Map<string, Manifest>();

/** The manifest with the routes of this page alone: to draw a page, the router prepares every route it finds there. */
export function manifestOfPage(context: Pick<EntryContext, "manifest" | "staticHandlerContext">): Manifest {
  const { manifest, staticHandlerContext } = context;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const page = ids.join();
  const routes = () => Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  const own = known.get(page) ?? { ...manifest, routes: routes() };
  known.set(page, own);
  return own;
}
