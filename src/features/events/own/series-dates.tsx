import { AccountSection } from "#features/accounts/exports/account-section.tsx";
import { Badge } from "#ui/badge.tsx";
import { TextField } from "#ui/field.tsx";
import { FoldedForm, FoldedFormEnd } from "#ui/folded-form.tsx";
import type { FormFailure } from "#ui/form-state.ts";
import type { presentSeriesDate } from "./present-own-event.ts";

type Date = ReturnType<typeof presentSeriesDate>;
type SeriesDatesProps = { dates: readonly Date[]; failure: FormFailure | undefined };

/** The next dates of a repeating event, each of which can be moved or canceled. */
export function SeriesDates({ dates, failure }: SeriesDatesProps) {
  return (
    <AccountSection
      id="dates"
      title="Single dates"
      note="Moving or canceling one date takes effect at once, and everyone who saved the event gets an email. The other dates stay."
    >
      <ul>
        {dates.map((date) => (
          <li key={date.key} className="border-line border-t py-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <b>{date.words}</b>
              {date.isCanceled && <Badge tone="bad">Canceled</Badge>}
              {date.isMoved && <Badge tone="waiting">Moved</Badge>}
            </p>
            {date.was && <p className="text-muted text-small">It was on {date.was}.</p>}
            {date.note && <p className="text-small [overflow-wrap:anywhere]">“{date.note}”</p>}
            <DateForms date={date} failure={failure} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function DateForms({ date, failure }: { date: Date; failure: FormFailure | undefined }) {
  const original = <input type="hidden" name="original_start" value={date.key} />;
  const note = <TextField label="Why" name="note" optional />;
  return (
    <div className="mt-2">
      <FoldedForm
        id={`move_${date.key}`}
        title={date.isCanceled ? "Bring it back at another time" : "Move this date"}
        failure={failure}
      >
        {original}
        <TextField
          label="New day and time"
          name="starts_at"
          type="datetime-local"
          defaultValue={date.local}
        />
        {note}
        <FoldedFormEnd label="Move it" />
      </FoldedForm>
      {!date.isCanceled && (
        <FoldedForm id={`drop_${date.key}`} title="Cancel this date" failure={failure}>
          {original}
          {note}
          <FoldedFormEnd isDanger label="Cancel this date" />
        </FoldedForm>
      )}
    </div>
  );
}
