import { useRouteLoaderData } from "react-router";
import { Link } from "#ui/link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { showToast } from "#ui/toast-store.ts";
import { subjectPath } from "../../more/input.ts";
import { subjects } from "../../more/subjects.ts";

const tiles = [
  { title: "Podcasts", text: "Kitchen-table talk, by the hour.", notice: "Podcasts are not open yet." },
  { title: "Dance", text: "Studios, crews and second-line practice.", notice: "Dance is not open yet." },
  { title: "Poetry", text: "Open mics and the people who run them.", notice: "Poetry is not open yet." },
  { title: "Games", text: "Makers, leagues and spades nights.", notice: "Games are not open yet." },
];

/**
 * The other subjects of entertainment: links once the launch switch is on, and placeholders on bare warp until then.
 */
export function LoomTiles() {
  const root = useRouteLoaderData<{ hasMoreEntertainment: boolean }>("root");
  return root?.hasMoreEntertainment ? <WovenTiles /> : <UnwovenTiles />;
}

function WovenTiles() {
  return (
    <section className="section-y" aria-labelledby="loom">
      <div className="wrap">
        <SectionHead id="loom" title="Fresh off the loom">
          <p className="text-muted">Now open.</p>
        </SectionHead>
        <ul className="loom">
          {subjects.map(({ slug, title, text }) => (
            <li key={slug} className="warp warp-woven">
              <div>
                <h3>
                  <Link to={subjectPath(slug)} prefetch="intent">
                    {title}
                  </Link>
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function UnwovenTiles() {
  return (
    <section className="section-y" aria-labelledby="loom">
      <div className="wrap">
        <SectionHead id="loom" title="Still on the loom">
          <p className="text-muted">More is on the way.</p>
        </SectionHead>
        <ul className="loom">
          {tiles.map(({ title, text, notice }) => (
            <li key={title} className="warp">
              <div>
                <h3>
                  <button
                    type="button"
                    onClick={() => showToast({ title: "Coming Soon!", description: notice })}
                  >
                    {title}
                  </button>
                </h3>
                <p>{text}</p>
                <p className="warp-note">Coming soon</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
