import { ChevronLeft, ChevronRight } from "lucide";
import { type TouchEvent, useRef } from "react";
import { Cover } from "./cover.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import type { PaletteName } from "./weave/palettes.ts";

type GalleryProps = {
  /** The record whose cloth is shown while a picture loads, or if there is none. */
  id: string;
  palette: PaletteName;
  /** What the pictures show, for screen readers. */
  label: string;
  pictures: readonly string[];
  /** The index of the visible picture. */
  index: number;
  /** The URL that shows a picture, so the gallery works without JavaScript. */
  linkTo: (index: number) => string;
  /** Shows a picture after a swipe. */
  onSwipe: (index: number) => void;
};

/** Shorter movements are taps or scrolling. */
const swipeLength = 44;

/** Pictures one at a time, with arrows that wrap around, thumbnails, and swipes on phones. */
export function Gallery({ id, palette, label, pictures, index, linkTo, onSwipe }: GalleryProps) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const count = pictures.length;
  const around = (step: number) => (index + step + count) % count;

  function touchStart({ touches }: TouchEvent) {
    const touch = touches.item(0);
    start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
  }

  function touchEnd({ changedTouches }: TouchEvent) {
    const touch = changedTouches.item(0);
    const from = start.current;
    start.current = null;
    if (!from) return;
    const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
    if (Math.abs(x) < swipeLength || Math.abs(y) > Math.abs(x)) return;
    onSwipe(around(x < 0 ? 1 : -1));
  }

  const stage = { id, palette, ratio: 1, height: 480, eager: true };
  if (count < 2) return <Cover {...stage} picture={pictures[0]} className="gallery-alone" />;
  return (
    <section className="gallery" aria-label={label}>
      <div className="gallery-stage" onTouchStart={touchStart} onTouchEnd={touchEnd}>
        {/* A new element for each picture: the old one would stay visible until the next is loaded. */}
        <Cover key={index} {...stage} picture={pictures[index]} />
        <p className="gallery-count" role="status">
          <span className="sr-only">Picture </span>
          {index + 1} <span aria-hidden="true">/</span> <span className="sr-only">of</span> {count}
        </p>
        <div className="gallery-arrows">
          <Link to={linkTo(around(-1))} replace preventScrollReset aria-label="Previous picture">
            <Icon of={ChevronLeft} />
          </Link>
          <Link to={linkTo(around(1))} replace preventScrollReset aria-label="Next picture">
            <Icon of={ChevronRight} />
          </Link>
        </div>
      </div>
      <ul className="gallery-thumbs">
        {pictures.map((picture, at) => (
          <li key={picture}>
            <Link
              to={linkTo(at)}
              replace
              preventScrollReset
              aria-label={`Picture ${at + 1}`}
              aria-current={at === index ? "true" : undefined}
            >
              <Cover id={id} palette={palette} ratio={1} picture={picture} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
