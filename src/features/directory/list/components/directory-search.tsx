import { lazy, Suspense, useState } from "react";
import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { SearchField, SearchSelect } from "#ui/search-box.tsx";
import type { Choice } from "../read-directory.server.ts";
import type { SuggestionsProps } from "./directory-suggestions.tsx";
import { type DirectoryForm, directoryFormId } from "./use-directory-form.ts";

const DirectorySuggestions = lazy(async () => {
  // They only help: where they cannot be loaded, the search goes on without them.
  const loaded = await import("./directory-suggestions.tsx").catch(() => null);
  return { default: loaded?.DirectorySuggestions ?? ((_: SuggestionsProps) => null) };
});

type DirectorySearchProps = { live: DirectoryForm; states: readonly Choice[] };

/** The search of the directory: results while typing, suggestions below, a plain GET form without script. */
export function DirectorySearch({ live, states }: DirectorySearchProps) {
  const [typedIn, setTypedIn] = useState<HTMLInputElement | null>(null);
  return (
    <div className="relative max-w-205">
      <Form
        id={directoryFormId}
        ref={live.form}
        role="search"
        aria-label="Search by name"
        method="get"
        action="/directory"
        className="search"
        onSubmit={live.onSubmit}
      >
        <SearchField
          label="Search by name"
          name="search"
          placeholder="Search by name"
          maxLength={100}
          value={live.text}
          onChange={(event) => {
            setTypedIn(event.target);
            live.onType(event);
          }}
        />
        <States
          names={states.map(({ name }) => name)}
          chosen={live.pending.state}
          onChoose={live.onChooseState}
        />
        <Button type="submit">
          <span>Search</span>
        </Button>
      </Form>
      {typedIn && (
        <Suspense>
          <DirectorySuggestions field={typedIn} text={live.text} onLeave={live.onLeave} />
        </Suspense>
      )}
    </div>
  );
}

type StatesProps = { names: readonly string[]; chosen: string; onChoose: () => void };

function States({ names, chosen, onChoose }: StatesProps) {
  return (
    <SearchSelect
      label="State"
      name="state"
      emptyLabel="All states"
      options={names}
      value={chosen}
      onChange={onChoose}
    />
  );
}
