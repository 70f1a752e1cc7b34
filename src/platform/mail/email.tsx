import type { CSSProperties, ReactNode } from "react";

/** The sender: shown in every email, and the only origin its links may have. */
export type EmailSite = { name: string; origin: string };

const paper = "#fbf7ef";
const ink = "#1c1410";
const muted = "#65574c";
const clay = "#a83a22";

const page: CSSProperties = {
  margin: 0,
  padding: "24px 12px",
  backgroundColor: paper,
  color: ink,
  fontFamily: "Arial, Helvetica, sans-serif",
  fontSize: "16px",
  lineHeight: "1.5",
};
const sheet: CSSProperties = {
  maxWidth: "560px",
  margin: "0 auto",
  padding: "24px",
  backgroundColor: "#ffffff",
  borderTop: `6px solid ${clay}`,
};
const button: CSSProperties = {
  display: "inline-block",
  padding: "12px 20px",
  backgroundColor: clay,
  color: "#ffffff",
  fontWeight: "bold",
  textDecoration: "none",
  borderRadius: "6px",
};
const small: CSSProperties = { fontSize: "14px", color: muted };
const hidden: CSSProperties = { display: "none", maxHeight: 0, overflow: "hidden" };

type Props = {
  site: EmailSite;
  title: string;
  /** The preview text that mail clients show next to the subject. */
  preview: string;
  /** Why the recipient gets this email, and what to do if it is not theirs. */
  reason: string;
  /** The unsubscribe URL, or null for emails that everyone gets. */
  stopUrl: string | null;
  children?: ReactNode;
};

/** The layout of every email: site name, heading, text, and why it was sent. */
export function Email({ site, title, preview, reason, stopUrl, children }: Props) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={page}>
        <div style={hidden} data-skip-in-text="true">
          {preview}
        </div>
        <div style={sheet}>
          <p style={{ ...small, margin: 0, fontWeight: "bold" }}>{site.name}</p>
          <h1 style={{ margin: "8px 0 16px", fontSize: "24px", lineHeight: "1.25" }}>{title}</h1>
          {children}
          <hr style={{ margin: "24px 0 16px", border: 0, borderTop: `1px solid ${muted}` }} />
          <p style={{ ...small, margin: 0 }}>{reason}</p>
          {stopUrl && (
            <p style={{ ...small, margin: "8px 0 0" }}>
              <a href={stopUrl} style={{ color: muted }}>
                Stop these emails
              </a>
            </p>
          )}
          <p style={{ ...small, margin: "8px 0 0" }}>
            <a href={site.origin} style={{ color: muted }}>
              {site.origin}
            </a>
          </p>
        </div>
      </body>
    </html>
  );
}

/** The call to action, with its URL in full for mail clients that show no buttons. */
export function EmailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <p style={{ margin: "24px 0" }}>
        <a href={href} style={button}>
          {children}
        </a>
      </p>
      <p style={small} data-skip-in-text="true">
        Button not working? Open this link:
        <br />
        <a href={href} style={{ color: ink, wordBreak: "break-all" }}>
          {href}
        </a>
      </p>
    </>
  );
}

/** Why an admin decided: a listed reason, and their own text. */
export function LetterReason({ reason, note }: { reason: string | null; note: string | null }) {
  return (
    <>
      {reason && (
        <p>
          Why: <b>{reason}</b>.
        </p>
      )}
      {note && <p>In their words: “{note}”</p>}
    </>
  );
}
