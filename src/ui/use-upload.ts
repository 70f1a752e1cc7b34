import { useEffect, useRef, useState } from "react";
import { formatBytes, formatLimit } from "./format-bytes.ts";
import { sendFile } from "./send-file.ts";

/** What the browser knows about an upload purpose. */
export type UploadRules = { name: string; accepts: readonly string[]; maxBytes: number };

export type UploadState =
  | { kind: "empty" }
  | { kind: "sending"; name: string; size: number; sent: number; startedAt: number }
  /** `name` is unknown when the page was loaded with the id of an earlier attempt. */
  | { kind: "done"; id: string; name: string | null; size: number | null; url?: string }
  | { kind: "failed"; file: File; message: string; isFinal: boolean };

const typeNames: Record<string, string> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "application/pdf": "PDF",
};

/** `JPEG, PNG or PDF`. */
export function nameTypes({ accepts }: Pick<UploadRules, "accepts">): string {
  const names = accepts.map((type) => typeNames[type] ?? type);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} or ${last}` : last;
}

/** Uploads a chosen file immediately, and remembers it, so that nothing is lost when the form is rejected. */
export function useUpload(rules: UploadRules, knownId: string | undefined) {
  const [state, setState] = useState<UploadState>(
    knownId ? { kind: "done", id: knownId, name: null, size: null } : { kind: "empty" },
  );
  const [announcement, announce] = useState("");
  const cancelSending = useRef<() => void>(undefined);
  useEffect(() => () => cancelSending.current?.(), []);

  function send(file: File) {
    cancelSending.current?.();
    const problem = findProblem(rules, file);
    if (problem) return fail(file, problem, true);
    const { name, size } = file;
    setState({ kind: "sending", name, size, sent: 0, startedAt: Date.now() });
    announce(`Sending ${name}, ${formatBytes(size)}.`);
    cancelSending.current = sendFile({
      address: `/uploads/${rules.name}`,
      file,
      onProgress: (sent) => setState((now) => (now.kind === "sending" ? { ...now, sent } : now)),
      onDone: (outcome) => {
        if (!outcome.ok) return fail(file, outcome.message, false);
        setState({ kind: "done", ...outcome.file });
        announce(`${name} has arrived.`);
      },
    });
  }

  function fail(file: File, message: string, isFinal: boolean) {
    setState({ kind: "failed", file, message, isFinal });
    announce("");
  }

  function clear(words: string) {
    cancelSending.current?.();
    setState({ kind: "empty" });
    announce(words);
  }

  return { state, announcement, send, clear };
}

/** What the server would reject as well, detected without sending a byte. */
function findProblem(rules: UploadRules, { size, type }: File) {
  if (size === 0) return "This file is empty.";
  if (size > rules.maxBytes) return `This file is larger than ${formatLimit(rules.maxBytes)}.`;
  if (type && !rules.accepts.includes(type)) return `Choose a ${nameTypes(rules)} file.`;
  return undefined;
}
