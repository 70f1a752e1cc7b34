import { Card } from "#ui/card.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { SectionHead } from "#ui/section-head.tsx";

const palette = "indigo";

/** Picks that are part of the copy, not records of the database. */
export function EditorsPicks() {
  return (
    <section className="section-y" aria-labelledby="picks">
      <div className="wrap">
        <SectionHead id="picks" title="Worth leaving the house for">
          <p className="text-muted">Picked by hand. We change it when we change our minds.</p>
        </SectionHead>
        <div className="picks">
          <Card
            to="/venues"
            palette={palette}
            size="big"
            tag="A guide to rooms"
            name="Nine rooms that still keep a house band"
            text="Somebody’s uncle on the organ, the same four people on the first table, and a kitchen that closes after the last set. Where to sit, and what to order."
            cover={
              <Cloth id="pick-rooms" palette={palette} family="housetop" way={2} ratio={4 / 3} height={360} />
            }
          >
            <p className="pick-go">See the venues</p>
          </Card>
          <div className="picks-side">
            <Card
              to="/film-and-media"
              palette={palette}
              tag="First films"
              name="Six first films made for less than a used car"
              cover={<Cloth id="pick-films" palette={palette} family="ndebele" way={1} ratio={2.1} />}
            >
              <p className="pick-go">See film and media</p>
            </Card>
            <Card
              to="/theater-and-arts"
              palette={palette}
              tag="On stage"
              name="The cheap seats are the good seats, and here is why"
              cover={<Cloth id="pick-stage" palette={palette} family="ikat" way={3} ratio={2.1} />}
            >
              <p className="pick-go">See theater and arts</p>
            </Card>
          </div>
        </div>
      </div>
    </section>
  );
}
