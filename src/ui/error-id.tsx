/** The id of an error in the log, for support requests. */
export function ErrorId({ id }: { id: string | undefined }) {
  if (!id) return null;
  return (
    <p className="mt-4 text-small text-muted">
      Error id: <code className="text-ink">{id}</code>
    </p>
  );
}
