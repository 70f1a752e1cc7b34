const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind an address: what follows a plus sign leads to the same one, and Gmail reads over dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = domainOf(email);
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  if (!gmailDomains.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}

/** The part of an address after the sign. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
