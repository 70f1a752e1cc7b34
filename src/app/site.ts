/** Texts about the site. Its name and contact are settings: `useSite()` in components, `SITE_NAME` on the server. */
export const site = {
  tagline: "Every day is market day.",
  description:
    "A community hub for Black-owned businesses, creators, venues, events, travel and culture, with a business directory and an online store.",
  /** Placeholders in the footer until the launch switch replaces them with links from the settings. */
  socialNetworks: ["Instagram", "Facebook", "Twitter", "YouTube"],
} as const;

/** The principle behind the site. If the site has another name, the sentence names the principle. */
export function mottoOf(siteName: string): string {
  const idea = "what we earn together should come back around.";
  return /\bujamaa\b/i.test(siteName)
    ? `Familyhood, in Swahili. The idea that ${idea}`
    : `Ujamaa is Swahili for familyhood: the idea that ${idea}`;
}

/** The license of the code; see LICENSE. */
export const codeLicense = { name: "MIT License", identifier: "MIT" } as const;

/** The license of the directory's data (docs/decisions/018-open-data-licence.md). */
export const dataLicense = {
  name: "Creative Commons Attribution 4.0 International (CC BY 4.0)",
  url: "https://creativecommons.org/licenses/by/4.0/",
  summary:
    "facts about businesses and categories may be used under CC BY 4.0; reviews, replies and pictures stay with their authors.",
} as const;
