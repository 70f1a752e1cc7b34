import { Users } from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { TripChange } from "../trip.ts";
import type { Refusal } from "./use-live-trip.ts";

type RefusedEditsProps = {
  edits: readonly Refusal[];
  send: (change: TripChange) => void;
  dismiss: (id: string) => void;
};

/** Where somebody else was first: both texts, and a choice. Nothing that was typed is lost. */
export function RefusedEdits({ edits, send, dismiss }: RefusedEditsProps) {
  const isHydrated = useIsHydrated();
  return (
    <div role="status">
      {edits.length > 0 && (
        <section className="trip-refused" aria-labelledby="refused">
          <h2 id="refused">
            <Icon of={Users} />
            Two of you changed the same thing
          </h2>
          <ul>
            {edits.map(({ id, label, theirs, mine, again, by }) => (
              <li key={id}>
                <p>
                  <b>{label}.</b> {by ?? "Somebody else"} was first. Theirs stands, yours is kept here.
                </p>
                <dl>
                  <div>
                    <dt>{by ?? "Theirs"}</dt>
                    <dd>{theirs}</dd>
                  </div>
                  <div>
                    <dt>Yours</dt>
                    <dd>{mine}</dd>
                  </div>
                </dl>
                <div className="flex flex-wrap gap-2">
                  {again && (
                    <form
                      method="post"
                      encType="multipart/form-data"
                      onSubmit={(event) => {
                        event.preventDefault();
                        send(again);
                        dismiss(id);
                      }}
                    >
                      <input type="hidden" name="change" value={JSON.stringify(again)} />
                      <Button type="submit" size="small" variant="ink">
                        Use mine
                      </Button>
                    </form>
                  )}
                  {isHydrated && (
                    <Button size="small" variant="secondary" onClick={() => dismiss(id)}>
                      Leave theirs
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
