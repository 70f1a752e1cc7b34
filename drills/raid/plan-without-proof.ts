import { newWords } from "#features/reviews/words-for-tests.ts";
import { describe } from "./plan-new-accounts.ts";
import type { Reviewed } from "./plan-raid.ts";
import type { Post } from "./send-post.ts";

/** Five posts with the same text and no proof, from one IP address of each block. */
export function planWithoutProof([raided]: readonly Reviewed[]): Post[] {
  const text = newWords();
  return ["2a00:1:1:1::1", "81.7.1.1"].flatMap((ip) =>
    Array.from({ length: 5 }, () => ({
      ...describe(raided as Reviewed, ip, null),
      text,
      hasProof: false,
      isHonest: false,
    })),
  );
}

/**
 * Posts with a proof from their neighbors in the same /48 and /32, and in the same /24 and /16, about that and another
 * business.
 */
export function planNeighbors([raided, other]: readonly Reviewed[]): Post[] {
  const addresses = ["2a00:1:1:2::1", "2a00:1:2:1::1", "81.7.1.2", "81.7.2.1"];
  return addresses.flatMap((ip) =>
    [raided, other].map((about) => ({ ...describe(about as Reviewed, ip, null), isHonest: true })),
  );
}
