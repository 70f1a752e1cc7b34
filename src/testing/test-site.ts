import type { Site } from "#platform/http/meta/site-context.ts";

/** The default site settings, for components rendered alone. */
export const testSite: Site = { name: "Ujamaa", contactEmail: "hello@ujamaa.example", operator: "" };
