/** Splits a detail such as `Market · Savannah, GA`. */
export function splitDetail(detail: string): { what: string; where: string } {
  const parts = detail.split(" · ");
  return parts.length < 2
    ? { what: detail, where: "" }
    : { what: parts[0] ?? "", where: parts.slice(1).join(" · ") };
}
