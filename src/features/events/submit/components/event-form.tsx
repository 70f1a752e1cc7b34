import { type ReactNode, useCallback, useState } from "react";
import { classes } from "#ui/classes.ts";
import { TextArea, TextField } from "#ui/field.tsx";
import { Form, FormEnd, SubmitButton } from "#ui/form.tsx";
import type { FormFailure, FormFields } from "#ui/form-state.ts";
import { showToast } from "#ui/toast-store.ts";
import { UploadField } from "#ui/upload-field.tsx";
import { eventPictures } from "../event-pictures.ts";
import { EventPreview } from "./event-preview.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { RepeatFields, RepeatSelect } from "./repeat-fields.tsx";
import { useEventDraft } from "./use-event-draft.ts";
import { ZoneField } from "./zone-field.tsx";

type EventFormProps = {
  fields: FormFields;
  failure: FormFailure | undefined;
  /** Initial values of the fields, by name. */
  values?: Partial<Record<string, string>>;
  /** Keeps a draft for this person until the event is submitted. */
  draftOf?: string;
  submitLabel: string;
  pendingLabel: string;
  /** The title of the toast after a failed submission. */
  failedTitle: string;
  /** Text beside the button: what happens next. */
  note: ReactNode;
  /** Content above the button. */
  warning?: ReactNode;
  /** On a page with its own frame, the preview is below. */
  isNarrow?: boolean;
};

/** The form of an event with its preview, to submit or edit one. */
export function EventForm(props: EventFormProps) {
  const { fields, failure, values: initial = nothing, draftOf, failedTitle } = props;
  const { area, values, restored, refresh } = useEventDraft({
    initial: failure?.typed ?? initial,
    personId: draftOf,
    isRefused: failure !== undefined,
  });
  const [uploaded, setUploaded] = useState<string>();
  const changePicture = useCallback(
    (_isThere: boolean, url?: string) => {
      setUploaded(url);
      refresh();
    },
    [refresh],
  );
  const fail = (description: string) =>
    showToast({ title: failedTitle, description, variant: "destructive" });
  return (
    <div
      ref={area}
      className={classes(
        "grid items-start gap-[clamp(2.5rem,6vw,5.5rem)] pt-[clamp(2rem,4vw,3.5rem)] pb-(--section)",
        !props.isNarrow && "wrap lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]",
      )}
    >
      <Form
        key={restored ? "restored" : "new"}
        failure={failure ?? filled(restored ?? initial)}
        fields={fields}
        takesFiles
        onInvalid={(errors) => fail(Object.values(errors).find(Boolean) ?? "")}
      >
        <Part title="What it is">
          <TextField label="Event Name" name="name" autoComplete="off" />
          <TextArea label="Description" name="description" rows={5} />
          <div className="form-pair">
            <TextField label="Date & Time" name="start_datetime" type="datetime-local" />
            <TextField label="Event Type" name="event_type" placeholder="e.g. Conference, Workshop" />
          </div>
          <ZoneField
            location={values.location ?? ""}
            isVirtual={Boolean(values.is_virtual)}
            onChange={refresh}
          />
          <div className="form-pair">
            <TextField label="Ends" name="end_datetime" type="datetime-local" optional />
            <RepeatSelect />
          </div>
          <RepeatFields values={values} />
        </Part>
        <Part title="Where to find it">
          <PlaceFields />
          <TextField label="Website / RSVP Link" name="website" inputMode="url" placeholder="example.com" />
          <TextField label="Organizer Name" name="organizer_name" autoComplete="organization" optional />
        </Part>
        <Part title="A picture">
          <UploadField
            name="image_url"
            purpose={eventPictures}
            label="Event Image/Logo"
            optional
            hint="PNG, JPG or WEBP. MAX. 5MB"
            onChange={changePicture}
            onFail={fail}
          />
        </Part>
        <div className="mt-9 border-ink border-t-2 pt-6">
          {props.warning}
          <FormEnd>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3.5">
              <SubmitButton size="large" pendingLabel={props.pendingLabel} className="max-sm:w-full">
                {props.submitLabel}
              </SubmitButton>
              <p className="max-w-[46ch] flex-[1_1_15rem] text-muted text-small">{props.note}</p>
            </div>
          </FormEnd>
        </div>
      </Form>
      <EventPreview values={values} picture={uploaded ?? pictureOf(values.image_url)} />
    </div>
  );
}
const nothing = {};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="not-first-of-type:mt-10 grid gap-[1.1rem]">
      <legend className="display mb-[1.1rem] w-full border-ink border-t-2 pt-[0.9rem] text-h3">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}

/** Passes initial values in the place where the form looks for refused ones. */
function filled(typed: Partial<Record<string, string>>): FormFailure {
  return { form: "form", toast: null, errors: nothing, message: null, typed, stamp: null };
}

/** The URL of a picture already on the site. For an upload only its id is known. */
function pictureOf(value: string | undefined) {
  return value?.startsWith("/files/") ? value : null;
}
