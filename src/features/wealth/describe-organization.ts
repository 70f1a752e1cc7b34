import { websiteLink } from "#platform/http/request/website-link.ts";
import { listLinks } from "./list-links.ts";
import type { Organization } from "./queries/list-organizations.server.ts";

/** An organization in schema.org terms. */
export function describeOrganization(organization: Organization) {
  const { name, description, image_url: image, services_offered: services } = organization;
  const url = websiteLink(organization.website);
  const accounts = listLinks(organization.social_media_links).map(({ href }) => href);
  return {
    "@type": "Organization",
    name,
    ...(description && { description }),
    ...(image && { image }),
    ...(url && { url }),
    ...(accounts.length > 0 && { sameAs: accounts }),
    ...(services.length > 0 && { knowsAbout: services }),
  };
}
