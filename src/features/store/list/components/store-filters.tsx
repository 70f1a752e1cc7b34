import { formatCount } from "#ui/format-number.ts";
import { CheckFilter } from "#ui/list-page/check-filter.tsx";
import { ChoiceFilter } from "#ui/list-page/choice-filter.tsx";
import { SelectFilter } from "#ui/list-page/select-filter.tsx";
import { type ListForm, listFormId } from "#ui/list-page/use-list-form.ts";
import type { StoreQuery } from "../input.ts";
import type { StoreChoice, StoreData } from "../read-store.server.ts";

type StoreFiltersProps = { live: ListForm<StoreQuery>; found: StoreData | null };

/** The filters of the store: price, maker, where it ships from, what is ready and what is on sale. */
export function StoreFilters({ live, found }: StoreFiltersProps) {
  const { pending } = live;
  const onChoose = () => live.onChoose();
  return (
    <>
      {found && (
        <ChoiceFilter
          title="Price"
          name="price"
          choices={found.prices.map(presentChoice)}
          chosen={pending.price}
          onChoose={onChoose}
        />
      )}
      {found && found.makers.length > 1 && (
        <ChoiceFilter
          title="Maker"
          name="maker"
          choices={found.makers.map(presentChoice)}
          chosen={pending.maker}
          onChoose={onChoose}
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
          chosen={pending.state}
          onChoose={onChoose}
        />
      )}
      <CheckFilter
        title="Show only"
        choices={[
          { name: "stock", value: "ready", label: "Ready to ship", count: describe(found?.ready) },
          { name: "sale", value: "on", label: "On sale", count: describe(found?.onSale) },
        ]}
        isChosen={(name) => (name === "stock" ? pending.stock : pending.sale) !== ""}
        onChoose={onChoose}
      />
      {/* The collection is chosen by links above; the form carries it along. */}
      {pending.collection && (
        <input type="hidden" name="collection" form={listFormId} value={pending.collection} />
      )}
    </>
  );
}

const describe = (goods: number | null | undefined) =>
  typeof goods === "number" ? formatCount(goods) : undefined;

const presentChoice = ({ value, label, goods }: StoreChoice) => ({
  ...{ value, label },
  count: describe(goods),
  isEmpty: goods === 0,
});

const presentOption = ({ value, label, goods }: StoreChoice) => ({
  value,
  label: goods === null ? label : `${label} (${formatCount(goods)})`,
});
