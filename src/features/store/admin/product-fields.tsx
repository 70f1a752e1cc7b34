import { useId, useRef, useState } from "react";
import { readSuggestions } from "#features/directory/exports/read-suggestions.ts";
import { Checkbox } from "#ui/choice.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Select } from "#ui/select.tsx";

/** The fields of a product, inside a `Form` with the fields of `productSchema`. */
export function ProductFieldSets({ collections }: { collections: readonly string[] }) {
  return (
    <>
      <FieldGroup title="What it is">
        <TextField name="title" label="Title" className="sm:col-span-2" />
        <TextField name="subtitle" label="Subtitle" optional />
        <TextField
          name="ribbon_text"
          label="Ribbon"
          optional
          hint="A few words on its picture: Small batch."
        />
        <TextArea
          name="description"
          label="Description"
          optional
          rows={7}
          hint="Plain text or simple HTML. What is not allowed is taken out when you save."
          className="sm:col-span-2"
        />
        <TextArea
          name="additional_info"
          label="Additional information"
          optional
          rows={6}
          hint="A title on the first line, its text below, and a blank line before the next."
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title="Where it belongs">
        <SellerField />
        <TextField
          name="collections"
          label="Collections"
          optional
          hint={`Names with commas between them. ${collections.length > 0 ? `There are ${collections.join(", ")}; a new name makes a new one.` : "A new name makes a new one."}`}
        />
        <Select
          name="status"
          label="Status"
          options={[
            { value: "published", label: "Published" },
            { value: "draft", label: "Draft" },
          ]}
        />
        <Checkbox name="purchasable" label="Can be bought" className="self-end" />
        <TextArea
          name="options"
          label="Options"
          optional
          rows={3}
          hint="One a line, such as Size: Small, Medium, Large."
          className="sm:col-span-2"
        />
      </FieldGroup>
    </>
  );
}

/** Suggests businesses of the directory while somebody types; without JavaScript the whole name is typed. */
function SellerField() {
  const listId = useId();
  const asking = useRef<AbortController>(null);
  const [found, setFound] = useState<{ id: string; name: string; location: string | null }[]>([]);
  const suggest = (typed: string) => {
    asking.current?.abort();
    if (typed.trim().length < 2) return setFound([]);
    asking.current = new AbortController();
    // Suggestions are a help: without them the name is typed.
    readSuggestions(typed, asking.current.signal).then(setFound, () => {});
  };
  return (
    <>
      <TextField
        name="seller"
        label="Seller"
        optional
        hint="The name of a business of the directory, or the address of its page."
        autoComplete="off"
        list={listId}
        onChange={(event) => suggest(event.target.value)}
      />
      <datalist id={listId}>
        {found.map(({ id, name, location }) => (
          <option key={id} value={name}>
            {location}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The fields that all variants have, inside a `Form` with the fields of `variantSchema`. */
export function VariantFieldSet() {
  return (
    <>
      <TextField name="price" label="Price in dollars" inputMode="decimal" />
      <TextField name="sale_price" label="Sale price in dollars" optional inputMode="decimal" />
      <TextField name="sku" label="Number (SKU)" optional />
      <TextField name="weight_grams" label="Weight in grams" optional inputMode="numeric" />
      <Checkbox name="manage_inventory" label="Count its stock" />
    </>
  );
}

/** Cents as they are typed: `24.50`. */
export const writeDollars = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));
