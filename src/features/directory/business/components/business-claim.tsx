import { Flag } from "lucide";
import { Block } from "#ui/block.tsx";
import { Icon } from "#ui/icon.tsx";
import { GoLink, TextLink } from "#ui/text-link.tsx";
import type { BusinessView } from "../present-business.ts";

/** The link for owners to claim their business: a block, or a quiet line if there is an owner. */
export function BusinessClaim({ id, name, hasOwner }: Pick<BusinessView, "id" | "name" | "hasOwner">) {
  const to = `/claim-business?${new URLSearchParams({ business_id: id, business_name: name })}`;
  if (hasOwner)
    return (
      <p className="text-muted text-small">
        Claimed by its owner. Is it yours instead?{" "}
        <TextLink to={to} className="whitespace-nowrap">
          Claim this business
        </TextLink>
      </p>
    );
  return (
    <Block palette="gold" className="flex items-start gap-4 px-6 py-5" aria-labelledby="claim">
      <Icon of={Flag} className="size-5 flex-none" />
      <div>
        <h2 id="claim" className="text-[1.125rem] leading-[1.2]">
          Is this your business?
        </h2>
        <p className="mt-1 text-small text-muted">
          Claim it to reply to reviews and keep the details up to date.
        </p>
        <GoLink to={to} className="mt-3">
          Claim this business
        </GoLink>
      </div>
    </Block>
  );
}
