import { useEffect, useRef } from "react";

/** Below this the list would be too short to be of use. */
const minRoomPx = 300;
const marginPx = 12;

/**
 * Limits a list below a field to what is left of the window, as `--room-below`, while it is open. A field near the
 * bottom is scrolled up first.
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
