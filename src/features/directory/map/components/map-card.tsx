import { ChevronLeft, ChevronRight, X } from "lucide";
import { useEffect, useRef, useState } from "react";
import { AddToTrip } from "#features/trips/exports/add-to-trip.tsx";
import { ButtonLink, IconButton } from "#ui/button.tsx";
import { CheckTag } from "#ui/card.tsx";
import { Cover } from "#ui/cover.tsx";
import { formatCount } from "#ui/format-number.ts";
import { Icon } from "#ui/icon.tsx";
import type { DrawnMap } from "#ui/map/draw-map.ts";
import { radiusOf } from "#ui/map/merge-discs.ts";
import { Score } from "#ui/rating.tsx";
import { describeDisc } from "../draw-discs.ts";
import type { Chosen } from "./use-full-map.ts";
import type { MapCards } from "./use-map-cards.ts";

type MapCardProps = { map: DrawnMap; chosen: Chosen; found: MapCards; onClose: () => void };

/** The card of a disc on desktop, which stays next to the disc while the map moves. */
export function MapCard({ map, chosen, found, onClose }: MapCardProps) {
  const [index, setIndex] = useState(0);
  const card = useRef<HTMLElement>(null);
  const { disc } = chosen;
  const { cards, status } = found;
  const business = cards[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: another disc starts at its first business
  useEffect(() => {
    setIndex(0);
    // On phones there is nothing to focus, because the sheet shows the list instead.
    card.current?.focus({ preventScroll: true });
  }, [chosen]);

  useEffect(() => {
    if (!card.current?.offsetWidth) return;
    map.reveal(disc, { top: 80, right: 430, bottom: 340, left: 40 });
    const left = radiusOf(disc.count) + 26;
    return map.follow(disc, ({ x, y }) => {
      if (card.current) card.current.style.translate = `${Math.round(x + left)}px ${Math.round(y - 56)}px`;
    });
  }, [map, disc]);

  const turnTo = (next: number) => {
    setIndex(next);
    if (next >= cards.length - 2) found.loadMore();
  };
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={describeDisc(disc)}
      className="map-card"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        onClose();
        map.focus();
      }}
    >
      <IconButton
        label="Close"
        className="map-card-close"
        onClick={() => {
          onClose();
          map.focus();
        }}
      >
        <Icon of={X} />
      </IconButton>
      {business ? (
        <>
          <Cover
            key={business.id}
            id={business.id}
            palette="gold"
            picture={business.media}
            eager
            className="map-card-cover"
          />
          <div className="map-card-body">
            <p className="map-card-line">
              <span>{business.category}</span>
              {business.isVerified && <CheckTag>Verified</CheckTag>}
            </p>
            <h2>{business.name}</h2>
            <p className="map-card-line">
              <span>{business.location}</span>
              <Score rating={business.rating} count={business.reviews} />
            </p>
            <div className="map-card-actions">
              <ButtonLink to={`/business/${business.id}`}>Open</ButtonLink>
              <AddToTrip
                key={business.id}
                kind="business"
                subjectId={business.id}
                name={business.name}
                className="w-full"
              />
            </div>
          </div>
        </>
      ) : (
        <p role="status" className="map-card-body">
          {status === "failed" ? "We could not load this. Close it and try again." : "One moment…"}
        </p>
      )}
      {disc.count > 1 && business && (
        <div className="map-card-turn">
          <IconButton
            label="Previous"
            aria-disabled={index === 0}
            onClick={() => index > 0 && turnTo(index - 1)}
          >
            <Icon of={ChevronLeft} />
          </IconButton>
          <p role="status">
            {formatCount(index + 1)} of {describeDisc(disc)}
          </p>
          <IconButton
            label="Next"
            aria-disabled={index >= cards.length - 1}
            onClick={() => index < cards.length - 1 && turnTo(index + 1)}
          >
            <Icon of={ChevronRight} />
          </IconButton>
        </div>
      )}
    </section>
  );
}
