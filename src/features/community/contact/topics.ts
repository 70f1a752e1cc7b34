/** Topics of contact messages. */
export const contactTopics = [
  "A question",
  "My account",
  "A listing or a claim",
  "A review",
  "An order",
  "An event",
  "My entry in the community",
  "Something does not work",
] as const;
