import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { claimQuery } from "../claim-query.ts";
import type { ClaimableBusiness } from "../queries/find-claimable-business.server.ts";

/** Instead of the form: the business is the person's already, or their claim waits. */
export function ClaimedBusiness({ business }: { business: ClaimableBusiness }) {
  const { id, name, owner } = business;
  return (
    <EmptyState
      title={owner === "you" ? `${name} is yours.` : "Your claim is with us."}
      cloth={<Cloth id={id} palette="gold" ratio={0.93} height={420} eager />}
      actions={
        <>
          <ButtonLink to="/dashboard">Go to your dashboard</ButtonLink>
          <TextLink to={claimQuery.path}>Claim another business</TextLink>
        </>
      }
    >
      {owner === "you"
        ? "Nothing more is needed."
        : `We are reading your proof for ${name}, and write to you with the outcome.`}
    </EmptyState>
  );
}
