/** The id under which an error stands in our log, for whoever wants to quote it; nothing where there is none. */
export function ErrorId({ id }: { id: string | undefined }) {
  if (!id) return null;
  return (
    <p className="mt-4 text-small text-muted">
      Error id: <code className="text-ink">{id}</code>
    </p>
  );
}
