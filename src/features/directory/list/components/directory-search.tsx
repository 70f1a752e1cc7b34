import { ListSearch } from "#ui/list-page/list-search.tsx";
import { SearchSelect } from "#ui/search-box.tsx";
import { BusinessCombobox } from "../../exports/business-combobox.tsx";
import { changeQuery, directoryPath } from "../../input.ts";
import type { DirectoryForm } from "./directory-form.ts";

/** The search of the directory: by name, in one state or in all. */
export function DirectorySearch({ live, states }: { live: DirectoryForm; states: readonly string[] }) {
  return (
    <ListSearch
      live={live}
      label="Search by name"
      suggestions={(field) => (
        <BusinessCombobox
          field={field}
          text={live.text}
          allTo={(search) => directoryPath(changeQuery(live.pending, { search }))}
          onLeave={live.onLeave}
        />
      )}
    >
      <SearchSelect
        label="State"
        name="state"
        emptyLabel="All states"
        options={states}
        value={live.pending.state}
        // Selecting a state clears the city.
        onChange={() => live.onChoose(["near", "lat", "lng"])}
      />
    </ListSearch>
  );
}
