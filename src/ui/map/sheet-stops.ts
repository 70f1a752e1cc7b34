/** How much of a sheet is shown: its head, half of the room, or all of it. */
export type SheetStop = "peek" | "half" | "full";

const stops: readonly SheetStop[] = ["peek", "half", "full"];
/** As in styles/map-sheet.css. */
const peekHeight = 132;
const halfShare = 0.54;

/** The stop that a key leads to; null if the key means nothing here. */
export function stopAfter(stop: SheetStop, key: string): SheetStop | null {
  const at = stops.indexOf(stop);
  if (key === "ArrowUp") return stops[Math.min(at + 1, 2)] ?? null;
  if (key === "ArrowDown") return stops[Math.max(at - 1, 0)] ?? null;
  if (key === "Home") return "peek";
  return key === "End" ? "full" : null;
}

/** The stop closest to a height that a sheet was dragged to. */
export function nearestStop(height: number, room: number): SheetStop {
  const heights = { peek: peekHeight, half: halfShare * room, full: room };
  const [nearest] = [...stops].sort(
    (one, other) => Math.abs(heights[one] - height) - Math.abs(heights[other] - height),
  );
  return nearest ?? "half";
}
