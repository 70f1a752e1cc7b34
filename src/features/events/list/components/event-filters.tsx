import { FilterBar, MenuFilter, SearchFilter, TextFilter } from "#ui/list-page/filter-bar.tsx";
import { type ListForm, listFormId } from "#ui/list-page/use-list-form.ts";
import type { EventsQuery } from "../input.ts";

type EventFiltersProps = { live: ListForm<EventsQuery>; query: EventsQuery; types: readonly string[] };

/** The filters of the events. What links decide, such as the tab, goes along with the form. */
export function EventFilters({ live, query, types }: EventFiltersProps) {
  const { tab, view, month, near } = query;
  return (
    <FilterBar>
      <SearchFilter live={live} label="Search events" placeholder="Name or description" />
      <TextFilter
        live={live}
        label="City, state"
        name="place"
        value={query.place}
        placeholder="Anywhere"
        maxLength={80}
      />
      <MenuFilter live={live} label="Event type" name="type" emptyLabel="All Types" options={types} />
      <TextFilter live={live} label="Date" name="date" type="date" value={query.date} />
      {Object.entries({ tab, view, month, near }).map(
        ([name, value]) =>
          value && <input key={name} type="hidden" name={name} form={listFormId} value={value} />,
      )}
    </FilterBar>
  );
}
