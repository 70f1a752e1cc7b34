import { Form, SubmitButton } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-state.ts";
import { RouteMap } from "#ui/map/route-map.tsx";
import { findConflicts } from "../find-conflicts.ts";
import type { RefusedForm } from "../handle-trip.server.ts";
import { useLeftConflicts } from "../left-conflicts.ts";
import type { LoadedTrip } from "../load-trip.server.ts";
import { ConflictList } from "./conflict-list.tsx";
import { listMapped } from "./day-map.tsx";
import { RefusedEdits } from "./refused-edits.tsx";
import { SharePanel, type TripPersonView } from "./share-panel.tsx";
import { TakeAlong } from "./take-along.tsx";
import { TripBoard } from "./trip-board.tsx";
import { TripHead } from "./trip-head.tsx";
import { TripSheets } from "./trip-sheets.tsx";
import { useLiveTrip } from "./use-live-trip.ts";

type TripActionData = FormFailure | RefusedForm | null | undefined;
type TripPageProps = { loaded: LoadedTrip; answer: TripActionData; path: string };

const states = {
  saved: "Saved.",
  saving: "Saving …",
  away: "We cannot be reached. Your changes wait here and are sent as soon as we can.",
};

/** A trip on the server: the board, kept fresh, with its people and addresses. */
export function TripPage({ loaded, answer, path }: TripPageProps) {
  const { canEdit, isOwner, isMember, canJoin, subjects, people, links } = loaded;
  const { trip, send, refused, dismiss, state } = useLiveTrip(loaded, path);
  const { open, leave } = useLeftConflicts(findConflicts(trip, subjects));
  const answered =
    answer && "refused" in answer ? answer.refused.map((edit) => ({ ...edit, by: answer.by })) : [];
  const failure = answer && "form" in answer ? answer : undefined;
  return (
    <div data-palette="green">
      <div className="print:hidden">
        <TripHead
          trip={trip}
          canEdit={canEdit}
          send={send}
          people={describePeople(people)}
          names={people.map(({ name }) => name)}
          trail={isMember ? { to: "/trips", label: "My trips" } : null}
        />
        <div className="wrap trip-body">
          <p role="status" className="trip-state" data-state={state}>
            {canEdit
              ? states[state]
              : "You can view this trip. To change it, ask its owner for the edit link."}
          </p>
          {canJoin && <Join canEdit={canEdit} failure={failure} />}
          <RefusedEdits edits={[...answered, ...refused]} send={send} dismiss={dismiss} />
          <ConflictList conflicts={open} canEdit={canEdit} send={send} leave={leave} />
          <TripBoard
            trip={trip}
            canEdit={canEdit}
            send={send}
            subjects={subjects}
            conflicts={open}
            {...notesHintOf(people)}
          >
            <section id="share" aria-labelledby="share-title">
              <h2 id="share-title">{isMember ? "Share and download" : "Download"}</h2>
              {isMember && <SharePanel links={links} people={people} isOwner={isOwner} failure={failure} />}
              <TakeAlong address={(kind) => `${path}/files/trip.${kind}`} />
            </section>
          </TripBoard>
        </div>
      </div>
      <TripSheets
        trip={trip}
        map={(day) => <RouteMap stops={listMapped(trip, subjects, day)} label={`Day ${day} on the map`} />}
      />
    </div>
  );
}

function Join({ canEdit, failure }: { canEdit: boolean; failure: FormFailure | undefined }) {
  return (
    <Form id="join" failure={failure} className="trip-join">
      <p>
        {canEdit
          ? "Plan along: keep this trip among yours."
          : "Keep this trip among yours, to find it again."}
      </p>
      <SubmitButton size="small" variant="secondary" pendingLabel="One moment">
        Keep it in my trips
      </SubmitButton>
    </Form>
  );
}

/** `You, Loretta and Denise`. */
function describePeople(people: readonly TripPersonView[]): string | null {
  const names = [...people].sort((one, two) => Number(two.isYou) - Number(one.isYou)).map(nameOf);
  if (names.length <= 1) return null;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function nameOf({ isYou, name }: TripPersonView) {
  return isYou ? "You" : name;
}

function notesHintOf(people: readonly TripPersonView[]) {
  const others = people.filter(({ isYou }) => !isYou).map(({ name }) => name);
  if (others.length === 0) return {};
  const names = others.length === 1 ? others[0] : `${others.slice(0, -1).join(", ")} and ${others.at(-1)}`;
  return { notesHint: `${names} ${others.length === 1 ? "sees" : "see"} this too.` };
}
