import { Block } from "#ui/block.tsx";
import { Cover } from "#ui/cover.tsx";
import { GoLink } from "#ui/text-link.tsx";

export type CityPage = { slug: string; to: string; name: string; text: string };

/** Links to the page of the city in the query. */
export function CityBanner({ city }: { city: CityPage }) {
  return (
    <Block palette="green" className="place-band" aria-labelledby="place-title">
      <Cover id={`city-${city.slug}`} palette="green" ratio={1.5} className="place-band-cover" eager />
      <div className="place-band-copy">
        <h2 id="place-title">{city.name}</h2>
        <p>{city.text}</p>
      </div>
      <GoLink to={city.to} prefetch="intent">
        See the city<span className="sr-only">: {city.name}</span>
      </GoLink>
    </Block>
  );
}
