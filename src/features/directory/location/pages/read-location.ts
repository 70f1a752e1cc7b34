import { data } from "react-router";
import { describeLocation } from "../describe-location.ts";
import { readLocation } from "../read-location.server.ts";
import type { Route } from "./+types/read-location";

/** How a location would be parsed. The form requests this while it is typed. */
export async function loader({ url }: Route.LoaderArgs) {
  const [location, state] = ["location", "state"].map((name) =>
    (url.searchParams.get(name) ?? "").slice(0, 200),
  );
  const read = await readLocation({ location: location ?? null, state: state ?? null });
  return data({ note: describeLocation(read) }, { headers: { "cache-control": "public, max-age=3600" } });
}
