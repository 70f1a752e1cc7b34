import { Upload } from "lucide";
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { classes } from "./classes.ts";
import { FieldError } from "./field.tsx";
import { useField } from "./form-state.ts";
import { formatLimit } from "./format-bytes.ts";
import { Icon } from "./icon.tsx";
import { UploadRow } from "./upload-row.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";
import { usePreview } from "./use-preview.ts";
import { nameTypes, type UploadRules, type UploadState, useUpload } from "./use-upload.ts";

type UploadFieldProps = {
  name: string;
  purpose: UploadRules;
  label: ReactNode;
  /** By default the types and the maximum size of the purpose. */
  hint?: ReactNode;
  optional?: boolean;
  error?: string | null;
  /** What the file chooser offers; by default the types of the purpose. */
  accept?: string;
  /** Shows a preview of the chosen picture. */
  showsPicture?: boolean;
  /** Called when a file has been uploaded, and when it is removed. A public picture has a URL. */
  onChange?: (isThere: boolean, url?: string) => void;
  /** Called when a file was rejected. */
  onFail?: (message: string) => void;
};

/**
 * A file that is uploaded as soon as it is chosen or dropped; the form then sends its id. Without JavaScript it is a
 * plain file field in a form that `takesFiles`.
 */
export function UploadField(props: UploadFieldProps) {
  const {
    name,
    purpose,
    label,
    hint,
    optional,
    error: given,
    accept,
    showsPicture,
    onChange,
    onFail,
  } = props;
  const own = useField(name);
  const id = useId();
  const isHydrated = useIsHydrated();
  const { state, announcement, send: sendFile, clear } = useUpload(purpose, own.typed || undefined);
  const { preview, show } = usePreview();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isFilled = state.kind === "done";
  // The form's error about the previous file no longer applies once there is a new one.
  const isNew = isFilled && state.id !== own.typed;
  const said = isNew ? undefined : given === undefined ? own.error : given;
  const error = state.kind === "failed" ? state.message : said;

  const url = isFilled ? state.url : undefined;
  useEffect(() => onChange?.(isFilled, url), [onChange, isFilled, url]);
  const failure = state.kind === "failed" ? state.message : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failed file.
  useEffect(() => {
    if (failure) onFail?.(failure);
  }, [failure, state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    // A file chosen before the scripts ran.
    const [early] = chooser.current?.files ?? [];
    if (early) send(early);
    const form = chooser.current?.form;
    const reset = () => clear("");
    form?.addEventListener("reset", reset);
    return () => form?.removeEventListener("reset", reset);
  }, []);

  function send(file: File) {
    if (showsPicture) show(file);
    sendFile(file);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) send(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === "dragover");
  };
  const remove = (words: string) => {
    clear(words);
    chooser.current?.focus();
  };
  const actions = {
    cancel: () => remove("Sending was canceled."),
    remove: () => remove("The file was removed."),
    retry: () => state.kind === "failed" && send(state.file),
  };
  const hintText = hint ?? `${nameTypes(purpose)}, up to ${formatLimit(purpose.maxBytes)}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> (optional)</span>}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the file field inside. */}
      <div
        className={classes("upload-drop surface", isOver && "upload-drop-over", error && "upload-drop-wrong")}
        onDragOver={over}
        onDragLeave={over}
        onDrop={drop}
      >
        <Icon of={Upload} />
        {isHydrated && <p className="upload-title">Drop the file here</p>}
        <p className="upload-hint" id={`${id}-hint`}>
          {hintText}
        </p>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept={accept ?? purpose.accepts.join(",")}
          {...(isHydrated ? { className: "sr-only" } : { name, className: "input surface" })}
          required={!isHydrated && !isFilled && own.attributes.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send(file);
            // Allows choosing the same file again.
            target.value = "";
          }}
        />
        {isHydrated && (
          <label className="button button-secondary button-small" htmlFor={id}>
            {state.kind === "empty" ? "Choose a file" : "Choose another file"}
          </label>
        )}
      </div>
      {isHydrated ? (
        <UploadValue
          name={name}
          state={state}
          required={own.attributes.required}
          focus={() => chooser.current?.focus()}
        />
      ) : (
        isFilled && <input type="hidden" name={name} value={state.id} />
      )}
      <UploadRow state={state} preview={preview} actions={isHydrated ? actions : undefined} />
      <FieldError id={`${id}-error`} error={error} />
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </div>
  );
}

type UploadValueProps = {
  name: string;
  state: UploadState;
  required: true | undefined;
  focus: () => void;
};

/** The form's value. A text field, because hidden ones cannot be required; focus moves on to the file field. */
function UploadValue({ name, state, required, focus }: UploadValueProps) {
  const input = useRef<HTMLInputElement>(null);
  const unfinished =
    state.kind === "sending"
      ? "Please wait until the file has arrived."
      : state.kind === "failed"
        ? "This file was not sent. Try again, or choose another."
        : "";
  useEffect(() => input.current?.setCustomValidity(unfinished), [unfinished]);
  return (
    <input
      ref={input}
      type="text"
      className="sr-only"
      name={name}
      value={state.kind === "done" ? state.id : ""}
      required={required}
      tabIndex={-1}
      aria-hidden="true"
      onChange={() => {}}
      onFocus={focus}
    />
  );
}
