import { createContext, useContext } from "react";
import type { Env } from "#platform/env/read-env.ts";

/** The site's settings that pages show. */
export type Site = {
  name: string;
  contactEmail: string;
  /** The operator's name and address, if they are set. */
  operator: string;
};

type Settings = Pick<Env, "SITE_NAME" | "CONTACT_EMAIL" | "OPERATOR_NAME" | "OPERATOR_ADDRESS">;

/** The site described by this process's settings. */
export function siteOf({ SITE_NAME, CONTACT_EMAIL, OPERATOR_NAME, OPERATOR_ADDRESS }: Settings): Site {
  const operator = [OPERATOR_NAME, OPERATOR_ADDRESS].filter(Boolean).join(", ");
  return { name: SITE_NAME, contactEmail: CONTACT_EMAIL, operator };
}

/**
 * Provided to every page, including error pages: on the server from the settings, in browsers from the `html` element.
 */
export const SiteContext = createContext<Site | null>(null);

/** The site of the rendered component. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("There is no SiteContext above this component.");
  return site;
}
