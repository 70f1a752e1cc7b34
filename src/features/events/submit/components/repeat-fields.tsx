import { Checkbox, ChoiceGroup } from "#ui/choice.tsx";
import { TextField } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { describeRepetition, repetitionOf } from "../../repetition.ts";
import { listMonthlyChoices, readRepeatChoice, toRepeatColumns, weekdayNames } from "../repeat-rule.ts";

type Values = Partial<Record<string, string>>;

const frequencies = [
  { value: "daily", label: "Daily" },
  { value: "weekly", label: "Weekly" },
  { value: "monthly", label: "Monthly" },
];

export function RepeatSelect() {
  return <Select name="repeats" label="Repeats" emptyLabel="Does not repeat" options={frequencies} />;
}

/**
 * The repetition fields. Without JavaScript all are enabled; those that do not belong to the selected option are
 * ignored.
 */
export function RepeatFields({ values }: { values: Values }) {
  const isHydrated = useIsHydrated();
  const { repeats = "", start_datetime: start = "" } = values;
  const shows = (kind: string) => !isHydrated || repeats === kind;
  if (isHydrated && !repeats) return null;
  const words = isHydrated ? describeValues(values) : null;
  return (
    <fieldset className="grid gap-4 border-line border-l-4 pl-4">
      <legend className={isHydrated ? "sr-only" : "mb-3 font-semibold"}>If it repeats</legend>
      <div className="form-pair">
        <TextField
          name="repeat_interval"
          label="Every how many days, weeks or months"
          inputMode="numeric"
          defaultValue="1"
        />
        <TextField
          name="repeat_until"
          label="Last day"
          type="date"
          optional
          hint="Leave it empty if you do not know it yet."
        />
      </div>
      {shows("weekly") && (
        <ChoiceGroup legend="Also on">
          <div className="flex flex-wrap gap-x-5">
            {weekdayNames.map((name) => (
              <Checkbox key={name} name={`on_${name.toLowerCase()}`} value="yes" label={name} />
            ))}
          </div>
        </ChoiceGroup>
      )}
      {shows("monthly") && (
        <Select
          name="repeat_by"
          label="Day of the month"
          options={listMonthlyChoices(isHydrated ? start.slice(0, 10) : "")}
        />
      )}
      {words && (
        <p className="font-semibold" role="status">
          {words}
        </p>
      )}
    </fieldset>
  );
}

/** `Every Tuesday until March 31, 2027`, or null before a day is chosen. */
export function describeValues(values: Values): string | null {
  const start = values.start_datetime ?? "";
  if (Number.isNaN(Date.parse(start))) return null;
  const rule = repetitionOf(toRepeatColumns(readRepeatChoice(values), start.slice(0, 10)));
  return rule && describeRepetition(rule, start);
}
