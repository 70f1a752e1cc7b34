import { Band } from "#ui/band.tsx";
import { Block } from "#ui/block.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Cover } from "#ui/cover.tsx";
import { Row, Rows } from "#ui/row.tsx";
import type { CityData } from "../read-city.server.ts";

/** The first guide to the city, large, and the others below it. */
export function CityGuides({ guides }: { guides: CityData["guides"]["items"] }) {
  const [first, ...others] = guides;
  if (!first) return null;
  return (
    <>
      <article className="city-guide">
        <div className="city-guide-cover">
          <Cover id={first.id} palette="green" ratio={1.4} picture={first.picture} />
        </div>
        <Band palette="green" vertical thickness={20} className="city-guide-seam" />
        <Band palette="green" thickness={18} className="city-guide-hem" />
        <Block as="div" palette="green" className="city-guide-copy">
          <h3>{first.title}</h3>
          <p>{first.preview}</p>
          <p className="text-muted">{daysOf(first.days)}</p>
          <div className="actions mt-auto">
            <ButtonLink to={first.path}>
              Read the guide<span className="sr-only">: {first.title}</span>
            </ButtonLink>
          </div>
        </Block>
      </article>
      {others.length > 0 && (
        <div className="mt-6">
          <Rows>
            {others.map(({ id, title, days, path }) => (
              <Row
                key={id}
                to={path}
                title={title}
                note={daysOf(days)}
                cloth={<Cloth id={id} palette="green" ratio={1} height={72} className="size-18" />}
              />
            ))}
          </Rows>
        </div>
      )}
    </>
  );
}

function daysOf(days: number): string {
  return days === 1 ? "One day" : `${days} days`;
}
