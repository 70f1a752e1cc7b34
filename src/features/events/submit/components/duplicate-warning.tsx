import { TriangleAlert } from "lucide";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { ShownDuplicate } from "../present-duplicate.ts";

/**
 * Likely duplicates. Once the form contains this warning, submitting it again confirms that the sender has seen them.
 */
export function DuplicateWarning({ duplicates }: { duplicates: readonly ShownDuplicate[] }) {
  return (
    <section aria-labelledby="likely" className="mb-6 flex gap-3 bg-gold-tint p-4 text-on-gold-tint">
      <Icon of={TriangleAlert} className="mt-1 flex-none" />
      <div className="min-w-0">
        <h2 id="likely" className="text-[1.125rem] tracking-normal">
          It may be on the calendar already
        </h2>
        <ul className="mt-2 [overflow-wrap:anywhere]">
          {duplicates.map(({ id, words, href }) => (
            <li key={id} className="py-1">
              {href ? (
                <TextLink to={href} target="_blank" reloadDocument className="text-inherit">
                  {words}
                  <span className="sr-only"> (opens in a new tab)</span>
                </TextLink>
              ) : (
                words
              )}
            </li>
          ))}
        </ul>
        <p className="mt-2">Is yours another one? Then send it again: nothing you typed is lost.</p>
      </div>
      <input type="hidden" name="looked" value={duplicates.map(({ id }) => id).join(",")} />
    </section>
  );
}
