/** Groups of trades that share sentences. */
export type Family = "food" | "beauty" | "goods" | "tech" | "stage" | "person" | "maker" | "service";

const families: Readonly<Record<string, Family>> = {
  "Food & Beverage": "food",
  "Beauty & Cosmetics": "beauty",
  "Fashion & Lifestyle": "goods",
  Fashion: "goods",
  "Technology & Innovation": "tech",
  Music: "stage",
  Entertainment: "stage",
  Comedian: "person",
  Influencers: "person",
  "Digital Creators": "person",
  "Visual Art": "maker",
  Photography: "maker",
  Writing: "maker",
  Other: "service",
  Travel: "service",
  "Culturally Catered": "service",
  "Black-Owned": "service",
};

export function familyOf(category: string): Family {
  return families[category] ?? "stage";
}
