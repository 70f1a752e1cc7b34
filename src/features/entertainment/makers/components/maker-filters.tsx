import { FilterBar } from "#ui/list-page/filter-bar.tsx";
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
    <FilterBar
      live={live}
      search={{ label, placeholder: "Name or company" }}
      menus={[
        {
          ...{ label: "Category", name: "category", emptyLabel: "All Categories" },
          options: found?.categories ?? [],
        },
        { label: "Type", name: "type", emptyLabel: "All Types", options: found?.types ?? [] },
      ]}
    />
  );
}
