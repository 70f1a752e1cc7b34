import { Map as MapIcon, SlidersHorizontal } from "lucide";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../button.tsx";
import { RemovableChip } from "../chip.tsx";
import { Icon } from "../icon.tsx";
import { BareSelect } from "../select.tsx";
import { TextLink } from "../text-link.tsx";
import { useFocusOnNewPage } from "../use-focus-on-new-page.ts";
import { filterPanelId } from "./filter-panel.tsx";
import { useList } from "./list-context.ts";
import { listFormId, textOf, useFormOfList } from "./use-list-form.ts";

/** The ways to sort a list. The chosen one is the field `sort` of its query. */
export type Sorts = readonly { value: string; label: string }[];

/** Count, position, sort, map toggle, and active filters. */
export function ResultBar({ sorts }: { sorts?: Sorts | undefined }) {
  const { position, chips, clearTo, map, ...list } = useList();
  const text = list.failure || list.isArriving ? list.title : list.heading;
  const heading = useFocusOnNewPage<HTMLHeadingElement>(list.after);
  return (
    <>
      <div className="result-bar">
        {(chips || map) && (
          <div className="result-tools">
            {chips && <FilterButton count={chips.length} />}
            {map && (
              <ButtonLink to={map.fullMapTo} variant="secondary">
                <Icon of={MapIcon} />
                Map
              </ButtonLink>
            )}
          </div>
        )}
        <h2 id="results" ref={heading} tabIndex={-1}>
          {text}
        </h2>
        {position && <span className="position">{position}</span>}
        {sorts && <SortField options={sorts} />}
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
        {text}
      </p>
      {chips && chips.length > 0 && (
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

function SortField({ options }: { options: Sorts }) {
  const live = useFormOfList();
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
        value={textOf(live.pending, "sort")}
        onChange={() => live.onChoose()}
      />
      <noscript>
        <Button type="submit" form={listFormId} variant="quiet">
          Sort
        </Button>
      </noscript>
    </div>
  );
}
