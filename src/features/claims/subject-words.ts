import type { SubjectKind } from "./rules.ts";

type SubjectWords = {
  title: string;
  lead: string;
  palette: "gold" | "indigo";
  /** The first step. */
  step: string;
  /** Below the heading of the proof. */
  proof: string;
  proofs: readonly string[];
  owned: string;
  /** Where to choose another one. */
  another: { to: string; label: string };
};

/** Texts on claim pages by kind of subject. */
export const subjectWords: Readonly<Record<SubjectKind, SubjectWords>> = {
  business: {
    title: "Claim your business",
    lead: "Show us that it is yours, and its page is yours to keep right.",
    palette: "gold",
    step: "Business",
    proof: "One document is enough, as long as the name of the business and your own name are both on it.",
    proofs: [
      "Business license or permit",
      "Letter from the tax office",
      "Lease or utility bill for the shop",
      "Certificate from a state or city registry",
    ],
    owned: "Somebody owns this page already. If it is yours, claim it all the same: we compare both proofs.",
    another: { to: "/claim-business", label: "Claim another business" },
  },
  artist: {
    title: "Claim your profile",
    lead: "Show us that it is you, and your page is yours to keep right.",
    palette: "indigo",
    step: "Artist",
    proof: "One document is enough, as long as the artist’s name and your own name are both on it.",
    proofs: [
      "Contract for a show, a print or a commission",
      "Letter from a label, gallery, publisher or royalty society",
      "Registration of a stage name or copyright",
      "Picture of the settings of an account that the profile links to",
    ],
    owned:
      "Somebody owns this profile already. If it is yours, claim it all the same: we compare both proofs.",
    another: { to: "/artist-directory", label: "Go to the artist directory" },
  },
};
