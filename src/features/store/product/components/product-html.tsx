import { classes } from "#ui/classes.ts";

/** The only place that renders HTML of other people. It takes what `sanitizeDescription` returned, nothing else. */
export function ProductHtml({ html, className }: { html: string; className?: string }) {
  if (!html) return null;
  return (
    <div
      className={classes("rich-text", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server, when written and when read.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
