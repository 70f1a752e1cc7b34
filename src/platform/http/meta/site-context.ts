import { createContext, useContext } from "react";
import type { Env } from "#platform/env/read-env.ts";

/** What the operator's settings say about the site itself. */
export type Site = {
  name: string;
  contactEmail: string;
  /** Who runs it and where, as far as the settings say so. */
  operator: string;
};

type Settings = Pick<Env, "SITE_NAME" | "CONTACT_EMAIL" | "OPERATOR_NAME" | "OPERATOR_ADDRESS">;

/** The site as the settings of this process describe it. */
export function siteOf({ SITE_NAME, CONTACT_EMAIL, OPERATOR_NAME, OPERATOR_ADDRESS }: Settings): Site {
  const operator = [OPERATOR_NAME, OPERATOR_ADDRESS].filter(Boolean).join(", ");
  return { name: SITE_NAME, contactEmail: CONTACT_EMAIL, operator };
}

/** Above every page, error pages too: the server fills it from its settings, browsers from the `html` element. */
export const SiteContext = createContext<Site | null>(null);

/** The site that a component is shown on. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no SiteContext above this component.");
  return site;
}
