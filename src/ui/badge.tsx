import type { ReactNode } from "react";
import type { BlockPalette } from "./block.tsx";
import { classes } from "./classes.ts";

type BadgeProps = {
  tone?: "plain" | "gold" | "good" | "blue" | "waiting" | "bad";
  /** Takes the color of a section instead of a tone. */
  palette?: BlockPalette;
  className?: string;
  children: ReactNode;
};

/** A short label. Square corners, because it is not clickable. */
export function Badge({ tone = "plain", palette, className, children }: BadgeProps) {
  return (
    <span
      className={classes("badge", palette ? "badge-block" : tone !== "plain" && `badge-${tone}`, className)}
      data-palette={palette}
    >
      {children}
    </span>
  );
}

/** A count badge. Hidden at zero. */
export function Count({ value, className }: { value: number; className?: string }) {
  if (value <= 0) return null;
  return <span className={classes("count", className)}>{value > 99 ? "99+" : value}</span>;
}
