import type { IconNode } from "lucide";
import { createElement } from "react";
import { classes } from "./classes.ts";

/** A line icon in the color of its text. Decorative: its meaning must be in text nearby. */
export function Icon({ of, className }: { of: IconNode; className?: string | undefined }) {
  const look = { className: classes("icon", className), viewBox: "0 0 24 24", "aria-hidden": true };
  return createElement("svg", look, ...of.map(([tag, shape]) => createElement(tag, shape)));
}
