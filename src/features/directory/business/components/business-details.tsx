import { Check, Globe, Info, Mail, MapPin, Phone, Tag, UserRound } from "lucide";
import { Detail } from "#ui/detail.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";
import type { BusinessView } from "../present-business.ts";

/** The business's details, each with a label. Missing ones are left out. */
export function BusinessDetails({ business }: { business: BusinessView }) {
  const { category, subcategory, location, phone, website, founder, email, contactInfo } = business;
  const { directions } = business;
  const hasAny = category || subcategory || location || phone || website || founder || email || contactInfo;
  return (
    <section className="panel surface" aria-labelledby="details">
      <div className="p-6">
        <h2 id="details" className="mb-4.5 text-h3">
          Details
        </h2>
        {!hasAny && <p className="text-muted">No details yet.</p>}
        <dl className="grid">
          <Detail icon={Tag} term="Category">
            {[category, subcategory].filter(Boolean).join(" · ")}
          </Detail>
          <Detail icon={MapPin} term="Location">
            {location && directions && (
              <>
                {location}
                <br />
                <ExternalLink className="link hit" href={directions} data-visit="directions">
                  Directions
                </ExternalLink>
              </>
            )}
          </Detail>
          <Detail icon={Phone} term="Phone">
            {phone && (
              <a className="link hit" href={phone.href} data-visit="call">
                {phone.text}
              </a>
            )}
          </Detail>
          <Detail icon={Globe} term="Website">
            {website && (
              <ExternalLink className="link hit" href={website.href} data-visit="site">
                {website.text}
              </ExternalLink>
            )}
          </Detail>
          <Detail icon={UserRound} term="Founder">
            {founder}
          </Detail>
          <Detail icon={Mail} term="Email">
            {email && withLineBreak(email)}
          </Detail>
          <Detail icon={Info} term="Good to know">
            {contactInfo}
          </Detail>
        </dl>
        {business.confirmedDay && (
          <p className="mt-4 flex gap-x-2 border-line border-t pt-3 text-muted text-small">
            <Icon of={Check} className="mt-0.5 size-4 flex-none text-forest" />
            Confirmed by the owner on {business.confirmedDay}
          </p>
        )}
      </div>
    </section>
  );
}

/** Lets a long email address wrap at the @ instead of anywhere. */
function withLineBreak(email: string) {
  const [name, host] = email.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
