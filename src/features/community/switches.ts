import { defineSwitches } from "#platform/switches/define-switches.ts";

export const communitySwitches = defineSwitches({
  help: { name: "contact_and_help", pages: ["help", "contact"] },
  /** Opens links in the footer, and no page. */
  socialLinks: { name: "social_links", pages: [] },
});
