import type { Held } from "../moving.ts";

/** The day under a point of the window, and how many of its stops stand before that point; null outside of all days. */
export function findPlaceAt(x: number, y: number, heldId: string): Pick<Held, "day" | "index"> | null {
  const isHeld = (element: Element | null) => element?.getAttribute("data-stop") === heldId;
  const day = document
    .elementsFromPoint(x, y)
    .filter((element) => !isHeld(element.closest("[data-stop]")))
    .map((element) => element.closest<HTMLElement>("[data-day]"))
    .find((found) => found !== null);
  if (!day) return null;
  const before = [...day.querySelectorAll("[data-stop]")].filter((stop) => {
    const { top, bottom, left, right } = stop.getBoundingClientRect();
    if (isHeld(stop)) return false;
    // Side by side, as in the list of what is saved, the left half counts.
    return (
      y > bottom ||
      (y > top && (day.dataset.flow === "across" ? x > (left + right) / 2 : y > (top + bottom) / 2))
    );
  });
  return { day: day.dataset.day === "" ? null : Number(day.dataset.day), index: before.length };
}
