import type { ReactNode } from "react";
import { ButtonLink, type ButtonVariant } from "../button.tsx";
import { Cover } from "../cover.tsx";
import { Form, FormMessage, SubmitButton } from "../form.tsx";
import { FormPanel } from "../form-panel.tsx";
import type { FormErrors, FormFailure, FormFields, FormValues } from "../form-state.ts";
import { formatDay } from "../format-day.ts";
import { BackLink, TextLink } from "../text-link.tsx";
import type { PaletteName } from "../weave/palettes.ts";

type EditorPanelProps = {
  title: string;
  note?: ReactNode;
  back?: { to: string; label: string } | undefined;
  palette?: PaletteName | undefined;
  /** The record's picture or cloth; omitted for a new record. */
  cover?: { id: string; picture?: string | null | undefined } | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The panel around an editor: the way back, the title with a note, and the form. */
export function EditorPanel(props: EditorPanelProps) {
  const { title, note, back, palette = "gold", cover, className = "max-w-[54rem]", children } = props;
  return (
    <div className={className}>
      {back && (
        <p className="pb-3">
          <BackLink to={back.to}>{back.label}</BackLink>
        </p>
      )}
      <FormPanel palette={palette}>
        <header className="editor-head">
          {cover && (
            <Cover {...cover} palette={palette} ratio={1} height={112} eager className="aspect-square" />
          )}
          <div>
            <h2 className="text-h2">{title}</h2>
            {note && <p className="text-muted text-small">{note}</p>}
          </div>
        </header>
        {children}
      </FormPanel>
    </div>
  );
}

/** What the loader of an editor returns. */
type Loaded = {
  title: string;
  values: FormValues | null;
  fields: FormFields;
  backTo: string;
  removal?: { to: string; label: string } | null;
  lastChange?: { by: string; at: string; allTo: string } | null;
};

type EditorPageProps = Omit<EditorPanelProps, "title" | "back"> & {
  loaded: Loaded;
  /** The id of the form. */
  form: string;
  failure: FormFailure | undefined;
  /** The name of the table, for the way back. */
  list: string;
  saveLabel: string;
  onInvalid?: (errors: FormErrors) => void;
  takesFiles?: boolean;
  /** Between the title and the form. */
  above?: ReactNode;
  /** The fields; they find their values by name. */
  children: ReactNode;
};

/** The page that adds or edits a record. */
export function EditorPage(props: EditorPageProps) {
  const { loaded, form, failure, list, saveLabel, note, above, onInvalid, takesFiles, children } = props;
  const { title, values, fields, backTo, removal, lastChange } = loaded;
  return (
    <EditorPanel
      {...props}
      title={title}
      back={{ to: backTo, label: list }}
      note={
        <>
          {lastChange && <LastChange {...lastChange} />} {note}
        </>
      }
    >
      {above}
      <Form
        id={form}
        failure={failure}
        fields={fields}
        values={values ?? {}}
        onInvalid={onInvalid}
        takesFiles={takesFiles}
      >
        {/* Saving is refused if someone else saved this record in between. */}
        {values && "version" in values && (
          <input type="hidden" name="version" value={String(values.version)} />
        )}
        <div className="grid gap-8">{children}</div>
        <div className="mt-6">
          <FormMessage />
        </div>
        <footer className="editor-foot">
          <SubmitButton pendingLabel="Saving">{saveLabel}</SubmitButton>
          <ButtonLink to={backTo} variant="quiet">
            Cancel
          </ButtonLink>
          {removal && (
            <TextLink to={removal.to} className="editor-delete">
              {removal.label}
            </TextLink>
          )}
        </footer>
      </Form>
    </EditorPanel>
  );
}

function LastChange({ by, at, allTo }: NonNullable<Loaded["lastChange"]>) {
  return (
    <>
      {`Last changed ${formatDay(new Date(at))} by ${by}.`} <TextLink to={allTo}>All changes</TextLink>
    </>
  );
}

type ConfirmPageProps = Pick<EditorPanelProps, "palette" | "cover"> & {
  loaded: { title: string; label: string; cancelTo: string };
  failure: FormFailure | undefined;
  variant?: ButtonVariant;
  /** What happens, and what is lost. */
  children: ReactNode;
};

/** Asks before something happens to a record, such as its deletion. */
export function ConfirmPage({ loaded, failure, variant = "danger", children, ...panel }: ConfirmPageProps) {
  const { title, label, cancelTo } = loaded;
  return (
    <EditorPanel {...panel} title={title} className="max-w-[40rem]">
      <Form id="confirm" failure={failure}>
        <div className="grid max-w-[56ch] gap-3 text-pretty">{children}</div>
        <footer className="editor-foot">
          <SubmitButton variant={variant} pendingLabel="One moment">
            {label}
          </SubmitButton>
          <ButtonLink to={cancelTo} variant="quiet">
            Cancel
          </ButtonLink>
        </footer>
      </Form>
    </EditorPanel>
  );
}
