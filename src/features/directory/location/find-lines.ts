/** The first position of a line that is not before `start`, in sorted lines that each end in a line break. */
function seek(lines: string, start: string): number {
  let first = 0;
  let last = lines.length;
  while (first < last) {
    const middle = lines.lastIndexOf("\n", ((first + last) >> 1) - 1) + 1;
    const end = lines.indexOf("\n", middle) + 1;
    if (lines.slice(middle, end) < start) first = end;
    else last = middle;
  }
  return first;
}

/**
 * The lines that start with `start`, in sorted lines. Uses binary search in the text itself, because an index takes
 * megabytes.
 */
export function findLines(lines: string, start: string): string[] {
  const found: string[] = [];
  for (let at = seek(lines, start); lines.startsWith(start, at); at = lines.indexOf("\n", at) + 1) {
    found.push(lines.slice(at, lines.indexOf("\n", at)));
  }
  return found;
}
