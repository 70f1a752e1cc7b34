import { Map as MapIcon, SlidersHorizontal } from "lucide";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button.tsx";
import { RemovableChip } from "../chip.tsx";
import { Icon } from "../icon.tsx";
import { BareSelect } from "../select.tsx";
import { TextLink } from "../text-link.tsx";
import { useFocusOnNewPage } from "../use-focus-on-new-page.ts";
import { filterPanelId } from "./filter-panel.tsx";
import { listFormId } from "./use-list-form.ts";

/** An active filter, and the URL without it. */
export type Chip = { label: string; to: string };
export type Sorts = {
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: () => void;
};
/** Toggles the map beside the list. On phones the map is a separate page. */
export type MapToggle = { isOpen: boolean; to: string; fullMapTo: string };

type ResultBarProps = {
  title: string;
  position: string | null;
  after: string;
  hasFilters: boolean;
  chips: readonly Chip[];
  clearTo: string | null;
  sorts?: Sorts | undefined;
  map?: MapToggle | undefined;
};

/** Count, position, sort, map toggle and active filters. */
export function ResultBar({
  title,
  position,
  after,
  hasFilters,
  chips,
  clearTo,
  sorts,
  map,
}: ResultBarProps) {
  const heading = useFocusOnNewPage<HTMLHeadingElement>(after);
  return (
    <>
      <div className="result-bar">
        {(hasFilters || map) && (
          <div className="result-tools">
            {hasFilters && <FilterButton count={chips.length} />}
            {map && (
              <ButtonLink to={map.fullMapTo} variant="secondary">
                <Icon of={MapIcon} />
                Map
              </ButtonLink>
            )}
          </div>
        )}
        <h2 id="results" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {position && <span className="position">{position}</span>}
        {sorts && <SortField {...sorts} />}
        {map && (
          <ButtonLink
            to={map.to}
            variant={map.isOpen ? "ink" : "secondary"}
            className="map-toggle"
            preventScrollReset
          >
            <Icon of={MapIcon} />
            {map.isOpen ? "Hide map" : "Map"}
          </ButtonLink>
        )}
      </div>
      <p role="status" className="sr-only">
        {title}
      </p>
      {chips.length > 0 && (
        <div className="result-chips">
          {chips.map(({ label, to }) => (
            <RemovableChip key={label} to={to} preventScrollReset>
              {label}
            </RemovableChip>
          ))}
          {clearTo && chips.length > 1 && (
            <TextLink to={clearTo} preventScrollReset>
              Clear all
            </TextLink>
          )}
        </div>
      )}
    </>
  );
}

/** Opens the filter sheet and shows the number of active filters. */
export function FilterButton({ count }: { count: number }): ReactNode {
  return (
    <button
      type="button"
      popoverTarget={filterPanelId}
      className="button button-secondary button-regular filter-button"
    >
      <Icon of={SlidersHorizontal} />
      {count > 0 ? `Filters (${count})` : "Filters"}
    </button>
  );
}

function SortField({ options, chosen, onChoose }: Sorts) {
  return (
    <div className="sort">
      <label htmlFor="sort" className="kicker">
        Sort by
      </label>
      <BareSelect
        id="sort"
        name="sort"
        form={listFormId}
        options={options}
        value={chosen}
        onChange={onChoose}
      />
      <noscript>
        <Button type="submit" form={listFormId} variant="quiet">
          Sort
        </Button>
      </noscript>
    </div>
  );
}
