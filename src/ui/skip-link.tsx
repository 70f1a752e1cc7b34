/** The first stop of the keyboard: past the navigation to the content. */
export function SkipLink({ to = "main" }: { to?: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      Skip to content
    </a>
  );
}
