import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import bricolage from "./assets/fonts/bricolage-grotesque-800.woff2?url";

/** Preload links for the two fonts of every page. */
export const fontPreloads = [bricolage, instrument].map((href) => ({
  rel: "preload" as const,
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
