/** Skips the navigation. The first focusable element of the page. */
export function SkipLink({ to = "main" }: { to?: string }) {
  return (
    <a className="skip-link" href={`#${to}`}>
      Skip to content
    </a>
  );
}
