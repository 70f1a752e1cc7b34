import { ChipLink } from "../chip.tsx";

type ChoiceLinksProps<Value> = {
  label: string;
  choices: readonly { value: Value; label: string }[];
  chosen: Value;
  /** The list with a choice made. */
  toChoice: (value: Value) => string;
};

/** One of a few choices as links in a row above the list: they work without script. */
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
