import { TextArea, TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { formatMinutes } from "../days.ts";
import type { CostKind, StopDetails } from "../trip.ts";

export const costNames: Record<CostKind, string> = {
  food: "Food",
  tours: "Tours",
  stays: "Stays",
  "getting-around": "Getting around",
  shopping: "Shopping",
  other: "Other",
};
const costOptions = Object.entries(costNames).map(([value, label]) => ({ value, label }));
const lengths = [15, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 720, 1440];

/** The fields of a stop, filled with what it is. */
export function StopFields({ values }: { values?: StopDetails }) {
  const { minutes = null, costCents = null } = values ?? {};
  // A length that is not in the list came from elsewhere, and stays.
  const options = [...new Set([...lengths, ...(minutes ? [minutes] : [])])].sort((one, two) => one - two);
  return (
    <div className="trip-fields">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={200}
        defaultValue={values?.name}
        className="is-wide"
      />
      <TextField
        label="Address"
        name="address"
        optional
        maxLength={300}
        defaultValue={values?.address}
        className="is-wide"
      />
      <TextField label="Time" name="startsAt" type="time" optional defaultValue={values?.startsAt ?? ""} />
      <Select
        label="How long"
        name="minutes"
        emptyLabel="Open"
        options={options.map((length) => ({ value: String(length), label: formatMinutes(length) }))}
        defaultValue={minutes === null ? "" : String(minutes)}
      />
      <TextField
        label="Cost in dollars"
        name="cost"
        inputMode="decimal"
        optional
        pattern="\$?[0-9]{1,3}(,?[0-9]{3})?(\.[0-9]{1,2})?"
        title="An amount such as 18 or 18.50, below a million"
        defaultValue={costCents === null ? "" : String(costCents / 100)}
      />
      <Select
        label="For what"
        name="costKind"
        options={costOptions}
        defaultValue={values?.costKind ?? "other"}
      />
      <TextArea
        label="Note"
        name="note"
        optional
        rows={2}
        maxLength={1000}
        defaultValue={values?.note}
        className="is-wide"
      />
    </div>
  );
}
