/** How much of a sheet is visible: its header, half of the height, or all of it. */
export type SheetStop = "peek" | "half" | "full";

const stops: readonly SheetStop[] = ["peek", "half", "full"];
/** As in styles/map-sheet.css. */
const peekHeight = 132;
const halfShare = 0.54;

/** The position after a key press, or null for other keys. */
export function stopAfter(stop: SheetStop, key: string): SheetStop | null {
  const at = stops.indexOf(stop);
  if (key === "ArrowUp") return stops[Math.min(at + 1, 2)] ?? null;
  if (key === "ArrowDown") return stops[Math.max(at - 1, 0)] ?? null;
  if (key === "Home") return "peek";
  return key === "End" ? "full" : null;
}

/** The position closest to the height of a drag. */
export function nearestStop(height: number, room: number): SheetStop {
  const heights = { peek: peekHeight, half: halfShare * room, full: room };
  const [nearest] = [...stops].sort(
    (one, other) => Math.abs(heights[one] - height) - Math.abs(heights[other] - height),
  );
  return nearest ?? "half";
}
