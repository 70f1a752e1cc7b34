import { encode } from "uqr";

export type QrDrawing = { size: number; path: string };

/** A QR code as one SVG path of unit squares, row by row, without its white border. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: "M", border: 0 });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { size, path: runs.join("") };
}
