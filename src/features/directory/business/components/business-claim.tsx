import { Flag } from "lucide";
import { Block } from "#ui/block.tsx";
import { Icon } from "#ui/icon.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { BusinessView } from "../present-business.ts";

/** The link for owners to claim their business. */
export function BusinessClaim({ id, name }: Pick<BusinessView, "id" | "name">) {
  const query = new URLSearchParams({ business_id: id, business_name: name });
  return (
    <Block palette="gold" className="flex items-start gap-4 px-6 py-5" aria-labelledby="claim">
      <Icon of={Flag} className="size-5 flex-none" />
      <div>
        <h2 id="claim" className="text-[1.125rem] leading-[1.2]">
          Is this your business?
        </h2>
        <p className="mt-1 text-small text-muted">Claim it to answer reviews and keep the details right.</p>
        <GoLink to={`/claim-business?${query}`} className="mt-3">
          Claim this business
        </GoLink>
      </div>
    </Block>
  );
}
