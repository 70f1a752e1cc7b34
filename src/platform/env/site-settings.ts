import { z } from "zod";

/** The social networks that the footer can link to, with the hosts of each. */
const socialNetworks: ReadonlyMap<string, readonly string[]> = new Map([
  ["Instagram", ["instagram.com"]],
  ["Facebook", ["facebook.com"]],
  ["Twitter", ["twitter.com", "x.com"]],
  ["YouTube", ["youtube.com"]],
  ["TikTok", ["tiktok.com"]],
  ["LinkedIn", ["linkedin.com"]],
]);

/** URLs by network, such as `Instagram:https://instagram.com/ujamaa`. */
function readSocialLinks(text: string, context: z.core.$RefinementCtx<string>): Map<string, string> {
  const links = new Map<string, string>();
  for (const part of text.split(",").filter((given) => given.trim() !== "")) {
    const { network = "", address = "" } =
      /^(?<network>\w+):(?<address>https:\/\/\S+)$/.exec(part.trim())?.groups ?? {};
    const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
    if (socialNetworks.get(network)?.includes(host)) links.set(network, address);
    else
      context.addIssue({
        code: "custom",
        message: `"${part.trim()}" is not like Instagram:https://instagram.com/name`,
        input: text,
      });
  }
  return links;
}

/** `Ujamaa <hello@ujamaa.example>`, or only the email address. */
function isSender(text: string): boolean {
  return /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text.trim());
}

/** Without separators of email senders, authenticator apps and calendar files. */
const plainName = /^[^<>()@":;,\\/\p{Cc}\p{Zl}\p{Zp}]+$/u;

/** Settings for the site's name, operator and contact address. */
export const siteSettings = {
  SITE_NAME: z
    .string()
    .trim()
    .max(40)
    .regex(plainName, 'at most 40 characters, none of < > ( ) @ " : ; , / \\')
    .default("Ujamaa")
    .describe("Name of the site: on pages, in emails, calendar files, the API and the installed app."),
  OPERATOR_NAME: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe("Person or company that runs the site, named in the legal texts."),
  OPERATOR_ADDRESS: z.string().trim().max(300).optional().describe("Their postal address, named there too."),
  CONTACT_EMAIL: z
    .email()
    .default("hello@ujamaa.example")
    .describe(
      "Email address shown in legal texts, API docs and security.txt. Receives the contact form's messages, so read that mailbox.",
    ),
  MAIL_FROM: z
    .string()
    .refine(isSender, "it needs an address, such as Ujamaa <hello@example.org>")
    .optional()
    .describe("Sender of every email. The default is SITE_NAME <CONTACT_EMAIL>."),
  SOCIAL_LINKS: z
    .string()
    .default(
      [
        "Instagram:https://instagram.com/ujamaa.example",
        "Facebook:https://facebook.com/ujamaa.example",
        "Twitter:https://twitter.com/ujamaa.example",
        "YouTube:https://youtube.com/@ujamaa.example",
      ].join(","),
    )
    .transform(readSocialLinks)
    .describe(
      "The site's social accounts, linked in the footer while the switch social_links is on: Instagram:https://…,YouTube:https://…",
    ),
};
