const maxLineOctets = 75;
const encoder = new TextEncoder();

/** A text value (RFC 5545, 3.3.11): one line, without control characters. */
export function escapeText(text: string): string {
  return dropControls(text.replaceAll(/\r\n?/g, "\n"))
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll("\n", "\\n");
}

/** A quoted parameter value, which cannot contain quotes (RFC 5545, 3.2). */
export function quoteParameter(text: string): string {
  return `"${dropControls(text).replaceAll("\n", " ").replaceAll('"', "'")}"`;
}

/**
 * Joins lines in the format of a calendar file: folded at 75 octets, never inside a character, each ending with CRLF.
 */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** A moment in UTC, `20261117T003000Z`. */
export function writeUtc(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** A local time such as `2026-11-16T19:30:00`, as `20261116T193000`. */
export function writeLocal(local: string): string {
  return local.replaceAll(/[-:]/g, "");
}

function foldLine(line: string): string {
  if (encoder.encode(line).length <= maxLineOctets) return line;
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function dropControls(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removes all but tabs and line breaks.
  return text.toWellFormed().replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");
}
