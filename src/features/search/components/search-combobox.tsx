import type { ReactNode } from "react";
import { Combobox, type ComboboxProps, type Suggestion } from "#ui/combobox.tsx";
import { Cover } from "#ui/cover.tsx";
import { Score } from "#ui/rating.tsx";
import { searchPath } from "../input.ts";
import { formatResultDay } from "../present/format-result-date.ts";
import { joinKind, kindLabels, tabOf } from "../present/tabs.ts";
import type { SearchSuggestion, SuggestionList } from "../suggest/suggest.server.ts";

/** Suggestions of every kind below a search field. Loaded on first input. */
export function SearchCombobox(props: Pick<ComboboxProps, "field" | "text" | "onLeave">) {
  return <Combobox {...props} read={readSuggestions} allTo={searchPath} />;
}

async function readSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const response = await fetch(`/search/suggestions?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) throw new Error(`Suggestions: ${response.status}`);
  const { items } = (await response.json()) as SuggestionList;
  return items.map((item) => ({
    id: `${item.kind}-${item.id}`,
    to: item.href,
    name: item.title,
    note: joinKind(labelOf(item), item.detail),
    cover: <Cover id={item.id} palette={paletteOf(item)} ratio={1} height={44} picture={item.pictureUrl} />,
    figure: figureOf(item),
  }));
}

function labelOf({ kind }: SearchSuggestion): string {
  if (kind === "place") return "Place";
  return kind === "category" ? "Category" : kindLabels[kind];
}

function paletteOf({ kind }: SearchSuggestion) {
  if (kind === "place") return "green";
  return kind === "category" ? "gold" : tabOf(kind).palette;
}

/** The most useful detail: rating, date or price. */
function figureOf({ rating, startsAt, price }: SearchSuggestion): ReactNode {
  if (rating) return <Score rating={rating.average} count={rating.reviews} />;
  const words = startsAt ? formatResultDay(startsAt.date) : price;
  return words && <b className="combo-figure">{words}</b>;
}
