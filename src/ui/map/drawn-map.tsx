import type { ReactNode } from "react";
import states from "./assets/us-states.svg?url&no-inline";
import { drawnSize, framePoints } from "./frame-points.ts";
import { placeLabels } from "./place-labels.ts";
import type { GeoPoint } from "./project-point.ts";

export type DrawnDisc = GeoPoint & {
  label: string;
  /** Inside the disc; a disc without text is a small pin. */
  text: string | null;
  /** Wraps the disc, such as into a link. */
  wrap?: (disc: ReactNode) => ReactNode;
};

type DrawnMapProps = {
  discs: readonly DrawnDisc[];
  /** Connects the discs in order. */
  hasRoute?: boolean;
  label: string;
  /** A text alternative. Without it, screen readers read the discs one by one. */
  description?: string | undefined;
};

/**
 * Discs with names on our own drawing of the states, or on a plain background if they are close together. Positions
 * are percentages, so that discs and text keep their size on every screen and on paper.
 */
export function DrawnMap({ discs, hasRoute = false, label, description }: DrawnMapProps) {
  const { spots, viewBox } = framePoints(discs);
  const drawn = discs.map((disc, index) => {
    const { x, y } = spots[index] ?? { x: 0, y: 0 };
    return { ...disc, x, y, radius: radiusOf(disc.text) };
  });
  const labels = placeLabels(drawn);
  const at = drawn.map(({ x, y }) => ({ x: percent(x, drawnSize.width), y: percent(y, drawnSize.height) }));
  return (
    <svg
      role={description ? "img" : "group"}
      aria-label={description ? `${label}: ${description}` : label}
      className="map-drawn"
    >
      <rect width="100%" height="100%" className={viewBox ? "map-water" : "map-land"} />
      {viewBox && (
        <svg viewBox={viewBox} width="100%" height="100%" aria-hidden="true">
          <use href={`${states}#land`} className="map-land" />
          <use href={`${states}#borders`} className="map-borders" />
        </svg>
      )}
      {hasRoute && <Route at={at} />}
      {drawn.map(({ text, radius, wrap = asIs, ...disc }, index) => {
        const place = { cx: at[index]?.x, cy: at[index]?.y };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing has no state
          <g key={index}>
            {wrap(
              <g className="map-spot">
                <title>{disc.label}</title>
                <circle {...place} r="22" className="map-hit" />
                <circle {...place} r={radius} className={text === null ? "map-dot" : "map-disc-drawn"} />
                {text !== null && (
                  <text x={place.cx} y={place.cy} dy="5" className="map-number">
                    {text}
                  </text>
                )}
              </g>,
            )}
          </g>
        );
      })}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus, and the discs have the same text */}
      <g aria-hidden="true">
        {labels.map(
          (placed, index) =>
            placed && (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: the drawing has no state
                key={index}
                x={at[index]?.x}
                y={at[index]?.y}
                dx={placed.dx}
                dy={placed.dy}
                textAnchor={placed.anchor}
                className="map-label"
              >
                {placed.text}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}

/** Wide enough for its text. */
function radiusOf(text: string | null): number {
  if (text === null) return 9;
  return text.length > 2 ? 9 + 3.2 * text.length : 15;
}

function asIs(disc: ReactNode): ReactNode {
  return disc;
}

/** A light line under the route separates it from borders. */
function Route({ at }: { at: readonly { x: string; y: string }[] }) {
  const parts = at.slice(1).map((end, index) => ({ start: at[index] ?? end, end, index }));
  return ["map-route-under", "map-route"].map((name) => (
    <g key={name} className={name}>
      {parts.map(({ start, end, index }) => (
        <line key={index} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      ))}
    </g>
  ));
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)}%`;
}
