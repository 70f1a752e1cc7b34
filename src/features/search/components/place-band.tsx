import { Block } from "#ui/block.tsx";
import { Cover } from "#ui/cover.tsx";
import { GoLink } from "#ui/text-link.tsx";

/** The page of a place. */
export type PlacePage = { slug: string; to: string; name: string; text: string };

/** The city that was asked for: everything that is there, on one page. */
export function PlaceBand({ place }: { place: PlacePage }) {
  return (
    <Block palette="green" className="place-band" aria-labelledby="place-title">
      <Cover id={`city-${place.slug}`} palette="green" ratio={1.5} className="place-band-cover" eager />
      <div className="place-band-copy">
        <h2 id="place-title">{place.name}</h2>
        <p>{place.text}</p>
      </div>
      <GoLink to={place.to} prefetch="intent">
        See the city<span className="sr-only">: {place.name}</span>
      </GoLink>
    </Block>
  );
}
