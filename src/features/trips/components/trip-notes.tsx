import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/field.tsx";
import type { Trip, TripChange } from "../trip.ts";
import { ChangeForm } from "./change-form.tsx";

type TripNotesProps = {
  trip: Trip;
  canEdit: boolean;
  send: (change: TripChange) => void;
  hint?: string | undefined;
};

/** Notes for the whole trip. What is being typed stays, whatever others change meanwhile. */
export function TripNotes({ trip, canEdit, send, hint }: TripNotesProps) {
  const [draft, setDraft] = useState<{ seen: string; text: string } | null>(null);
  if (!canEdit)
    return trip.notes ? (
      <section aria-labelledby="trip-notes">
        <h3 id="trip-notes" className="text-body">
          Notes for the whole trip
        </h3>
        <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{trip.notes}</p>
      </section>
    ) : null;
  const seen = draft?.seen ?? trip.notes;
  return (
    <ChangeForm
      act="notes"
      trip={trip}
      send={send}
      fields={{ seen: JSON.stringify({ notes: seen }) }}
      onSent={() => setDraft(null)}
      className="trip-notes"
    >
      <TextArea
        label="Notes for the whole trip"
        name="notes"
        rows={4}
        maxLength={5000}
        value={draft?.text ?? trip.notes}
        onChange={({ target: { value } }) => setDraft({ seen, text: value })}
        onBlur={({ target: { form } }) => draft && form?.requestSubmit()}
        hint={hint}
      />
      <Button type="submit" size="small" variant="secondary">
        Save the notes
      </Button>
    </ChangeForm>
  );
}
