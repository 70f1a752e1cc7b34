/** Emails about saved events. Everyone can unsubscribe from them. */
export const eventEmailKinds = {
  reminders: {
    kind: "event-reminders",
    label: "Event reminders",
    note: "The day before an event that you saved.",
  },
  changes: {
    kind: "event-changes",
    label: "Event changes",
    note: "When an event that you saved is moved or canceled.",
  },
} as const;
