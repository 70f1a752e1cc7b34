import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";

const cloths = Array.from({ length: 18 }, (_, index) => `wall-${index + 1}`);

/** A link to the artist directory, next to a wall of cloths. */
export function ArtistWall() {
  return (
    <section className="section-y bg-sunk" aria-labelledby="wall">
      <div className="wrap artist-wall">
        <div>
          <h2 id="wall">One wall, every artist.</h2>
          <p className="lead">
            Players, painters, poets and people who make rooms go quiet. Look around, vote for the ones you
            love, or put a name up yourself.
          </p>
          <ButtonLink to="/artist-directory" size="large">
            Open the artist directory
          </ButtonLink>
        </div>
        <div className="wall" aria-hidden="true">
          {cloths.map((id) => (
            <Cloth key={id} id={id} palette="indigo" ratio={1} height={160} />
          ))}
        </div>
      </div>
    </section>
  );
}
