/** Whether somebody means a ZIP code and not a city: digits, perhaps with the four that name a street. */
export function isZipTyped(near: string): boolean {
  return /^[\d -]*\d$/.test(near);
}

/** The five digits of a ZIP code. */
export function readZip(near: string): string | null {
  return /^(\d{5})(?:[ -]?\d{4})?$/.exec(near)?.[1] ?? null;
}

/** What to say at the field about a ZIP code that leads nowhere. */
export function describeUnknownZip(near: string): string {
  const zip = readZip(near);
  return zip
    ? `We do not know the ZIP code ${zip}. Check the digits, or type a city.`
    : "A ZIP code has five digits, such as 30303.";
}
