import type { PaletteName } from "#ui/weave/palettes.ts";

type UpcomingPage = {
  path: string;
  title: string;
  /** What the page will offer, in a sentence or two. */
  teaser: string;
  palette: PaletteName;
  /** Requires signing in. */
  needsPerson?: true;
};

/** Pages that are announced but not built yet. Remove an entry when its page ships. */
export const upcomingPages: readonly UpcomingPage[] = [
  {
    path: "/travel",
    title: "Travel",
    teaser: "City guides, cultural tours and rooms with hosts who know the block. The page opens here soon.",
    palette: "green",
  },
  {
    path: "/events",
    title: "Events",
    teaser: "Pitch nights, markets and supper clubs, month by month. The calendar opens here soon.",
    palette: "clay",
  },
  {
    path: "/events/submit",
    title: "Submit an event",
    teaser: "Tell us what, when and where, and we put it on the calendar. The form opens here soon.",
    palette: "clay",
    needsPerson: true,
  },
  {
    path: "/entertainment",
    title: "Entertainment",
    teaser: "Musicians, filmmakers, theaters and comics, and the rooms they play. The page opens here soon.",
    palette: "indigo",
  },
  {
    path: "/join-community",
    title: "Join the Community",
    teaser: "Put your name down and tell the others what you do. The form opens here soon.",
    palette: "teal",
  },
  {
    path: "/wealth-and-empowerment",
    title: "Wealth and empowerment",
    teaser: "Banks, funds and teachers who help money stay in the neighbourhood. The list opens here soon.",
    palette: "teal",
  },
  {
    path: "/privacy-policy",
    title: "Privacy Policy",
    teaser: "What we keep about you, why, and for how long. The text is being written.",
    palette: "gold",
  },
  {
    path: "/terms-of-service",
    title: "Terms of Service",
    teaser: "What you may expect of us, and we of you. The text is being written.",
    palette: "gold",
  },
  {
    path: "/community-guidelines",
    title: "Community Guidelines",
    teaser: "How we treat one another here. The text is being written.",
    palette: "teal",
  },
];
