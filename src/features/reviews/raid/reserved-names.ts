import { foldWords } from "./fold-text.ts";

// Anywhere in a name, they say: I speak for the house.
const offices = fold(
  "owner owners coowner cofounder founder admin admins administrator moderator moderators ujamaa",
);
// Alone, or beside the name of the business. Beside a first name they are a family's name.
const teams = fold("staff team mod mods management manager official support");
const fillers = fold("the a an of at from here this my our business shop store restaurant site website real");

/** Whether a name says that its bearer is the owner, the business itself, or somebody who runs this site. */
export function claimsAnOffice(name: string, businessName: string): boolean {
  const words = foldWords(name);
  const joined = words.join("");
  if (words.some((word) => offices.has(word)) || offices.has(joined) || teams.has(joined)) return true;
  const business = foldWords(businessName);
  if (business.length > 0 && joined === business.join("")) return true;
  const own = new Set([...business, ...teams, ...fillers]);
  const isOnlyOfBusiness = words.every((word) => own.has(word));
  return isOnlyOfBusiness && (words.some((word) => teams.has(word)) || containsAll(words, business));
}

function containsAll(words: string[], business: string[]) {
  return business.length > 1 && business.every((word) => words.includes(word));
}

function fold(words: string) {
  return new Set(foldWords(words));
}
