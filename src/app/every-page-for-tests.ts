import { readdirSync, readFileSync } from "node:fs";
import { accessMatrix } from "./access-matrix.ts";

/** Requests a path as a visitor and returns the body. */
type ReadText = (path: string) => Promise<string>;
type Route = { id: string; parentId?: string; path?: string; hasDefaultExport: boolean };

const unknownId = "7";

/**
 * The paths of all pages of the built site: those open to visitors, and those that need an account, a key or a launch
 * switch, with an id that does not exist. The sitemap has examples of open pages with parameters.
 */
export async function listPages(readText: ReadText): Promise<{ open: string[]; closed: string[] }> {
  const patterns = listPatterns().filter((pattern) => pattern !== "/*");
  const listed = (await listSitemap(readText)).filter((path) => !patterns.includes(path));
  const pages = patterns.map((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`);
    const example = pattern.includes(":") ? listed.find((path) => shape.test(path)) : pattern;
    const isOpen = accessMatrix[`GET ${pattern}`]?.visitor === "ok" || (example && example !== pattern);
    if (isOpen && !example) throw new Error(`${pattern} is open to visitors, but the sitemap has none.`);
    return { isOpen, path: example ?? pattern.replaceAll(/:\w+/g, unknownId) };
  });
  return {
    open: pages.filter(({ isOpen }) => isOpen).map(({ path }) => path),
    closed: pages.filter(({ isOpen }) => !isOpen).map(({ path }) => path),
  };
}

async function listSitemap(readText: ReadText): Promise<string[]> {
  const read = async (file: string) =>
    [...(await readText(file)).matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
  return (await Promise.all((await read("/sitemap.xml")).map(read))).flat();
}

/** The path patterns of the built pages. */
function listPatterns(): string[] {
  const folder = new URL("../../build/client/assets/", import.meta.url);
  const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file)) ?? "";
  const text = readFileSync(new URL(name, folder), "utf8");
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const all = Object.values(routes as Record<string, Route>).filter(({ id }) => id !== "root");
  const pathOf = ({ parentId, path = "" }: Route): string => {
    const parent = all.find(({ id }) => id === parentId);
    return `${parent ? pathOf(parent) : ""}/${path}`.replaceAll(/\/+/g, "/").replace(/(.)\/$/, "$1");
  };
  return [...new Set(all.filter((route) => route.hasDefaultExport).map(pathOf))];
}
