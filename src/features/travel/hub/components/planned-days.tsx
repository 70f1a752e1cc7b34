import { Cover } from "#ui/cover.tsx";
import { describeCount } from "#ui/format-number.ts";
import { Row, Rows } from "#ui/row.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink } from "#ui/text-link.tsx";

type Guide = { id: string; title: string; cityName: string; picture: string | null; days: number };

/** The first guides, and a link to all of them. */
export function PlannedDays({ guides }: { guides: readonly Guide[] }) {
  if (guides.length === 0) return null;
  return (
    <section className="section-y bg-sunk" aria-labelledby="planned">
      <div className="wrap">
        <SectionHead id="planned" title="Ready-made itineraries">
          <GoLink to="/travel-guides">All guides</GoLink>
        </SectionHead>
        <Rows isOneColumn>
          {guides.map(({ id, title, cityName, picture, days }) => (
            <Row
              key={id}
              to={`/travel-guides/${id}`}
              title={title}
              note={`${cityName} · ${describeCount(days, "day", "days")}, free to read`}
              cloth={
                <Cover
                  id={id}
                  palette="green"
                  ratio={1}
                  height={144}
                  picture={picture}
                  className="aspect-square"
                />
              }
            />
          ))}
        </Rows>
      </div>
    </section>
  );
}
