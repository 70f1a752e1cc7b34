import { Link } from "#ui/link.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { showToast } from "#ui/toast-store.ts";

/** The parts behind the launch switch. `isMany` is for the sentence of the notice. */
const rooms = [
  {
    to: "/shows-this-week",
    title: "Shows This Week",
    text: "Concerts, screenings and open mics, seven days ahead.",
    isMany: true,
  },
  {
    to: "/dance",
    title: "Dance",
    text: "Companies, choreographers and second-line practice.",
    isMany: false,
  },
  {
    to: "/poets-and-writers",
    title: "Poets & Writers",
    text: "Open-mic regulars and the people who print them.",
    isMany: true,
  },
  {
    to: "/radio-and-press",
    title: "Radio & Press",
    text: "Stations, weeklies and kitchen-table talk, by the hour.",
    isMany: true,
  },
];

/** The other parts of entertainment: bare warp that says it is not woven yet, or ways in once they are open. */
export function LoomTiles({ isOpen }: { isOpen: boolean }) {
  return (
    <section className="section-y" aria-labelledby="loom">
      <div className="wrap">
        <SectionHead id="loom" title={isOpen ? "Fresh off the loom" : "Still on the loom"}>
          <p className="text-muted">
            {isOpen ? "Newly woven. Go and see." : "Not woven yet. Press one and we will say so."}
          </p>
        </SectionHead>
        <ul className="loom">
          {rooms.map(({ to, title, text, isMany }) => (
            <li key={to} className="warp" data-woven={isOpen || undefined}>
              <div>
                <h3>
                  {isOpen ? (
                    <Link to={to} prefetch="intent">
                      {title}
                    </Link>
                  ) : (
                    <button type="button" onClick={() => sayNotOpen(title, isMany)}>
                      {title}
                    </button>
                  )}
                </h3>
                <p>{text}</p>
                <p className="warp-note">{isOpen ? "Open" : "Coming soon"}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function sayNotOpen(title: string, isMany: boolean) {
  showToast({ title: "Coming Soon!", description: `${title} ${isMany ? "are" : "is"} not open yet.` });
}
