import { findFeaturedBusiness } from "../../scripts/screens/screen.ts";

/** Public pages of every kind. Record ids are read from the lists that link to them. */
export async function listPages(origin: string): Promise<{ name: string; path: string }[]> {
  const findLink = async (list: string, pattern: RegExp) => {
    const [path] = pattern.exec(await (await fetch(new URL(list, origin))).text()) ?? [];
    if (!path) throw new Error(`${list} has no link like ${pattern}.`);
    return path;
  };
  const uuid = "[0-9a-f-]{36}";
  return [
    { name: "home", path: "/" },
    { name: "directory", path: "/directory" },
    { name: "business", path: await findFeaturedBusiness(origin) },
    { name: "search", path: "/search?q=food+in+Atlanta" },
    { name: "events", path: "/events" },
    { name: "event", path: await findLink("/events", new RegExp(`/event/${uuid}`)) },
    { name: "store", path: "/store" },
    { name: "product", path: await findLink("/store", new RegExp(`/product/${uuid}`)) },
    { name: "travel", path: "/travel" },
    { name: "guide", path: await findLink("/travel-guides", new RegExp(`/travel-guides/${uuid}`)) },
    { name: "artists", path: "/artist-directory" },
    { name: "wealth", path: "/wealth-and-empowerment" },
  ];
}
