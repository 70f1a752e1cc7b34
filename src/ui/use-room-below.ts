import { useEffect, useRef } from "react";

/** A shorter list would not be useful. */
const minRoomPx = 300;
const marginPx = 12;

/**
 * Limits an open list below a field to the rest of the window, as `--room-below`. A field near the bottom is scrolled
 * up first.
 */
export function useRoomBelow(field: HTMLElement, isOpen: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const box = field.closest("form") ?? field;
    if (innerHeight - box.getBoundingClientRect().bottom < minRoomPx)
      box.scrollIntoView({ block: "start", behavior: "instant" });
    function measure() {
      const room = innerHeight - box.getBoundingClientRect().bottom - marginPx;
      list.current?.style.setProperty("--room-below", `${Math.max(room, minRoomPx)}px`);
    }
    measure();
    const controller = new AbortController();
    for (const type of ["resize", "scroll"])
      addEventListener(type, measure, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [field, isOpen]);
  return list;
}
