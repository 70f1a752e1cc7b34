import type { PaletteName } from "#ui/weave/palettes.ts";

type SoonPage = {
  path: string;
  title: string;
  /** What will be here, in a sentence or two. */
  promise: string;
  palette: PaletteName;
  /** Only for people who are signed in. */
  needsPerson?: true;
};

/** Addresses whose rooms are not built yet. A page that opens leaves this list. */
export const soonPages: readonly SoonPage[] = [
  {
    path: "/claim-business",
    title: "Claim your business",
    promise: "Owners will claim their listing here and show that it is theirs. The form opens soon.",
    palette: "gold",
    needsPerson: true,
  },
  {
    path: "/store",
    title: "Store",
    promise: "Goods from makers on the row, in one cart. The store is under construction.",
    palette: "plum",
  },
  {
    path: "/product/:id",
    title: "Product page",
    promise: "Pictures, sizes and prices of this product. The page opens here soon.",
    palette: "plum",
  },
  {
    path: "/travel",
    title: "Travel",
    promise: "City guides, cultural tours and rooms with hosts who know the block. The page opens here soon.",
    palette: "green",
  },
  {
    path: "/events",
    title: "Events",
    promise: "Pitch nights, markets and supper clubs, month by month. The calendar opens here soon.",
    palette: "clay",
  },
  {
    path: "/events/submit",
    title: "Submit an event",
    promise: "Tell us what, when and where, and we put it on the calendar. The form opens here soon.",
    palette: "clay",
    needsPerson: true,
  },
  {
    path: "/entertainment",
    title: "Entertainment",
    promise: "Musicians, filmmakers, theaters and comics, and the rooms they play. The page opens here soon.",
    palette: "indigo",
  },
  {
    path: "/join-community",
    title: "Join the Community",
    promise: "Put your name down and tell the others what you do. The form opens here soon.",
    palette: "teal",
  },
  {
    path: "/wealth-and-empowerment",
    title: "Wealth and empowerment",
    promise: "Banks, funds and teachers who help money stay in the neighbourhood. The list opens here soon.",
    palette: "teal",
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    promise: "What we keep about you, why, and for how long. The text is being written.",
    palette: "gold",
  },
  {
    path: "/terms-of-service",
    title: "Terms of Service",
    promise: "What you may expect of us, and we of you. The text is being written.",
    palette: "gold",
  },
  {
    path: "/community-guidelines",
    title: "Community Guidelines",
    promise: "How we treat one another here. The text is being written.",
    palette: "teal",
  },
];
