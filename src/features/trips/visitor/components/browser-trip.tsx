import { useSite } from "#platform/http/meta/site-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RouteMap } from "#ui/map/route-map.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast-store.ts";
import { ConflictList } from "../../components/conflict-list.tsx";
import { listMapped } from "../../components/day-map.tsx";
import { TakeAlong } from "../../components/take-along.tsx";
import { TripBoard } from "../../components/trip-board.tsx";
import { TripHead } from "../../components/trip-head.tsx";
import { TripSheets } from "../../components/trip-sheets.tsx";
import type { TripFileKind } from "../../files/trip-files.ts";
import { findConflicts } from "../../find-conflicts.ts";
import { useLeftConflicts } from "../../left-conflicts.ts";
import type { Trip, TripChange } from "../../trip.ts";
import { changeVisitorTrip, deleteVisitorTrip } from "../stored-trip.ts";
import { useSubjects } from "../use-subjects.ts";

/** The board of a trip that only this browser has. */
export function BrowserTrip({ trip }: { trip: Trip }) {
  const { name: siteName } = useSite();
  const subjects = useSubjects(trip);
  const { open, leave } = useLeftConflicts(findConflicts(trip, subjects));
  return (
    <div data-palette="green">
      <div className="print:hidden">
        <TripHead trip={trip} send={send} canEdit trail={null} />
        <div className="wrap trip-body">
          <p className="trip-state">
            Kept in this browser alone. <TextLink to="/register">Keep it in an account</TextLink> to have it
            everywhere and to share it.
          </p>
          <ConflictList conflicts={open} canEdit send={send} leave={leave} />
          <TripBoard
            trip={trip}
            send={send}
            subjects={subjects}
            conflicts={open}
            canEdit
            notesHint="Only you see this."
          >
            <section id="share" aria-labelledby="share-title">
              <h2 id="share-title">Keep and take along</h2>
              <p className="mt-3 text-muted">
                With an account the trip moves there by itself: it is on all your devices, and you can share
                it by a link, to look or to plan along.
              </p>
              <p className="mt-4 flex flex-wrap gap-3">
                <ButtonLink to="/register">Keep it</ButtonLink>
                <ButtonLink to="/login?returnTo=%2Ftrip" variant="secondary">
                  Log in
                </ButtonLink>
              </p>
              <TakeAlong address={null} write={write} />
              <details className="mt-6">
                <summary className="link">Forget this trip</summary>
                <p className="mt-3 text-muted">It is nowhere else: what you planned is gone then.</p>
                <button type="button" className="button button-danger button-small mt-3" onClick={forget}>
                  Yes, forget it
                </button>
              </details>
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

  async function write(kind: TripFileKind) {
    const { writeTripFile } = await import("../../files/trip-files.ts");
    const url = `${location.origin}/trip`;
    return writeTripFile(kind, { trip, subjects, siteName, url, writtenAt: new Date() });
  }
}

function send(change: TripChange) {
  const changed = changeVisitorTrip(change);
  if (!changed.ok) showToast({ title: "Not saved", description: changed.message, variant: "destructive" });
}

function forget() {
  deleteVisitorTrip();
  showToast({ title: "The trip is forgotten" });
}
