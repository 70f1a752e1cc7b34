/** A work in a portfolio: its URL, and optionally a title. */
export type Work = { link: string; title: string };

/** The works of a profile in order. */
export function readWorks(row: {
  portfolio_url: string | null;
  portfolio_titles: readonly string[];
}): Work[] {
  const links = (row.portfolio_url ?? "").split(",").map((link) => link.trim());
  return links.flatMap((link, position) =>
    link ? [{ link, title: row.portfolio_titles[position] ?? "" }] : [],
  );
}

/** The columns for these works. Links share one column separated by commas, so commas in links are escaped. */
export function writeWorks(works: readonly Work[]) {
  const titles = works.map(({ title }) => title);
  return {
    portfolio_url: works.map(({ link }) => link.replaceAll(",", "%2C")).join(", ") || null,
    portfolio_titles: titles.some(Boolean) ? titles : [],
  };
}

/** Works for the history, one per line. */
export function describeWorks(works: readonly Work[]): string | null {
  return works.map(({ link, title }) => (title ? `${title}: ${link}` : link)).join("\n") || null;
}

const ownPicture = /^\/files\/artist-images\/([A-Za-z0-9][\w./-]*)$/;

/** Whether a link is a path on this site, which only uploaded pictures are. */
export const isOwnPath = (link: string): boolean => link.startsWith("/");

/** The key of an uploaded picture, or null for other links. */
export const pictureKeyOf = (link: string): string | null => ownPicture.exec(link)?.[1] ?? null;
