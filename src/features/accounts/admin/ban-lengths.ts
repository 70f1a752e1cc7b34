/** Durations of a ban, in days. */
export const banLengths = [
  { value: "1", label: "One day" },
  { value: "7", label: "A week" },
  { value: "30", label: "30 days" },
  { value: "365", label: "A year" },
  { value: "forever", label: "Until it is lifted" },
] as const;
