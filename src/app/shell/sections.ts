import type { PaletteName } from "#ui/weave/palettes.ts";

type Section = {
  label: string;
  to: string;
  palette: PaletteName;
  /** Prefixes of other paths that belong to this section. */
  pathPrefixes: readonly string[];
};

/** The seven links of the navigation in order. The color of a section is the color of its pages. */
export const sections: readonly Section[] = [
  { label: "Home", to: "/", palette: "gold", pathPrefixes: [] },
  { label: "Directory", to: "/directory", palette: "gold", pathPrefixes: ["/business"] },
  { label: "Store", to: "/store", palette: "plum", pathPrefixes: ["/product", "/success", "/orders"] },
  {
    label: "Travel",
    to: "/travel",
    palette: "green",
    pathPrefixes: [
      "/travel-guides",
      "/travel-reviews",
      "/cultural-tours",
      "/booking-platform",
      "/trip",
      "/cities",
    ],
  },
  { label: "Events", to: "/events", palette: "clay", pathPrefixes: ["/event/"] },
  {
    label: "Entertainment",
    to: "/entertainment",
    palette: "indigo",
    pathPrefixes: [
      "/music-and-artists",
      "/venues",
      "/film-and-media",
      "/theater-and-arts",
      "/comedy-and-shows",
      "/artist",
    ],
  },
  { label: "Reviews", to: "/reviews", palette: "teal", pathPrefixes: [] },
];

const teal = ["/join-community", "/community", "/wealth-and-empowerment"];

/** The section a path belongs to, if any. */
export function findSection(pathname: string): Section | undefined {
  return sections.find(
    ({ to, pathPrefixes }) =>
      pathname === to ||
      (to !== "/" && pathname.startsWith(`${to}/`)) ||
      pathPrefixes.some((prefix) => pathname.startsWith(prefix)),
  );
}

/** The color of the page at a path. */
export function paletteOf(pathname: string): PaletteName {
  if (teal.some((prefix) => pathname.startsWith(prefix))) return "teal";
  return findSection(pathname)?.palette ?? "gold";
}

/** The current page's section. */
export type CurrentSection = { palette: PaletteName; section: string | undefined; isIndexPage: boolean };

export function findCurrentSection(pathname: string): CurrentSection {
  const section = findSection(pathname)?.to;
  return { palette: paletteOf(pathname), section, isIndexPage: section === pathname };
}

/** The `aria-current` of a section link: `page` on the section's index page, `true` on its other pages. */
export function ariaCurrent(
  to: string,
  { section, isIndexPage }: CurrentSection,
): "page" | "true" | undefined {
  if (to !== section) return undefined;
  return isIndexPage ? "page" : "true";
}
