/** The orders a list of reviews may have; the first is the default. */
export const reviewSorts = ["newest", "oldest", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const mostInName = 60;
export const mostInText = 5_000;

/** So many reviews of one business within so many minutes are a crowd: what comes on top waits for an admin. */
export const burst = { reviews: 10, minutes: 10 } as const;

/** Shorter praise is often the same by chance: it counts as repeated only when it is about the same business. */
const tellingLength = 40;

/** What makes two reviews the same words: letters and figures, whatever stands between them. */
export function wordsKey(businessId: string, comment: string): string {
  const words = comment
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  // Without a letter, such as a row of stars, the signs themselves are compared.
  const said = words || comment;
  return said.length < tellingLength ? `${businessId} ${said}` : said;
}
