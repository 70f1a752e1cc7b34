/** Placements of a listed artist: values of `status`, in the order of the buttons. */
export const standings = [
  { value: "approved", label: "Listed" },
  { value: "featured", label: "Featured" },
  { value: "rising", label: "Rising Talent" },
] as const;
export type Standing = (typeof standings)[number]["value"];

/** The label of a placement; undefined for an artist who is not listed. */
export function describeStanding(status: string): string | undefined {
  return standings.find(({ value }) => value === status)?.label;
}
