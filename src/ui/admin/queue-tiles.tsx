import "./admin.css";
import { Link } from "../link.tsx";

type Tile = { to: string; label: string; waiting: number; also: string | null };

/** The number of waiting items per queue in large type. Each tile opens its queue. */
export function QueueTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <ul className="queue-tiles">
      {tiles.map(({ to, label, ...counts }) => {
        const { number, note } = describeCounts(counts);
        return (
          <li key={to}>
            <Link to={to} className="queue-tile">
              <strong>{number}</strong>
              <b>{label}</b>
              <small>{note}</small>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** "6 low" replaces a zero. */
function describeCounts({ waiting, also }: Pick<Tile, "waiting" | "also">) {
  if (waiting > 0)
    return { number: waiting > 99 ? "99+" : waiting, note: also ? `waiting, and ${also}` : "waiting" };
  const [number, note] = (also ?? "0 waiting").split(" ");
  return { number, note };
}
