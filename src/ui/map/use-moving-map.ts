import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { DrawnMap, MapView, Viewport } from "./draw-map.ts";
import type { Box } from "./project-point.ts";

export type MapStatus = "loading" | "ready" | "unsupported";
type Options = {
  /** Called when the map is drawn. */
  startAt: () => Box | MapView;
  label?: string;
  bottomInset?: () => number;
  isInPage?: boolean;
  onMove?: (viewport: Viewport) => void;
  onPress?: (id: string) => void;
};

/** Loads the map library when the element comes into view, and draws the map into it. */
export function useMovingMap(container: RefObject<HTMLElement | null>, options: Options) {
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [isUnsupported, setIsUnsupported] = useState(false);
  const draw = useEffectEvent(async (element: HTMLElement) => {
    if (!hasWebGl()) return null;
    const { drawMap } = await import("./draw-map.ts");
    const { startAt, bottomInset, label, isInPage = false } = options;
    return drawMap(element, {
      label,
      start: startAt(),
      bottomInset: bottomInset?.() ?? 0,
      isInPage,
      onMove,
      onPress,
    });
  });
  const onMove = useEffectEvent((viewport: Viewport) => options.onMove?.(viewport));
  const onPress = useEffectEvent((id: string) => options.onPress?.(id));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isUnmounted = false;
    let drawn: DrawnMap | null = null;
    const start = async () => {
      const made = await draw(element).catch(() => null);
      if (isUnmounted) return made?.remove();
      drawn = made;
      setMap(made);
      setIsUnsupported(made === null);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start();
    });
    observer.observe(element);
    return () => {
      isUnmounted = true;
      observer.disconnect();
      drawn?.remove();
      setMap(null);
    };
  }, [container]);

  const status: MapStatus = map ? "ready" : isUnsupported ? "unsupported" : "loading";
  return { map, status };
}

function hasWebGl(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
