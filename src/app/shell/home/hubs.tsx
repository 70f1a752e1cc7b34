import { Block } from "#ui/block.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { Link } from "#ui/link.tsx";
import { GoLink } from "#ui/text-link.tsx";
import type { PaletteName } from "#ui/weave/palettes.ts";
import type { FamilyName } from "#ui/weave/weave.ts";

/** One item in a hub. `detail` is its duration, date or city. */
export type HubLine = { to: string; name: string; detail: string };
export type HubLines = Record<"travel" | "events" | "entertainment", readonly HubLine[]>;

type Hub = {
  key: keyof HubLines;
  title: string;
  to: string;
  palette: PaletteName;
  text: string;
  action: string;
  cloth: { id: string; family: FamilyName; way: number };
};

const hubs: readonly Hub[] = [
  {
    key: "travel",
    title: "Travel",
    to: "/travel",
    palette: "green",
    text: "Three-day guides, cultural tours and rooms with hosts who know the block.",
    action: "Plan a trip",
    cloth: { id: "hub-travel", family: "ndebele", way: 3 },
  },
  {
    key: "events",
    title: "Events",
    to: "/events",
    palette: "clay",
    text: "Pitch nights, pop-ups and supper clubs. Bring a friend, leave with three.",
    action: "See the calendar",
    cloth: { id: "hub-events2", family: "eyes", way: 1 },
  },
  {
    key: "entertainment",
    title: "Entertainment",
    to: "/entertainment",
    palette: "indigo",
    text: "Musicians, filmmakers, painters and comics, and the rooms they play.",
    action: "Meet the artists",
    cloth: { id: "hub-ent", family: "kente", way: 0 },
  },
];

/** Three blocks that link to travel, events and entertainment. */
export function Hubs({ lines }: { lines: HubLines }) {
  return (
    <section
      className="grid sm:max-md:grid-cols-2 sm:max-md:*:last:col-span-2 md:grid-cols-3 xl:grid-cols-[1fr_calc(var(--page)/3)_1fr]"
      aria-label="Lifestyle"
    >
      {hubs.map(({ key, ...hub }) => (
        <HubBlock key={key} {...hub} lines={lines[key]} />
      ))}
    </section>
  );
}

type HubBlockProps = Omit<Hub, "key"> & { lines: readonly HubLine[] };

function HubBlock({ title, to, palette, text, action, cloth, lines }: HubBlockProps) {
  return (
    <Block as="article" palette={palette} className="flex flex-col">
      <Cloth {...cloth} palette={palette} ratio={4} height={200} className="h-24 sm:h-37.5" />
      <div className="hub">
        <h2 className="tracking-[-0.03em]">{title}</h2>
        <p className="mt-3 text-muted">{text}</p>
        {lines.length > 0 && (
          <ul className="hub-lines">
            {lines.map((line) => (
              <li key={line.to}>
                <Link to={line.to}>{line.name}</Link> <span>{line.detail}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto pt-8">
          <GoLink to={to}>{action}</GoLink>
        </div>
      </div>
    </Block>
  );
}
