import { TitledSection } from "#ui/titled-section.tsx";
import type { BusinessView } from "../present-business.ts";

/** The description of the business. The first paragraph is set larger. */
export function BusinessAbout({ paragraphs }: Pick<BusinessView, "paragraphs">) {
  const [opening, ...others] = paragraphs;
  return (
    <TitledSection titleId="about" title="About" titleClassName="mb-4">
      <div className="grid max-w-[64ch] gap-4 wrap-anywhere">
        {opening ? <p className="text-lead">{opening}</p> : <p className="text-muted">No description yet.</p>}
        {others.length > 0 && <p className="whitespace-pre-line">{others.join("\n\n")}</p>}
      </div>
    </TitledSection>
  );
}
