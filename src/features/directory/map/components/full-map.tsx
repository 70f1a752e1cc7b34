import { X } from "lucide";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button, IconButton } from "#ui/button.tsx";
import { Checkbox } from "#ui/choice.tsx";
import { classes } from "#ui/classes.ts";
import { formatCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import { MapButtons } from "#ui/map/map-buttons.tsx";
import { MapSheet } from "#ui/map/map-sheet.tsx";
import { MapSource } from "#ui/map/map-source.tsx";
import type { SheetStop } from "#ui/map/sheet-stops.ts";
import { GoLink, TextLink } from "#ui/text-link.tsx";
import { type DirectoryQuery, directoryPath } from "../../input.ts";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import { busyState, formatTotal } from "../../rules.ts";
import { describeDisc } from "../draw-discs.ts";
import type { MapData } from "../read-map.server.ts";
import { startBox } from "../start-box.ts";
import { MapCard } from "./map-card.tsx";
import { MapDrawing } from "./map-drawing.tsx";
import { DiscList, MapRows, MoreRows } from "./map-list.tsx";
import { type FullMapState, useFullMap } from "./use-full-map.ts";
import { useMapCards } from "./use-map-cards.ts";

type FullMapProps = { query: DirectoryQuery; found: DirectoryData; notices: ReactNode };

/**
 * The map that fills the window, and a list of its content. The drawing stays until it loads, and without JavaScript.
 */
export function FullMap({ query, found, notices }: FullMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useMemo(() => startBox(found, query.radiusMiles), [found, query.radiusMiles]);
  const map = useFullMap(container, { query, start, place: found.place, busyStates: found.busyStates });
  const cards = useMapCards(query, map.chosen);
  const [stop, setStop] = useState<SheetStop>("peek");
  const isReady = map.status === "ready" && map.found !== null;
  const { chosen } = map;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a disc is chosen, not when the map changes
  useEffect(() => {
    if (!chosen || isDesktop()) return;
    setStop((current) => (current === "full" ? "full" : "half"));
    map.map?.reveal(chosen.disc, {
      top: 60,
      right: 40,
      bottom: 0.58 * (container.current?.clientHeight ?? 0),
      left: 40,
    });
    heading.current?.focus({ preventScroll: true });
  }, [chosen]);
  useEffect(() => {
    if (map.status === "unsupported") setStop("half");
  }, [map.status]);

  const title = chosen
    ? describeDisc(chosen.disc)
    : isReady && map.found
      ? titleOf(map.found)
      : titleOfPage(found);
  return (
    <section aria-label="Map" className="full-map" data-moves={isReady || undefined}>
      <div className="full-map-canvas" aria-busy={map.status === "loading"}>
        <div ref={container} className={classes("h-full", map.status !== "ready" && "invisible")} />
        {map.status !== "ready" && (
          <MapDrawing
            query={query}
            clusters={found.clusters}
            svgPoint={found.place?.svgPoint}
            className="absolute inset-0 size-full bg-(--geo-water) p-3"
          />
        )}
      </div>
      <div className="map-notices">
        {notices}
        <StatusLine map={map} />
        {map.isStale && (
          <Button variant="ink" onClick={map.searchHere}>
            Search this area
          </Button>
        )}
      </div>
      {map.map && <MapButtons onCloser={map.map.zoomIn} onFurther={map.map.zoomOut} onLocate={map.locate} />}
      {map.map && chosen && (
        <MapCard map={map.map} chosen={chosen} found={cards} onClose={() => map.choose(null)} />
      )}
      <MapSheet
        label="Businesses on the map"
        stop={stop}
        onStop={setStop}
        title={title}
        heading={heading}
        actions={
          chosen && (
            <IconButton
              label="Close, show all in view"
              onClick={() => {
                map.choose(null);
                heading.current?.focus();
              }}
            >
              <Icon of={X} />
            </IconButton>
          )
        }
        note={
          isReady && <SheetNote map={map} hasLegend={found.busyStates.length > 0} to={directoryPath(query)} />
        }
      >
        <p role="status" className="sr-only">
          {title}
        </p>
        {chosen ? (
          <>
            <MapRows cards={cards.cards} />
            {cards.status === "failed" && (
              <p className="p-4">We could not load this list. Please try again.</p>
            )}
            {cards.hasMore && <MoreRows onMore={cards.loadMore} />}
          </>
        ) : isReady ? (
          <DiscList discs={map.discs} onChoose={map.choose} />
        ) : (
          <>
            <MapRows cards={found.cards} />
            <GoLink to={directoryPath(query)} className="m-4">
              See the whole list
            </GoLink>
          </>
        )}
      </MapSheet>
      <MapSource />
    </section>
  );
}

function StatusLine({ map }: { map: FullMapState }) {
  return (
    <p role="status" className="empty:hidden">
      {map.status === "unsupported" &&
        "The map that moves could not be drawn, so here is the simple one. Pick a number to see what is near it."}
      {map.hasFailed && "We could not load this part of the map. Move it a little to try again."}
    </p>
  );
}

type SheetNoteProps = { map: FullMapState; hasLegend: boolean; to: string };

function SheetNote({ map, hasLegend, to }: SheetNoteProps) {
  return (
    <>
      <p className="map-hint">
        Pick a number to see what is near it. <TextLink to={to}>See the list</TextLink>
      </p>
      <Checkbox
        label="Search as I move"
        checked={map.followsMoves}
        onChange={(event) => map.setFollowsMoves(event.target.checked)}
      />
      {hasLegend && (
        <p className="map-key">
          <i />
          {busyState} or more in the state
        </p>
      )}
    </>
  );
}

function isDesktop(): boolean {
  return matchMedia("(width >= 64rem)").matches;
}

function titleOfPage({ total }: DirectoryData): string {
  return total ? formatTotal(total) : "Nearest first";
}

function titleOf({ clusters, businesses, isApproximate }: MapData): string {
  const count = clusters.reduce((sum, cluster) => sum + cluster.businesses, businesses.length);
  return count === 0 ? "No business in view" : `${formatCount(count)}${isApproximate ? "+" : ""} in view`;
}
