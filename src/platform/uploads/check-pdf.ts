import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { createInflate } from "node:zlib";
import type { Inspected } from "./inspection.ts";
import type { FileFault } from "./upload-refusals.ts";

/**
 * Names of everything that runs, opens or embeds something. A JavaScript action always has /JavaScript next to its
 * /JS.
 */
const unsafeName =
  /\/(JavaScript|Launch|EmbeddedFiles?|OpenAction|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?![A-Za-z])/;
const longestName = 20;
/** Maximum inflated bytes of a file. A scanned page is about 30 MB. */
const maxInflatedBytes = 300 * 1024 * 1024;

/** Checks a PDF. It is stored unchanged, and only ever served as an attachment. */
export async function checkPdf(path: string): Promise<Inspected> {
  const file = await readFile(path);
  const reason = findOuterFault(file) ?? (await findHiddenFault(file));
  if (reason) return { ok: false, reason };
  return { ok: true, size: file.byteLength, width: null, height: null };
}

function findOuterFault(file: Buffer): FileFault | null {
  if (!/^%PDF-[12]\.\d[\s%]/.test(file.subarray(0, 16).toString("latin1"))) return "damaged";
  // Nothing may follow the end, where a second file could hide.
  if (!/startxref\s+\d+\s+%%EOF[\s\0]*$/.test(file.subarray(-1_024).toString("latin1"))) return "damaged";
  const text = decodeNames(file.toString("latin1"));
  if (/\/Encrypt(?![A-Za-z])/.test(text)) return "locked-pdf";
  return unsafeName.test(text) ? "unsafe-pdf" : null;
}

/** Checks compressed streams, which can contain objects since PDF 1.5. */
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

/** Other filters and predictors would hide names from the search below. */
function isPlainlyDeflated(dictionary: string) {
  const filters = /\/Filter\s*(\/\w+|\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(dictionary)?.[1];
  return (
    (filters === undefined || /^\[?\s*\/FlateDecode\s*\]?$/.test(filters)) &&
    !/\/DecodeParms/.test(dictionary)
  );
}

/** Inflates as much as possible while searching for names. Data that is not deflated ends at once. */
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
    // Not a deflated stream after all, or a damaged one. Viewers stop here too.
  }
  return null;
}

/** Names can contain hexadecimal escapes: `/J#61vaScript`. */
function decodeNames(text: string) {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
