import { z } from "zod";

const claimedBusiness = z.object({ business: z.string(), businessId: z.string() });
const claimedArtist = z.object({ artist: z.string(), artistId: z.string() });

/** The recipient of an email, and the business or artist it is about. */
export const claimedSchema = z
  .object({ username: z.string() })
  .and(z.union([claimedBusiness, claimedArtist]));

/** The same without the id of its page. */
export const namedSchema = z
  .object({ username: z.string() })
  .and(z.union([claimedBusiness.pick({ business: true }), claimedArtist.pick({ artist: true })]));

type Named = z.output<typeof namedSchema>;
type Claimed = z.output<typeof claimedSchema>;

export const isArtist = (data: Named): data is Extract<Named, { artist: string }> => "artist" in data;

export const nameOf = (data: Named): string => (isArtist(data) ? data.artist : data.business);

/** `a business`, for use in sentences. */
export const kindOf = (data: Named): string => (isArtist(data) ? "an artist’s profile" : "a business");

/** The path of its page. */
export const pageOf = (data: Claimed): string =>
  "artistId" in data ? `/artist/${data.artistId}` : `/business/${data.businessId}`;

/** The path to claim it again. */
export function claimPathOf(data: Claimed): string {
  if ("artistId" in data) return `/artist/${data.artistId}/claim`;
  return `/claim-business?${new URLSearchParams({ business_id: data.businessId, business_name: data.business })}`;
}
