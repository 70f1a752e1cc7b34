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

/** The filters of the directory in one line; a GET form that works without script. */
export function MapSearch({ query, categories, states }: MapSearchProps) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { search, category, state, near, point, radiusMiles } = query;
  const hasPlace = near !== "" || point !== null;
  // The fields follow the address, as when somebody goes back; in between they are left to whoever fills them in.
  const address = JSON.stringify([search, category, state]);
  const shown = useRef(address);
  useEffect(() => {
    // Not when the page starts: somebody may have typed before its scripts arrived.
    if (shown.current === address) return;
    shown.current = address;
    for (const [name, value] of Object.entries({ search, category, state })) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [address, search, category, state]);
  const send = () => void submit(form.current, { preventScrollReset: true });
  const select = (label: string, emptyLabel: string, choices: readonly Choice[], chosen: string) => (
    <SearchSelect
      label={label}
      name={label.toLowerCase()}
      emptyLabel={emptyLabel}
      options={choices.map(({ name }) => name)}
      defaultValue={chosen}
      onChange={send}
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
      {/* A place says where already. */}
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
