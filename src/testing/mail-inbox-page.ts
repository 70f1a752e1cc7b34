/** The part of a message that the page shows. */
export type ShownMessage = {
  id: number;
  to: string[];
  subject: string;
  text: string;
  html: string;
  at: string;
};

const style = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid #8886; padding: 1rem 0; }
  h2 { font-size: 1.125rem; margin: 0; }
  p { margin: 0.25rem 0; color: #555; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  iframe { width: 100%; height: 32rem; border: 1px solid #8886; background: #fff; }`;

/** The list of messages, newest first, with clickable links. */
export function renderInbox(messages: ShownMessage[]): string {
  const articles = messages.slice(0, 100).map(renderMessage).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail inbox</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head>
<body><h1>Mail inbox</h1>${articles || "<p>No letter yet. Reload after one was sent.</p>"}</body></html>`;
}

/** The HTML part of one message. Its links open in a new tab. */
export function renderMessageHtml(message: ShownMessage): string {
  return `<base target="_blank">${message.html}`;
}

function renderMessage(message: ShownMessage): string {
  const to = escapeHtml(message.to.join(", "));
  return `<article><h2>${escapeHtml(message.subject)}</h2><p>To ${to}, ${escapeHtml(message.at)}</p>
<pre>${linkify(message.text)}</pre>
<details><summary>As the reader sees it</summary>
<iframe loading="lazy" title="Letter ${message.id}" src="/messages/${message.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
</details></article>`;
}

function linkify(text: string): string {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return parts.map((part, at) => (at % 2 ? link(escapeHtml(part)) : escapeHtml(part))).join("");
}

function link(url: string): string {
  return `<a href="${url}" rel="noreferrer">${url}</a>`;
}

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
