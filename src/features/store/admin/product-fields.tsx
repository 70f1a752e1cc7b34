import { type ReactNode, useId, useRef, useState } from "react";
import { readSuggestions } from "#features/directory/exports/read-suggestions.ts";
import { Checkbox } from "#ui/choice.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";

/** The values of a product as its form shows them. */
export type ProductValues = {
  title: string;
  subtitle: string | null;
  ribbon_text: string | null;
  description: string | null;
  seller: string | null;
  collections: string;
  status: "draft" | "published";
  purchasable: boolean;
  additional_info: string;
  options: string;
};

type Props = { values?: ProductValues | undefined; collections: readonly string[] };

/** The fields of a product. They stand inside a `Form` with the fields of `productSchema`. */
export function ProductFieldSets({ values, collections }: Props) {
  const line = (name: keyof ProductValues, label: string) => ({
    ...{ name, label, defaultValue: String(values?.[name] ?? "") },
  });
  return (
    <>
      <FieldGroup title="What it is">
        <TextField {...line("title", "Title")} className="sm:col-span-2" />
        <TextField {...line("subtitle", "Subtitle")} optional />
        <TextField
          {...line("ribbon_text", "Ribbon")}
          optional
          hint="A few words on its picture: Small batch."
        />
        <TextArea
          {...line("description", "Description")}
          optional
          rows={7}
          hint="Plain text or simple HTML. What is not allowed is taken out when you save."
          className="sm:col-span-2"
        />
        <TextArea
          {...line("additional_info", "Additional information")}
          optional
          rows={6}
          hint="A title on the first line, its text below, and a blank line before the next."
          className="sm:col-span-2"
        />
      </FieldGroup>
      <FieldGroup title="Where it belongs">
        <SellerField value={values?.seller ?? ""} />
        <TextField
          {...line("collections", "Collections")}
          optional
          hint={`Names with commas between them. ${collections.length > 0 ? `There are ${collections.join(", ")}; a new name makes a new one.` : "A new name makes a new one."}`}
        />
        <Select
          {...line("status", "Status")}
          defaultValue={values?.status ?? "published"}
          options={[
            { value: "published", label: "Published" },
            { value: "draft", label: "Draft" },
          ]}
        />
        <Checkbox
          name="purchasable"
          label="Can be bought"
          defaultChecked={values?.purchasable ?? true}
          className="self-end"
        />
        <TextArea
          {...line("options", "Options")}
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
function SellerField({ value }: { value: string }) {
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
        defaultValue={value}
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

/** The values of a variant as its form shows them; amounts in dollars. */
export type VariantValues = {
  price: string;
  sale_price: string;
  sku: string | null;
  weight_grams: number | null;
  manage_inventory: boolean;
};

/** The fields that all variants have. They stand inside a `Form` with the fields of `variantSchema`. */
export function VariantFieldSet({ values }: { values?: VariantValues | undefined }) {
  return (
    <>
      <TextField
        name="price"
        label="Price in dollars"
        inputMode="decimal"
        defaultValue={values?.price ?? ""}
      />
      <TextField
        name="sale_price"
        label="Sale price in dollars"
        optional
        inputMode="decimal"
        defaultValue={values?.sale_price ?? ""}
      />
      <TextField name="sku" label="Number (SKU)" optional defaultValue={values?.sku ?? ""} />
      <TextField
        name="weight_grams"
        label="Weight in grams"
        optional
        inputMode="numeric"
        defaultValue={values?.weight_grams ?? ""}
      />
      <Checkbox
        name="manage_inventory"
        label="Count its stock"
        defaultChecked={values?.manage_inventory ?? true}
      />
    </>
  );
}

/** A part of an editor, under its title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-8 grid gap-x-6 gap-y-5 border-t-2 border-ink pt-5 sm:grid-cols-2">
      <legend className="display float-left mb-3 w-full text-h3 sm:col-span-2">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Cents as they are typed: `24.50`. */
export const writeDollars = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));
