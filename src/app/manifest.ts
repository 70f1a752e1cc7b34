export const manifestPath = "/manifest.webmanifest";

const icon = (name: string, sizes: string) => ({ src: `/icons/${name}.png`, sizes, type: "image/png" });

/** The name and look of the installed site (W3C web application manifest). */
export function manifestText(siteName: string): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName,
    description: "A community hub for Black-owned businesses, creators, venues, events, travel and culture.",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf7ef",
    theme_color: "#1c1410",
    icons: [
      icon("icon-192", "192x192"),
      icon("icon-512", "512x512"),
      { ...icon("maskable-512", "512x512"), purpose: "maskable" },
    ],
  });
}
