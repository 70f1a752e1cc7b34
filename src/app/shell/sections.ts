import type { PaletteName } from "#ui/weave/palettes.ts";

type Section = {
  label: string;
  to: string;
  palette: PaletteName;
  /** Beginnings of the other addresses that belong to this section. */
  owns: readonly string[];
};

/** The seven links of the navigation, in their order; the color of a section is the color of its pages. */
export const sections: readonly Section[] = [
  { label: "Home", to: "/", palette: "gold", owns: [] },
  { label: "Directory", to: "/directory", palette: "gold", owns: ["/business"] },
  { label: "Store", to: "/store", palette: "plum", owns: ["/product", "/success"] },
  {
    label: "Travel",
    to: "/travel",
    palette: "green",
    owns: ["/travel-guides", "/cultural-tours", "/booking-platform"],
  },
  { label: "Events", to: "/events", palette: "clay", owns: ["/event/"] },
  {
    label: "Entertainment",
    to: "/entertainment",
    palette: "indigo",
    owns: [
      "/music-and-artists",
      "/venues",
      "/film-and-media",
      "/theater-and-arts",
      "/comedy-and-shows",
      "/artist",
    ],
  },
  { label: "Reviews", to: "/reviews", palette: "teal", owns: [] },
];

const teal = ["/join-community", "/community", "/wealth-and-empowerment"];

/** The section an address belongs to, if any. */
export function findSection(pathname: string): Section | undefined {
  return sections.find(
    ({ to, owns }) =>
      pathname === to ||
      (to !== "/" && pathname.startsWith(`${to}/`)) ||
      owns.some((start) => pathname.startsWith(start)),
  );
}

/** The color of the page at an address. */
export function paletteOf(pathname: string): PaletteName {
  if (teal.some((start) => pathname.startsWith(start))) return "teal";
  return findSection(pathname)?.palette ?? "gold";
}

/** Where a page stands among the sections. */
export type CurrentSection = { palette: PaletteName; section: string | undefined; isItsFirstPage: boolean };

export function findCurrentSection(pathname: string): CurrentSection {
  const section = findSection(pathname)?.to;
  return { palette: paletteOf(pathname), section, isItsFirstPage: section === pathname };
}

/** How a link to `to` is marked on a page of its section: as the page itself, or as the way to it. */
export function ariaCurrent(
  to: string,
  { section, isItsFirstPage }: CurrentSection,
): "page" | "true" | undefined {
  if (to !== section) return undefined;
  return isItsFirstPage ? "page" : "true";
}
