import { TriangleAlert } from "lucide";
import { Icon } from "#ui/icon.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { Conflict } from "../find-conflicts.ts";
import type { TripChange } from "../trip.ts";

type ConflictListProps = {
  conflicts: readonly Conflict[];
  canEdit: boolean;
  /** Without JavaScript the change is posted to the page, as `change`. */
  send: (change: TripChange) => void;
  leave: (id: string) => void;
};

const numbers = ["Nothing", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** What cannot work out, each with its repair and a way to leave it as it is. */
export function ConflictList({ conflicts, canEdit, send, leave }: ConflictListProps) {
  const isHydrated = useIsHydrated();
  if (conflicts.length === 0) return null;
  const count = numbers[conflicts.length] ?? String(conflicts.length);
  return (
    <section className="sort-out" aria-labelledby="sort-out">
      <h2 id="sort-out">
        <Icon of={TriangleAlert} />
        {count} {conflicts.length === 1 ? "thing" : "things"} to sort out
      </h2>
      <ul>
        {conflicts.map(({ id, day, text, repair }) => (
          <li key={id}>
            <span>
              {day !== null && <b>Day {day}. </b>}
              {text}
            </span>
            {canEdit && (
              <span className="sort-out-ways">
                {repair && <Repair {...repair} send={send} />}
                {isHydrated && (
                  <button type="button" className="link" onClick={() => leave(id)}>
                    Leave it<span className="sr-only">: {text}</span>
                  </button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type RepairProps = NonNullable<Conflict["repair"]> & Pick<ConflictListProps, "send">;

function Repair({ label, change, send }: RepairProps) {
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send(change);
      }}
    >
      <input type="hidden" name="change" value={JSON.stringify(change)} />
      <button type="submit" className="link">
        {label}
      </button>
    </form>
  );
}
