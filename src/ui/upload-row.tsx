import { formatBytes } from "./format-bytes.ts";
import type { UploadState } from "./use-upload.ts";

type UploadRowProps = {
  state: UploadState;
  /** A small preview of the picture. */
  preview?: string | null;
  /** Missing until the page is hydrated, because they need scripts. */
  actions?: { cancel: () => void; remove: () => void; retry: () => void } | undefined;
};

/** The chosen file: its name, progress and actions. */
export function UploadRow({ state, preview, actions }: UploadRowProps) {
  if (state.kind === "empty") return null;
  const name = nameOf(state);
  return (
    <div className="upload-file" data-palette="gold">
      {preview ? (
        <img className="upload-picture" src={preview} alt="The chosen file" width={72} height={72} />
      ) : (
        <span className="upload-leaf" aria-hidden="true">
          {endingOf(name)}
        </span>
      )}
      <p className="upload-name">{name ?? "Your file"}</p>
      <p className="upload-status">{describe(state)}</p>
      {actions && (
        <p className="upload-actions">
          {state.kind === "failed" && !state.isFinal && (
            <button type="button" className="link" onClick={actions.retry}>
              Try again
            </button>
          )}
          <button
            type="button"
            className="link"
            onClick={state.kind === "sending" ? actions.cancel : actions.remove}
          >
            {state.kind === "sending" ? "Cancel" : "Remove"}
          </button>
        </p>
      )}
      {state.kind === "sending" && (
        <progress
          className="upload-progress"
          max={state.size}
          value={state.sent}
          aria-label={`Sending ${name}`}
        />
      )}
    </div>
  );
}

function nameOf(state: Exclude<UploadState, { kind: "empty" }>) {
  return state.kind === "failed" ? state.file.name : state.name;
}

function describe(state: Exclude<UploadState, { kind: "empty" }>) {
  if (state.kind === "failed") return "Not sent";
  if (state.kind === "done") return state.size === null ? "Received" : `${formatBytes(state.size)}, received`;
  if (state.sent >= state.size) return "Looking at the file…";
  return `${formatBytes(state.sent)} of ${formatBytes(state.size)}${describeRest(state)}`;
}

/** Shown once the speed is known. */
function describeRest({ sent, size, startedAt }: Extract<UploadState, { kind: "sending" }>) {
  const elapsed = (Date.now() - startedAt) / 1_000;
  if (elapsed < 1 || sent === 0) return "";
  const seconds = Math.ceil((elapsed / sent) * (size - sent));
  return seconds === 1 ? ", 1 second left" : `, ${seconds} seconds left`;
}

function endingOf(name: string | null) {
  const ending = /\.([A-Za-z0-9]{2,4})$/.exec(name ?? "")?.[1] ?? "File";
  return ending.length > 4 ? "File" : ending;
}
