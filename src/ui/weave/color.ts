/** Relative luminance of `#rrggbb` as WCAG defines it, from 0 (black) to 1 (white). */
export function luminance(color: string): number {
  return 0.2126 * linear(color, 1) + 0.7152 * linear(color, 3) + 0.0722 * linear(color, 5);
}

/** WCAG contrast of two colors, from 1 (equal) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the candidate that stands out more from the ground; the second one on a tie. */
export function clearest(ground: string, first: string, second: string): string {
  return contrast(ground, first) > contrast(ground, second) ? first : second;
}

function linear(color: string, start: number): number {
  const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
  return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
