/** Whether the text looks like a ZIP code, even an incomplete or unknown one. */
export function looksLikeZip(near: string): boolean {
  return /^[\d -]*\d$/.test(near);
}

/** The five digits of a ZIP or ZIP+4 code. */
export function parseZip(near: string): string | null {
  return /^(\d{5})(?:[ -]?\d{4})?$/.exec(near)?.[1] ?? null;
}

/** The error message for a ZIP code that was not found. */
export function describeUnknownZip(near: string): string {
  const zip = parseZip(near);
  return zip
    ? `We do not know the ZIP code ${zip}. Check the digits, or type a city.`
    : "A ZIP code has five digits, such as 30303.";
}
