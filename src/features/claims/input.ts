import { z } from "zod";
import { formatCount } from "#ui/format-number.ts";
import { missing } from "./missing-fields.ts";
import { maxOwnerNameLength } from "./rules.ts";

const claimFields = {
  owner_name: z
    .string()
    .overwrite(cleanName)
    .min(1, missing.ownerName)
    .max(maxOwnerNameLength, `Use at most ${formatCount(maxOwnerNameLength)} characters.`),
  proof: z.uuid(missing.proof),
};

export const claimSchema = z
  .object({ business_id: z.uuid(missing.business), ...claimFields })
  .transform(({ business_id, owner_name, proof }) => ({
    businessId: business_id.toLowerCase(),
    ownerName: owner_name,
    proofId: proof,
  }));

/** The claim of an artist, whose id is in the page's URL. */
export const artistClaimSchema = z
  .object(claimFields)
  .transform(({ owner_name, proof }) => ({ ownerName: owner_name, proofId: proof }));

export type NewClaim =
  | z.output<typeof claimSchema>
  | (z.output<typeof artistClaimSchema> & { artistId: string });

/** Removes control and invisible characters, which could make two names look identical. */
function cleanName(name: string) {
  return name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
