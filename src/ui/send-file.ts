export type SentFile = {
  id: string;
  name: string;
  size: number;
  /** For public pictures. */
  url?: string;
};
export type SendOutcome = { ok: true; file: SentFile } | { ok: false; message: string };

type Sending = {
  address: string;
  file: File;
  /** Called as bytes leave the browser. */
  onProgress: (sentBytes: number) => void;
  onDone: (outcome: SendOutcome) => void;
};

const unreachable = "The file did not arrive. Please check your connection and try again.";

/** Sends one file and reports its progress, which `fetch` cannot. Returns the function that cancels. */
export function sendFile({ address, file, onProgress, onDone }: Sending): () => void {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append("file", file);
  request.upload.onprogress = ({ loaded }) => onProgress(Math.min(loaded, file.size));
  request.onload = () => onDone(readResponse(request));
  request.onerror = () => onDone({ ok: false, message: unreachable });
  request.open("POST", address);
  request.send(body);
  return () => request.abort();
}

/** The server responds with a file or a problem; a proxy in between can respond with anything. */
function readResponse({ status, responseText }: XMLHttpRequest): SendOutcome {
  const answer = parseJson(responseText);
  if (status === 201 && typeof answer.id === "string") {
    const url = typeof answer.url === "string" ? { url: answer.url } : {};
    return {
      ok: true,
      file: { id: answer.id, name: String(answer.name), size: Number(answer.size), ...url },
    };
  }
  return { ok: false, message: typeof answer.detail === "string" ? answer.detail : unreachable };
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
