import { FilterBar, MenuFilter, SearchFilter } from "#ui/list-page/filter-bar.tsx";
import type { ListForm } from "#ui/list-page/use-list-form.ts";
import type { MakerQuery } from "../input.ts";

type MakerFiltersProps = {
  live: ListForm<MakerQuery>;
  /** What the search is called. */
  label: string;
  found: { categories: readonly string[]; types: readonly string[] } | null;
};

/** Search by name or company, and the choice of category and type. */
export function MakerFilters({ live, label, found }: MakerFiltersProps) {
  return (
    <FilterBar>
      <SearchFilter live={live} label={label} placeholder="Name or company" />
      <MenuFilter
        live={live}
        label="Category"
        name="category"
        emptyLabel="All Categories"
        options={found?.categories ?? []}
        chosen={live.pending.category}
      />
      <MenuFilter
        live={live}
        label="Type"
        name="type"
        emptyLabel="All Types"
        options={found?.types ?? []}
        chosen={live.pending.type}
      />
    </FilterBar>
  );
}
