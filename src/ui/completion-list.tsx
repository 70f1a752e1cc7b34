import { Check, Info } from "lucide";
import { TitledSection } from "#ui/titled-section.tsx";
import { Icon } from "./icon.tsx";
import { TextLink } from "./text-link.tsx";

export type CompletionPart = {
  label: string;
  note: string;
  /** Where to fill it in; null if it is complete. */
  to: string | null;
};

/** The completed and missing parts of a page. */
export function CompletionList({ title, parts }: { title: string; parts: readonly CompletionPart[] }) {
  return (
    <TitledSection titleId="completion" title={title} titleClassName="mb-3 text-h3">
      <ul className="border-ink border-t-2">
        {parts.map(({ label, note, to }) => (
          <li
            key={label}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-line border-b py-3"
          >
            <Icon of={to ? Info : Check} className={to ? "text-on-gold-tint" : "text-forest"} />
            <div>
              <b className="block">{label}</b>
              <span className="text-muted text-small">{note}</span>
            </div>
            {to && (
              <TextLink to={to} className="hit py-2">
                Add<span className="sr-only">: {label}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
