import { ChipLink } from "../chip.tsx";

type ChoiceLinksProps<Value> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  /** The URL of the list with this choice. */
  toChoice: (value: Value) => string;
};

/** A row of choices above the list, as links, so they work without JavaScript. */
export function ChoiceLinks<Value extends string>({
  label,
  choices,
  chosen,
  toChoice,
}: ChoiceLinksProps<Value>) {
  return (
    <nav aria-label={label} className="choice-links">
      {choices.map(({ value, label }) => (
        <ChipLink key={value} to={toChoice(value)} on={value === chosen} preventScrollReset>
          {label}
        </ChipLink>
      ))}
    </nav>
  );
}
