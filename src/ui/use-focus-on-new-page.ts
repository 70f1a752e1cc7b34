import { useEffect, useRef } from "react";

/** Moves focus to the start of the list when its page changes. */
export function useFocusOnNewPage<Start extends HTMLElement>(after: string | undefined) {
  const start = useRef<Start>(null);
  const previous = useRef(after);
  useEffect(() => {
    if (previous.current === after) return;
    previous.current = after;
    if (after) start.current?.focus({ preventScroll: true });
  }, [after]);
  return start;
}
