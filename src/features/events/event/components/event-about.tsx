/** The description. The first paragraph is set larger. */
export function EventAbout({ paragraphs }: { paragraphs: readonly string[] }) {
  const [opening, ...others] = paragraphs;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="mb-4">
        About this event
      </h2>
      <div className="grid max-w-[64ch] gap-4 wrap-anywhere">
        {opening ? (
          <p className="whitespace-pre-line text-lead">{opening}</p>
        ) : (
          <p className="text-muted">The organizer has not written about it yet.</p>
        )}
        {others.length > 0 && <p className="whitespace-pre-line">{others.join("\n\n")}</p>}
      </div>
    </section>
  );
}
