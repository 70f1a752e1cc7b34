import { useEffect, useState } from "react";
import type { DirectoryQuery } from "../../input.ts";
import { mapCardsPath, mapCardsPerPage } from "../map-input.ts";
import type { MapCard } from "../read-map-cards.server.ts";
import type { Chosen } from "./use-full-map.ts";

/** The businesses of the selected disc, page by page. */
export function useMapCards(query: DirectoryQuery, chosen: Chosen | null) {
  const [cards, setCards] = useState<readonly MapCard[]>([]);
  const [pages, setPages] = useState(1);
  const [status, setStatus] = useState<"loading" | "ready" | "failed">("loading");

  // biome-ignore lint/correctness/useExhaustiveDependencies: another disc starts over
  useEffect(() => {
    setCards([]);
    setPages(1);
  }, [chosen]);

  useEffect(() => {
    if (!chosen) return;
    const offset = (pages - 1) * mapCardsPerPage;
    const controller = new AbortController();
    setStatus("loading");
    fetch(mapCardsPath(query, chosen.disc.members, chosen.cellZoom, offset), { signal: controller.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`Map cards: ${response.status}`);
        const more: MapCard[] = await response.json();
        setCards((known) => [...known.slice(0, offset), ...more]);
        setStatus("ready");
      })
      .catch(() => {
        if (!controller.signal.aborted) setStatus("failed");
      });
    return () => controller.abort();
  }, [query, chosen, pages]);

  const total = chosen?.disc.count ?? 0;
  const hasMore = cards.length < total && cards.length === pages * mapCardsPerPage;
  return { cards, status, hasMore, loadMore: () => hasMore && setPages((count) => count + 1) };
}

export type MapCards = ReturnType<typeof useMapCards>;
