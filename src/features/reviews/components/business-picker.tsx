import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { readSuggestions, type Suggestion } from "#features/directory/exports/read-suggestions.ts";
import { Link } from "#ui/link.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { showToast } from "#ui/toast-store.ts";
import { type Suggestions, useSuggestions } from "#ui/use-suggestions.ts";
import { businessesFailed } from "../load-failures.ts";
import { RatingNote } from "./rating-note.tsx";

type BusinessPickerProps = {
  search: string;
  /** The one that was chosen, with its rating. */
  chosen: string | undefined;
};

/** Finds a business by its name: suggestions while typing, and without a script a list of what was found. */
export function BusinessPicker({ search, chosen }: BusinessPickerProps) {
  const [typed, setTyped] = useState("");
  const close = () => setTyped("");
  const suggestions = useSuggestions(typed, {
    read: readSuggestions,
    onFailed: () => showToast(businessesFailed),
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeFromOutside = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => document.removeEventListener("pointerdown", closeFromOutside);
  });

  const move = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !suggestions) return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>("input[type=search], a") ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    event.preventDefault();
    next?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links inside
    <div
      ref={box}
      className="relative max-w-160"
      onKeyDown={move}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) close();
      }}
    >
      <SearchBox
        key={chosen ?? search}
        label="Business"
        name="search"
        placeholder={chosen ?? "Business name"}
        buttonLabel={chosen ? "Change" : "Find"}
        defaultValue={search}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onSubmit={close}
      />
      <p role="status" className="sr-only">
        {suggestions && `${suggestions.items.length} businesses suggested`}
      </p>
      {suggestions && <SuggestionList {...suggestions} onPick={close} />}
    </div>
  );
}

function SuggestionList({ text, items, onPick }: Suggestions<Suggestion> & { onPick: () => void }) {
  return (
    <div className="surface absolute inset-x-0 top-full z-20 mt-1 rounded-press py-1 shadow-(--lift)">
      {items.length === 0 && <p className="p-4 text-muted">No business is named “{text}”.</p>}
      <ul aria-label="Suggested businesses">
        {items.map(({ id, name, location, average_rating: rating, review_count: count }) => (
          <li key={id}>
            <Link
              to={`/reviews?business=${id}`}
              onClick={onPick}
              className="flex min-h-11 items-center justify-between gap-x-4 px-4 py-2 text-ink no-underline -outline-offset-3 hover:bg-soft focus-visible:bg-soft"
            >
              <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
                <b>{name}</b> <span className="text-muted text-small max-sm:block sm:ml-2">{location}</span>
              </span>
              <RatingNote rating={rating} count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
