import { FilterBar, MenuFilter, TextFilter } from "#ui/list-page/filter-bar.tsx";
import { listFormId } from "#ui/list-page/use-list-form.ts";
import type { EventsQuery } from "../input.ts";

type EventFiltersProps = { query: EventsQuery; types: readonly string[] };

/** The event filters. Parameters set by links, such as the tab, are submitted with the form. */
export function EventFilters({ query, types }: EventFiltersProps) {
  const { tab, view, month, near } = query;
  return (
    <FilterBar>
      <TextFilter
        label="City, state"
        name="place"
        value={query.place}
        placeholder="Anywhere"
        maxLength={80}
      />
      <MenuFilter label="Event type" name="type" emptyLabel="All Types" options={types} />
      <TextFilter label="Date" name="date" type="date" value={query.date} />
      {Object.entries({ tab, view, month, near }).map(
        ([name, value]) =>
          value && <input key={name} type="hidden" name={name} form={listFormId} value={value} />,
      )}
    </FilterBar>
  );
}
