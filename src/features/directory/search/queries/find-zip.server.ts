export type Point = { latitude: number; longitude: number };

/** A line is `31401+3207-08109`: the code, then hundredths of a degree north and east (scripts/write-zip-codes.ts). */
const lineLength = 17;

/** The coordinates of a ZIP code, accurate to about a kilometer. The list is loaded on first use. */
export async function findZip(zip: string): Promise<Point | undefined> {
  const { default: lines } = await import("../assets/zip-codes.txt?raw");
  let first = 0;
  let last = lines.length / lineLength - 1;
  while (first <= last) {
    const middle = (first + last) >> 1;
    const start = middle * lineLength;
    const code = lines.slice(start, start + 5);
    if (code === zip) {
      return {
        latitude: Number(lines.slice(start + 5, start + 10)) / 100,
        longitude: Number(lines.slice(start + 10, start + 16)) / 100,
      };
    }
    if (code < zip) first = middle + 1;
    else last = middle - 1;
  }
  return undefined;
}
