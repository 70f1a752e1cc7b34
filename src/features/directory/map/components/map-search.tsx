import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { SearchField, SearchSelect } from "#ui/search-box.tsx";
import type { DirectoryQuery } from "../../input.ts";
import type { Choice } from "../../list/read-directory.server.ts";

type MapSearchProps = {
  query: DirectoryQuery;
  categories: readonly Choice[];
  states: readonly Choice[];
};

/** The directory's filters in one row: a GET form that works without JavaScript. */
export function MapSearch({ query, categories, states }: MapSearchProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { search, category, state, near, point, radiusMiles } = query;
  const hasPlace = near !== "" || point !== null;
  // Syncs the fields with the URL, for back and forward. In between, the visitor's typing wins.
  const filters = JSON.stringify([search, category, state]);
  const lastFilters = useRef(filters);
  useEffect(() => {
    // Not on hydration: the visitor may have typed before the scripts loaded.
    if (lastFilters.current === filters) return;
    lastFilters.current = filters;
    for (const [name, value] of Object.entries({ search, category, state })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [filters, search, category, state]);
  const submitForm = () => void submit(form.current, { preventScrollReset: true });
  const select = (label: string, emptyLabel: string, choices: readonly Choice[], chosen: string) => (
    <SearchSelect
      label={label}
      name={label.toLowerCase()}
      emptyLabel={emptyLabel}
      options={choices.map(({ name }) => name)}
      defaultValue={chosen}
      onChange={submitForm}
    />
  );
  return (
    <Form
      ref={form}
      role="search"
      aria-label="Search the map"
      method="get"
      action="/directory/map"
      preventScrollReset
      className="search"
    >
      <SearchField
        label="Search by name"
        name="search"
        placeholder="Search by name"
        maxLength={100}
        defaultValue={search}
      />
      {select("Category", "All categories", categories, category)}
      {/* A place replaces the state. */}
      {!hasPlace && select("State", "All states", states, state)}
      {near && <input type="hidden" name="near" value={near} />}
      {point && <input type="hidden" name="lat" value={point.latitude} />}
      {point && <input type="hidden" name="lng" value={point.longitude} />}
      {radiusMiles && <input type="hidden" name="radius" value={radiusMiles} />}
      <Button type="submit">
        <span>Search</span>
      </Button>
    </Form>
  );
}
