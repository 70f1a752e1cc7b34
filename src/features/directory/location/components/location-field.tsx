import { useFetcher } from "react-router";
import { TextField } from "#ui/field.tsx";
import type { loader } from "../pages/read-location.ts";

type LocationFieldProps = {
  label: string;
  /** How the saved location was parsed. */
  note: string | null;
};

/**
 * The location of a business, with a line that shows how it was parsed. Without JavaScript the line appears after
 * saving.
 */
export function LocationField({ label, note }: LocationFieldProps) {
  const { load, data: read } = useFetcher<typeof loader>();
  const understood = read ? read.note : note;
  return (
    <div className="grid gap-1 sm:col-span-2">
      <TextField
        id="location"
        name="location"
        label={label}
        optional
        hint="Street, city, state and ZIP code, such as 12 Elm Street, Savannah, GA 31401."
        onBlur={({ currentTarget: { value, form } }) => {
          const state = form ? String(new FormData(form).get("state") ?? "") : "";
          void load(`/directory/location?${new URLSearchParams({ location: value, state })}`);
        }}
      />
      <p aria-live="polite" className="text-muted text-small">
        {understood}
      </p>
    </div>
  );
}
