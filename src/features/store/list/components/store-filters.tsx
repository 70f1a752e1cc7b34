import { formatCount } from "#ui/format-number.ts";
import { CheckFilter } from "#ui/list-page/check-filter.tsx";
import { ChoiceFilter } from "#ui/list-page/choice-filter.tsx";
import { SelectFilter } from "#ui/list-page/select-filter.tsx";
import { listFormId } from "#ui/list-page/use-list-form.ts";
import type { StoreQuery } from "../input.ts";
import type { StoreChoice, StoreData } from "../read-store.server.ts";

type StoreFiltersProps = { query: StoreQuery; found: StoreData | null };

/** The filters of the store: price, maker, where it ships from, what is ready and what is on sale. */
export function StoreFilters({ query, found }: StoreFiltersProps) {
  return (
    <>
      {found && <ChoiceFilter title="Price" name="price" choices={found.prices.map(presentChoice)} />}
      {found && found.makers.length > 1 && (
        <ChoiceFilter
          title="Maker"
          name="maker"
          choices={found.makers.map(presentChoice)}
          shown={6}
          moreLabel={(count) => `Show ${count} more ${count === 1 ? "maker" : "makers"}`}
        />
      )}
      {found && found.states.length > 0 && (
        <SelectFilter
          title="Ships from"
          name="state"
          emptyLabel="All states"
          options={found.states.map(presentOption)}
        />
      )}
      <CheckFilter
        title="Show only"
        choices={[
          { name: "stock", value: "ready", label: "Ready to ship", count: describe(found?.ready) },
          { name: "sale", value: "on", label: "On sale", count: describe(found?.onSale) },
        ]}
      />
      {/* The collection is chosen by links above; the form carries it along. */}
      {query.collection && (
        <input type="hidden" name="collection" form={listFormId} value={query.collection} />
      )}
    </>
  );
}

const describe = (goods: number | null | undefined) =>
  typeof goods === "number" ? formatCount(goods) : undefined;

const presentChoice = ({ value, label, goods }: StoreChoice) => ({
  value,
  label,
  count: describe(goods),
  isEmpty: goods === 0,
});

const presentOption = ({ value, label, goods }: StoreChoice) => ({
  value,
  label: goods === null ? label : `${label} (${formatCount(goods)})`,
});
