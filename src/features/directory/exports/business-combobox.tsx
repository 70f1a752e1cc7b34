import { lazy, Suspense } from "react";
import { shortenLocation } from "#platform/geo/us-states.ts";
import { Cloth } from "#ui/cloth.tsx";
import type { ComboboxProps, Suggestion } from "#ui/combobox.tsx";
import { Score } from "#ui/rating.tsx";
import { displayCategory } from "../rules.ts";
import { readSuggestions } from "./read-suggestions.ts";

const Combobox = lazy(async () => {
  // Suggestions are optional: the search works without them.
  const loaded = await import("#ui/combobox.tsx").catch(() => null);
  return { default: loaded?.Combobox ?? ((_: ComboboxProps) => null) };
});

type BusinessComboboxProps = Pick<
  ComboboxProps,
  "field" | "text" | "allTo" | "empty" | "onFailed" | "onLeave"
> & {
  /** Where a selected business links to; its own page by default. */
  toBusiness?: (id: string) => string;
};

/** A combobox of businesses. Loads nothing before the visitor types. */
export function BusinessCombobox({
  toBusiness = (id) => `/business/${id}`,
  ...props
}: BusinessComboboxProps) {
  const read = async (text: string, signal: AbortSignal): Promise<Suggestion[]> => {
    const found = await readSuggestions(text, signal);
    return found.map(({ id, name, category, location, average_rating: rating, review_count: count }) => ({
      id,
      to: toBusiness(id),
      name,
      note: [displayCategory(category), location && shortenLocation(location)].filter(Boolean).join(" · "),
      cover: <Cloth id={id} palette="gold" ratio={1} height={44} />,
      figure: <Score rating={rating} count={count} />,
    }));
  };
  return (
    <Suspense>
      <Combobox {...props} read={read} />
    </Suspense>
  );
}
