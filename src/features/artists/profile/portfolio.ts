import { pictureLink } from "#features/directory/exports/links.ts";
import { websiteLink } from "#platform/http/request/website-link.ts";

export type Work = {
  /** Its position in the portfolio, starting at 1. */
  number: number;
  title: string;
  href: string;
  kind: "picture" | "recording" | "page";
};

const audioName = /\.(aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i;
/** Uploaded pictures have no meaningful name. */
const ownFile = /^\/files\//;

/** The works from a portfolio's comma-separated links. Invalid links are left out. */
export function readPortfolio(links: string | null, titles: readonly string[] = []): Work[] {
  const typed = (links ?? "").split(",").map((link) => link.trim());
  const found = typed.flatMap((link, position) => {
    const href = ownFile.test(link) ? pictureLink(link) : websiteLink(link);
    return href ? [{ href, title: titles[position]?.trim() }] : [];
  });
  return found.map(({ href, title }, index) => ({
    number: index + 1,
    title: title || `Featured Work ${index + 1}`,
    href,
    kind: kindOf(href),
  }));
}

/** Only files of this site are embedded: other hosts would learn who looks. */
function kindOf(href: string): Work["kind"] {
  if (ownFile.test(href)) return "picture";
  return audioName.test(new URL(href).pathname) ? "recording" : "page";
}

/** Whether a link leads to another site, not to a file on this one. */
export const isElsewhere = ({ href }: Work): boolean => !ownFile.test(href);
