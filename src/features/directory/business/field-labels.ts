import type { ListingField } from "./edit-input.ts";

/** Labels of a listing's fields, in forms and in the history. */
export const fieldLabels: Readonly<Record<ListingField, string>> = {
  name: "Name",
  description: "Description",
  category_id: "Category",
  subcategory: "Subcategory",
  location: "Location",
  state: "State",
  phone: "Phone",
  email: "Email",
  website: "Website",
  founder: "Founder",
  contact_info: "Good to know",
  image_url: "Picture",
  instagram: "Instagram",
  twitter: "Twitter",
  facebook: "Facebook",
  tiktok: "TikTok",
  featured: "Featured",
  verified: "Verified",
  latitude: "Latitude",
  longitude: "Longitude",
};
