import type { PaletteName } from "#ui/weave/palettes.ts";

type UpcomingPage = {
  path: string;
  title: string;
  /** What the page will offer, in a sentence or two. */
  teaser: string;
  palette: PaletteName;
};

/** Pages that are announced but not built yet. Remove an entry when its page ships. */
export const upcomingPages: readonly UpcomingPage[] = [
  {
    path: "/entertainment",
    title: "Entertainment",
    teaser: "Musicians, filmmakers, theaters and comics, and the rooms they play. The page opens here soon.",
    palette: "indigo",
  },
];
