import { SectionHead } from "#ui/section-head.tsx";
import { showToast } from "#ui/toast-store.ts";

const tiles = [
  { title: "Podcasts", text: "Kitchen-table talk, by the hour.", notice: "Podcasts are not open yet." },
  { title: "Dance", text: "Studios, crews and second-line practice.", notice: "Dance is not open yet." },
  { title: "Poetry", text: "Open mics and the people who run them.", notice: "Poetry is not open yet." },
  { title: "Games", text: "Makers, leagues and spades nights.", notice: "Games are not open yet." },
];

/** Parts of entertainment that are not built: bare warp that says so and leads nowhere. */
export function LoomTiles() {
  return (
    <section className="section-y" aria-labelledby="loom">
      <div className="wrap">
        <SectionHead id="loom" title="Still on the loom">
          <p className="text-muted">Not woven yet. Press one and we will say so.</p>
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
