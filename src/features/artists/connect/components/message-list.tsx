import { classes } from "#ui/classes.ts";

export type ShownMessage = { id: string; text: string; isOwn: boolean; sent: { at: string; when: string } };
type MessageListProps = { messages: readonly ShownMessage[]; otherName: string };

/** Messages in chronological order: the viewer's on the right, the other side's on the left. */
export function MessageList({ messages, otherName }: MessageListProps) {
  return (
    <ol className="grid gap-4" aria-label="Messages">
      {messages.map(({ id, text, isOwn, sent }) => (
        <li
          key={id}
          className={classes(
            "max-w-[34rem] border-l-4 p-4 [overflow-wrap:anywhere]",
            isOwn ? "ml-auto w-[88%] border-line-strong bg-soft" : "w-[88%] border-accent bg-surface",
          )}
        >
          <p className="mb-1 flex flex-wrap justify-between gap-x-4 text-small">
            <b>{isOwn ? "You" : otherName}</b>
            <time className="text-muted" dateTime={sent.at}>
              {sent.when}
            </time>
          </p>
          <p className="whitespace-pre-line text-pretty">{text}</p>
        </li>
      ))}
    </ol>
  );
}
