import { data } from "react-router";

/** Any other address. As a route of its own it has the shell with the visitor's account. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never shown, but only the route of a page has the shell. */
export default function NotFound() {
  return null;
}
