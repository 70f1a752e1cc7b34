import { ListSearch } from "#ui/list-page/list-search.tsx";
import { useFormOfList } from "#ui/list-page/use-list-form.ts";
import { SearchSelect } from "#ui/search-box.tsx";
import { BusinessCombobox } from "../../exports/business-combobox.tsx";
import { changeQuery, type DirectoryQuery, directoryPath } from "../../input.ts";

/** The search of the directory: by name, in one state or in all. */
export function DirectorySearch({ query, states }: { query: DirectoryQuery; states: readonly string[] }) {
  const live = useFormOfList();
  return (
    <ListSearch
      suggestions={(field) => (
        <BusinessCombobox
          field={field}
          text={live.text}
          allTo={(search) => directoryPath(changeQuery(query, { search }))}
          onLeave={live.onLeave}
        />
      )}
    >
      <SearchSelect
        label="State"
        name="state"
        emptyLabel="All states"
        options={states}
        value={query.state}
        // Selecting a state clears the city.
        onChange={() => live.onChoose(["near", "lat", "lng"])}
      />
    </ListSearch>
  );
}
