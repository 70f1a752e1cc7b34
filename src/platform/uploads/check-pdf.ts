import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { createInflate } from "node:zlib";
import type { Inspected } from "./inspection.ts";
import type { FileFault } from "./upload-refusals.ts";

/** Everything that runs, opens or carries something. A JavaScript action always names /JavaScript beside its /JS. */
const unsafeName =
  /\/(JavaScript|Launch|EmbeddedFiles?|OpenAction|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z])/;
const longestName = 20;
/** Inflated bytes of a file at most: a scanned page is about 30 MB. */
const maxInflatedBytes = 300 * 1024 * 1024;

/** Checks a PDF. Nothing is rewritten: it is stored as it came, and only ever served as an attachment. */
export async function checkPdf(path: string): Promise<Inspected> {
  const file = await readFile(path);
  const reason = findOuterFault(file) ?? (await findHiddenFault(file));
  if (reason) return { ok: false, reason };
  return { ok: true, size: file.byteLength, width: null, height: null };
}

function findOuterFault(file: Buffer): FileFault | null {
  if (!/^%PDF-[12]\.\d[\s%]/.test(file.subarray(0, 16).toString("latin1"))) return "damaged";
  // Nothing may follow the end: a second file would hide there.
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(file.subarray(-1_024).toString("latin1"))) return "damaged";
  const text = decodeNames(file.toString("latin1"));
  if (/\/Encrypt(?![A-Za-z])/.test(text)) return "locked-pdf";
  return unsafeName.test(text) ? "unsafe-pdf" : null;
}

/** Looks into compressed streams: since PDF 1.5 they may hold objects. */
async function findHiddenFault(file: Buffer): Promise<FileFault | null> {
  const budget = { left: maxInflatedBytes };
  for (const { start, dictionary } of findStreams(file)) {
    if (/\/ObjStm/.test(dictionary) && !isPlainlyDeflated(dictionary)) return "unsafe-pdf";
    const fault = await findInflatedFault(file.subarray(start), budget);
    if (fault) return fault;
  }
  return null;
}

function* findStreams(file: Buffer) {
  for (let at = file.indexOf("stream"); at >= 0; at = file.indexOf("stream", at + 6)) {
    const after = file[at + 6] === 0x0d ? at + 7 : at + 6;
    if (file[after] !== 0x0a || file.subarray(at - 3, at).toString("latin1") === "end") continue;
    const object = file.subarray(Math.max(0, at - 8_192), at).toString("latin1");
    const dictionary = decodeNames(object.slice(object.lastIndexOf(" obj") + 1));
    yield { start: after + 1, dictionary };
  }
}

/** Other filters and predictors would hide the names from the search below. */
function isPlainlyDeflated(dictionary: string) {
  const filters = /\/Filter\s*(\/\w+|\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(dictionary)?.[1];
  return (
    (filters === undefined || /^\[?\s*\/FlateDecode\s*\]?$/.test(filters)) &&
    !/\/DecodeParms/.test(dictionary)
  );
}

/** Inflates as far as it can, and looks for names as it goes. What is not deflated ends at once. */
async function findInflatedFault(bytes: Buffer, budget: { left: number }): Promise<FileFault | null> {
  if (((bytes[0] ?? 0) & 0x0f) !== 8 || bytes.readUInt16BE(0) % 31 !== 0) return null;
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  let tail = "";
  try {
    for await (const chunk of Readable.from([bytes]).pipe(inflate)) {
      budget.left -= chunk.byteLength;
      if (budget.left < 0) return "too-large";
      const text = decodeNames(tail + chunk.toString("latin1"));
      if (unsafeName.test(text)) return "unsafe-pdf";
      tail = text.slice(-longestName);
    }
  } catch {
    // Not a deflated stream after all, or a damaged one: viewers do not read on either.
  }
  return null;
}

/** Names may be written with hexadecimal escapes: `/J#61vaScript`. */
function decodeNames(text: string) {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
