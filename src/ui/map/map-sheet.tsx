import { ChevronUp } from "lucide";
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { Icon } from "../icon.tsx";
import { nearestStop, type SheetStop, stopAfter } from "./sheet-stops.ts";

type MapSheetProps = {
  /** The accessible name of the list. */
  label: string;
  stop: SheetStop;
  onStop: (stop: SheetStop) => void;
  title: string;
  /** Takes focus when the list is replaced. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Next to the title. */
  actions?: ReactNode;
  /** Below the title, in every position. */
  note?: ReactNode;
  /** The list. Hidden in the lowest position. */
  children: ReactNode;
};

const handleLabels: Record<SheetStop, string> = {
  peek: "Show the list",
  half: "Show more of the list",
  full: "Show the map",
};

/**
 * The list of a map: on phones a bottom sheet with three positions, moved by dragging or pressing its handle or by
 * arrow keys; on desktop a panel that opens and closes.
 */
export function MapSheet({ label, stop, onStop, title, heading, actions, note, children }: MapSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const drag = useRef<{ y: number; height: number; hasMoved: boolean } | null>(null);

  function onKeyDown(event: KeyboardEvent) {
    const next = stopAfter(stop, event.key);
    if (!next) return;
    event.preventDefault();
    onStop(next);
  }

  function startDrag(event: PointerEvent<HTMLElement>) {
    if (!sheet.current || event.button !== 0) return;
    drag.current = { y: event.clientY, height: sheet.current.offsetHeight, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function moveDrag(event: PointerEvent<HTMLElement>) {
    const from = drag.current;
    // A drag canceled by the browser ends without a click, and a mouse may pass over the handle later.
    if (!from || !sheet.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const dy = from.y - event.clientY;
    if (Math.abs(dy) > 6) from.hasMoved = true;
    if (!from.hasMoved) return;
    sheet.current.dataset.dragged = "";
    sheet.current.style.height = `${from.height + dy}px`;
  }

  function endDrag() {
    const from = drag.current;
    const element = sheet.current;
    if (!from?.hasMoved || !element) return;
    const room = element.parentElement?.clientHeight ?? element.offsetHeight;
    const reached = nearestStop(element.offsetHeight, room);
    delete element.dataset.dragged;
    element.style.removeProperty("height");
    onStop(reached);
  }

  return (
    <section
      ref={sheet}
      aria-label={label}
      data-stop={stop}
      className="map-sheet"
      onKeyDown={(event) => {
        if (event.key === "Escape" && stop !== "peek") onStop(stop === "full" ? "half" : "peek");
      }}
    >
      <button
        type="button"
        className="map-sheet-handle"
        aria-label={handleLabels[stop]}
        aria-expanded={stop !== "peek"}
        onKeyDown={onKeyDown}
        onPointerDown={startDrag}
        onPointerMove={moveDrag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onClick={() => {
          // Ignores the click at the end of a drag.
          const wasDragged = drag.current?.hasMoved;
          drag.current = null;
          if (!wasDragged) onStop(stop === "peek" ? "half" : stop === "half" ? "full" : "peek");
        }}
      >
        <Icon of={ChevronUp} />
      </button>
      <div className="map-sheet-head">
        <h2 ref={heading} tabIndex={-1} id="on-the-map">
          {title}
        </h2>
        {actions}
      </div>
      {note && <div className="map-sheet-note">{note}</div>}
      <div className="map-sheet-body">{children}</div>
    </section>
  );
}
