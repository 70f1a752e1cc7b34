import type { BusinessView } from "../present-business.ts";
import { BusinessClaim } from "./business-claim.tsx";
import { BusinessDetails } from "./business-details.tsx";
import { BusinessSocial } from "./business-social.tsx";

/** How to reach the business; on a desk it hangs right under the cloth, beside the name. */
export function BusinessAside({ business }: { business: BusinessView }) {
  return (
    <aside
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-8"
      aria-label="Contact"
    >
      <BusinessDetails business={business} />
      <BusinessSocial socials={business.socials} />
      <BusinessClaim id={business.id} name={business.name} />
    </aside>
  );
}
