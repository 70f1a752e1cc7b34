import type { Site } from "#platform/http/meta/site-context.ts";

/** The site with the defaults of its settings, for components that are drawn alone. */
export const testSite: Site = { name: "Ujamaa", contactEmail: "hello@ujamaa.example", operator: "" };
