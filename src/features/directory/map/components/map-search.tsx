import { List } from "lucide";
import { useNavigate } from "react-router";
import { Block } from "#ui/block.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { FilterPanel } from "#ui/list-page/filter-panel.tsx";
import { ListSearch } from "#ui/list-page/list-search.tsx";
import { FilterButton } from "#ui/list-page/result-bar.tsx";
import { SelectFilter } from "#ui/list-page/select-filter.tsx";
import { ListFormContext, useListForm } from "#ui/list-page/use-list-form.ts";
import { SearchSelect } from "#ui/search-box.tsx";
import { changeQuery, type DirectoryQuery, directoryPath, mapPath } from "../../input.ts";
import { DirectoryFilters } from "../../list/components/directory-filters.tsx";
import type { DirectoryData } from "../../list/read-directory.server.ts";
import { mapList } from "../map-input.ts";

/**
 * The search above the map: one strip, and a sheet with every filter, which works without JavaScript. The selects in
 * the strip are shortcuts to filters of the sheet, for wide screens.
 */
export function MapSearch({ query, found }: { query: DirectoryQuery; found: DirectoryData | null }) {
  const live = useListForm(mapList, query);
  const navigate = useNavigate();
  const { category, state, near, point } = live.pending;
  const categories = found?.categories.map(({ name }) => name) ?? [category].filter(Boolean);
  const states = found?.states.map(({ name }) => name) ?? [state].filter(Boolean);
  const chosen = [category, state, near || point].filter(Boolean).length;
  const go = (changes: Partial<DirectoryQuery>) =>
    void navigate(mapPath(changeQuery(query, changes)), { preventScrollReset: true });
  return (
    <ListFormContext value={live}>
      <Block palette="gold" as="div" className="map-strip">
        <ListSearch label="Search by name">
          <SearchSelect
            label="Category"
            emptyLabel="All categories"
            options={categories}
            value={category}
            onChange={(event) => go({ category: event.target.value })}
          />
          <SearchSelect
            label="State"
            emptyLabel="All states"
            options={states}
            value={state}
            // Selecting a state clears the city.
            onChange={(event) => go({ state: event.target.value, near: "", point: null, radiusMiles: null })}
          />
        </ListSearch>
        <div className="map-strip-tools">
          <FilterButton count={chosen} />
          <ButtonLink to={directoryPath(query)} variant="ink">
            <Icon of={List} />
            List
          </ButtonLink>
        </div>
        <FilterPanel submitLabel="Show on the map" clearTo={chosen > 0 ? "/directory/map" : undefined}>
          <SelectFilter
            title="State"
            name="state"
            emptyLabel="All states"
            options={states}
            without={["near", "lat", "lng"]}
          />
          <DirectoryFilters query={live.pending} found={found} />
        </FilterPanel>
      </Block>
    </ListFormContext>
  );
}
