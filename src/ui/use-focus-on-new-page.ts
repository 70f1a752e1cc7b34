import { useEffect, useRef } from "react";

/** Another page of a list starts where the list does, for the keyboard and for screen readers too. */
export function useFocusOnNewPage<Start extends HTMLElement>(after: string | undefined) {
  const start = useRef<Start>(null);
  const shown = useRef(after);
  useEffect(() => {
    if (shown.current === after) return;
    shown.current = after;
    if (after) start.current?.focus({ preventScroll: true });
  }, [after]);
  return start;
}
