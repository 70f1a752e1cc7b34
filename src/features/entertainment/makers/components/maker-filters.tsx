import { FilterBar } from "#ui/list-page/filter-bar.tsx";

type MakerFiltersProps = { found: { categories: readonly string[]; types: readonly string[] } | null };

/** Search by name or company, and filters for category and type. */
export function MakerFilters({ found }: MakerFiltersProps) {
  const { categories = [], types = [] } = found ?? {};
  return (
    <FilterBar
      menus={[
        { label: "Category", name: "category", emptyLabel: "All Categories", options: categories },
        { label: "Type", name: "type", emptyLabel: "All Types", options: types },
      ]}
    />
  );
}
