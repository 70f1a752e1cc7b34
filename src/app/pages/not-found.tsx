import { data } from "react-router";

/** Any other URL. As a separate route it has the shell with the visitor's account. */
export function loader() {
  throw data(null, { status: 404 });
}

export const action = loader;

/** Never shown, but only page routes get the shell. */
export default function NotFound() {
  return null;
}
