/** A work of a portfolio: its address, and a title of its own or none. */
export type Work = { link: string; title: string };

/** The works of a profile, in their order. */
export function readWorks(row: {
  portfolio_url: string | null;
  portfolio_titles: readonly string[];
}): Work[] {
  const links = (row.portfolio_url ?? "").split(",").map((link) => link.trim());
  return links.flatMap((link, position) =>
    link ? [{ link, title: row.portfolio_titles[position] ?? "" }] : [],
  );
}

/** The columns that hold these works. Links share one with commas between them, so their own are escaped. */
export function writeWorks(works: readonly Work[]) {
  const titles = works.map(({ title }) => title);
  return {
    portfolio_url: works.map(({ link }) => link.replaceAll(",", "%2C")).join(", ") || null,
    portfolio_titles: titles.some(Boolean) ? titles : [],
  };
}

/** Works as the history shows them, one a line. */
export function describeWorks(works: readonly Work[]): string | null {
  return works.map(({ link, title }) => (title ? `${title}: ${link}` : link)).join("\n") || null;
}

const ownPicture = /^\/files\/artist-images\/([A-Za-z0-9][\w./-]*)$/;

/** Whether a link is a path of this site. Only pictures that were sent to us are. */
export const isOwnPath = (link: string): boolean => link.startsWith("/");

/** The key of a picture that was sent to us; null for every other link. */
export const pictureKeyOf = (link: string): string | null => ownPicture.exec(link)?.[1] ?? null;
