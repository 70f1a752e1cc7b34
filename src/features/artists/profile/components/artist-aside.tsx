import { Mail, MapPin, Phone } from "lucide";
import { Band } from "#ui/band.tsx";
import { Detail } from "#ui/detail.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { formatCount } from "#ui/format-number.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { ClaimArtistLink } from "../../own/components/claim-artist-link.tsx";
import type { Profile } from "../present-profile.ts";

/** The artist's services, contact details and votes. */
export function ArtistAside({ profile }: { profile: Profile }) {
  const { services, facts } = profile;
  return (
    <aside className="artist-aside" aria-label="Services and contact">
      {services.length > 0 && (
        <TitledSection titleId="services" title="Services Offered" titleClassName="mb-3.5 text-h3">
          <ul className="artist-services">
            {services.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </ul>
        </TitledSection>
      )}
      {facts.length > 0 && (
        <TitledSection titleId="facts" title="At a glance" titleClassName="mb-3.5 text-h3">
          <FactList facts={facts} layout="rows" />
        </TitledSection>
      )}
      <ArtistContact profile={profile} />
    </aside>
  );
}

function ArtistContact({ profile }: { profile: Profile }) {
  const { id, contact, location, votes, hasOwner } = profile;
  const { email, phone } = contact;
  if (votes === null) return null;
  return (
    <section className="panel surface" aria-labelledby="contact">
      <Band palette="indigo" />
      <div className="p-6">
        {(email || phone || location) && (
          <>
            <h2 id="contact" className="mb-4 text-h3">
              Contact Info
            </h2>
            <dl className="grid">
              <Detail icon={Mail} term="Email">
                {email && (
                  <a className="link hit" href={`mailto:${email}`}>
                    {email}
                  </a>
                )}
              </Detail>
              <Detail icon={Phone} term="Phone">
                {phone && (
                  <a className="link hit" href={phone.href}>
                    {phone.text}
                  </a>
                )}
              </Detail>
              <Detail icon={MapPin} term="Based in">
                {location}
              </Detail>
            </dl>
          </>
        )}
        <p className="artist-votes">
          <strong>{formatCount(votes)}</strong> <span>Community Upvotes</span>
        </p>
        <div className="mt-4">
          <ClaimArtistLink artistId={id} hasOwner={hasOwner} />
        </div>
      </div>
    </section>
  );
}
