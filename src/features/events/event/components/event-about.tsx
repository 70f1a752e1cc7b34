import { TitledSection } from "#ui/titled-section.tsx";
/** The description. The first paragraph is larger. */
export function EventAbout({ paragraphs }: { paragraphs: readonly string[] }) {
  const [opening, ...others] = paragraphs;
  return (
    <TitledSection titleId="about" title="About this event" titleClassName="mb-4">
      <div className="grid max-w-[64ch] gap-4 wrap-anywhere">
        {opening ? (
          <p className="whitespace-pre-line text-lead">{opening}</p>
        ) : (
          <p className="text-muted">The organizer has not written about it yet.</p>
        )}
        {others.length > 0 && <p className="whitespace-pre-line">{others.join("\n\n")}</p>}
      </div>
    </TitledSection>
  );
}
