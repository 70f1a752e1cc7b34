import type { ProfileFields } from "./profile-input.ts";

/** Labels of profile fields, in forms and in the history. */
export const fieldLabels: Readonly<Record<keyof ProfileFields, string>> = {
  name: "Name",
  tagline: "Tagline",
  bio: "About Me",
  location_city: "City",
  location_state: "State or country",
  services_offered: "Services Offered",
  support_link: "Support link",
  instagram: "Instagram",
  twitter: "Twitter",
  youtube: "YouTube",
  linkedin: "LinkedIn",
  email: "Email",
  phone: "Phone",
};
