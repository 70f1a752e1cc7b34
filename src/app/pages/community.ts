import { redirect } from "react-router";
import type { Route } from "./+types/community";

/** The old URL of the join page. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/join-community${url.search}`, 301);
}
