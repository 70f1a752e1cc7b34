const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox of an email address: the part after a plus sign does not matter, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = domainOf(email);
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  if (!gmailDomains.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll(".", "")}@gmail.com`;
}

/** The domain of an email address. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
