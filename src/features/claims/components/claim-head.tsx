import { Cloth } from "#ui/cloth.tsx";
import { PageHead } from "#ui/page-head.tsx";
import { BackLink } from "#ui/text-link.tsx";

const cloths = ["claim-a", "claim-b", "claim-c"].map((id) => (
  <Cloth key={id} id={id} palette="gold" ratio={0.28} height={420} eager />
));

/** The head of the claim page. */
export function ClaimHead({ business }: { business: { id: string; name: string } | null }) {
  return (
    <PageHead
      palette="gold"
      title="Claim your business"
      cloths={cloths}
      back={business && <BackLink to={`/business/${business.id}`}>Back to {business.name}</BackLink>}
      lead={business ? undefined : "Show us that it is yours, and its page is yours to keep right."}
    />
  );
}
