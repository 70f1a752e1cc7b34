import { Check, Info } from "lucide";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ListingPart } from "../list-missing.ts";

/** What the listing has, and what it lacks. */
export function CompletionList({ id, parts }: { id: string; parts: readonly ListingPart[] }) {
  return (
    <section aria-labelledby="completion">
      <h2 id="completion" className="mb-3 text-h3">
        Your listing
      </h2>
      <ul className="border-ink border-t-2">
        {parts.map(({ label, note, missing }) => (
          <li
            key={label}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 border-line border-b py-3"
          >
            <Icon of={missing ? Info : Check} className={missing ? "text-on-gold-tint" : "text-forest"} />
            <div>
              <b className="block">{label}</b>
              <span className="text-muted text-small">{note}</span>
            </div>
            {missing && (
              <TextLink to={`/dashboard/${id}/edit#${missing}`} className="hit py-2">
                Add<span className="sr-only">: {label}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
