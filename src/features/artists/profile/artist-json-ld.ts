import type { Profile } from "./present-profile.ts";

type Data = { [name: string]: string | Data | (string | Data)[] | undefined };

/** An artist in schema.org terms, without email address and phone number, which are for people on the page. */
export function artistJsonLd(profile: Profile, origin: string): Data {
  const url = `${origin}/artist/${profile.id}`;
  const { city, state, socials } = profile;
  const isMusic = profile.category === "Music";
  const place: Data | undefined =
    city || state
      ? { "@type": "PostalAddress", addressLocality: city ?? undefined, addressRegion: state ?? undefined }
      : undefined;
  return {
    "@context": "https://schema.org",
    "@type": isMusic ? "MusicGroup" : "Person",
    "@id": url,
    url,
    name: profile.name,
    description: [profile.tagline, ...profile.paragraphs].filter(Boolean).join(" ") || undefined,
    image: pictureOf(profile, origin),
    // A band has neither a profession nor a home address.
    ...(isMusic
      ? { location: place && { "@type": "Place", address: place } }
      : { jobTitle: profile.category ?? undefined, address: place }),
    sameAs: socials.map(({ href }) => href),
  };
}

function pictureOf({ id, works }: Profile, origin: string): string {
  const picture = works.find(({ kind }) => kind === "picture");
  return new URL(picture?.href ?? `/artist/${id}/card.png`, origin).href;
}
