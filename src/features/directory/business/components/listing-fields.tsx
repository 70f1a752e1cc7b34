import { Checkbox } from "#ui/choice.tsx";
import { TextArea, TextField } from "#ui/field.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Select } from "#ui/select.tsx";
import { LocationField } from "../../location/components/location-field.tsx";
import type { ListingFields as Values } from "../edit-input.ts";
import { fieldLabels } from "../field-labels.ts";

type Category = { id: number; name: string };

type Props = {
  /** How the location was parsed. */
  locationNote?: string | null | undefined;
  categories: readonly Category[];
};

/** The fields of a listing, for owners and admins, inside a `Form` with the fields of `listingSchema`. */
export function ListingFields({ locationNote = null, categories }: Props) {
  // Links lead to single fields.
  const line = (name: keyof Values) => ({ name, id: name, label: fieldLabels[name] });
  return (
    <div className="grid gap-8">
      <FieldGroup title="What it is">
        <TextField {...line("name")} className="sm:col-span-2" />
        <TextArea {...line("description")} optional rows={6} className="sm:col-span-2" />
        <Select
          {...line("category_id")}
          optional
          emptyLabel="No category"
          options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TextField {...line("subcategory")} optional />
        <TextField {...line("founder")} optional />
        <TextField
          {...line("image_url")}
          optional
          inputMode="url"
          hint="The https address of a picture. We copy it once and show the copy."
        />
      </FieldGroup>
      <FieldGroup title="Where and how to reach it">
        <LocationField label={fieldLabels.location} note={locationNote} />
        <TextField {...line("state")} optional />
        <TextField {...line("phone")} optional inputMode="tel" />
        <TextField {...line("email")} optional inputMode="email" hint="Shown on the page of the business." />
        <TextField {...line("website")} optional inputMode="url" />
        <TextArea {...line("contact_info")} optional rows={3} className="sm:col-span-2" />
      </FieldGroup>
      <FieldGroup title="Social media">
        <TextField {...line("instagram")} optional />
        <TextField {...line("twitter")} optional />
        <TextField {...line("facebook")} optional />
        <TextField {...line("tiktok")} optional />
      </FieldGroup>
    </div>
  );
}

/**
 * The fields for admins only, below the others.
 * @public used by the admin's editor
 */
export function AdminListingFieldSet() {
  return (
    <FieldGroup title="Decided by the site">
      <Checkbox name="featured" label={fieldLabels.featured} />
      <Checkbox name="verified" label={fieldLabels.verified} />
      <TextField
        name="latitude"
        label={fieldLabels.latitude}
        optional
        hint="Only to correct the map: it follows the location."
        step="any"
      />
      <TextField name="longitude" label={fieldLabels.longitude} optional step="any" />
    </FieldGroup>
  );
}
