import { ArrowRight } from "lucide";
import { Cloth } from "#ui/cloth.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { FamilyName } from "#ui/weave/weave.ts";

type Curtain = { to: string; title: string; text: string; count: string; cloth: [FamilyName, number] };

/** The four categories. Their counts are part of the copy, not from the database. */
const curtains: readonly Curtain[] = [
  {
    to: "/music-and-artists",
    title: "Music & Artists",
    text: "Players, producers and the rooms they fill.",
    count: "25+ Venues",
    cloth: ["kente", 0],
  },
  {
    to: "/film-and-media",
    title: "Film & Media",
    text: "Directors, studios and the shows you missed.",
    count: "75+ Creators",
    cloth: ["eyes", 1],
  },
  {
    to: "/theater-and-arts",
    title: "Theater & Arts",
    text: "Companies, dancers and painters with a key to the building.",
    count: "40+ Venues",
    cloth: ["adire", 2],
  },
  {
    to: "/comedy-and-shows",
    title: "Comedy & Shows",
    text: "Stand-ups, sketch nights and aunties with a mic.",
    count: "60+ Performers",
    cloth: ["zigzag", 3],
  },
];

/** The categories of entertainment as curtains on a rail. */
export function Curtains() {
  return (
    <nav className="wrap curtains" aria-label="Entertainment categories">
      {curtains.map(({ to, title, text, count, cloth: [family, way] }) => (
        <Link key={to} to={to} className="curtain" prefetch="intent">
          <Cloth
            id={`curtain-${family}`}
            palette="indigo"
            family={family}
            way={way}
            ratio={0.62}
            height={480}
            eager
          />
          <span className="curtain-label">
            <b>{title}</b>
            <small>{text}</small>
            <span className="curtain-count">
              {count}
              <Icon of={ArrowRight} />
            </span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
