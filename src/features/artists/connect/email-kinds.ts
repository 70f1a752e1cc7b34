/** Kinds of emails with messages. */
export const connectEmailKinds = {
  /** To members. */
  answers: {
    kind: "artist-answers",
    label: "Replies from artists",
    note: "When an artist replies to your message.",
  },
  /** To artists, who need no account. */
  messages: {
    kind: "artist-messages",
    label: "Messages to you as an artist",
    note: "When a member writes to you with the button Connect. Without these emails, nobody can write to you there.",
  },
} as const;
