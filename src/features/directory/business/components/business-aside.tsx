import type { BusinessView } from "../present-business.ts";
import { BusinessClaim } from "./business-claim.tsx";
import { BusinessDetails } from "./business-details.tsx";
import { BusinessSocial } from "./business-social.tsx";

/** Contact details. On desktop they are right below the cloth, next to the name. */
export function BusinessAside({ business }: { business: BusinessView }) {
  return (
    <aside
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8"
      aria-label="Contact"
    >
      <BusinessDetails business={business} />
      <BusinessSocial socials={business.socials} />
      <BusinessClaim {...business} />
    </aside>
  );
}
