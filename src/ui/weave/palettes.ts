/** The five threads of one cloth: ground covers about half, second a third, the rest is small. */
export type Colorway = Readonly<Record<"ground" | "second" | "accent" | "spark" | "line", string>>;

export type PaletteName = keyof typeof palettes;

const dye = (ground: string, second: string, accent: string, spark: string, line: string): Colorway => ({
  ground,
  second,
  accent,
  spark,
  line,
});

/** The colorways of each palette. Their order is part of every cloth's identity: append, never reorder. */
export const palettes = {
  gold: [
    dye("#e2a320", "#2b1a12", "#fbf1dc", "#a83a22", "#2b1a12"),
    dye("#2e1c13", "#e2a320", "#f7e7c6", "#c4512d", "#f7e7c6"),
    dye("#f6e6c2", "#d9951a", "#2b1a12", "#a83a22", "#2b1a12"),
    dye("#b8741a", "#f4d489", "#2b1a12", "#fbf1dc", "#2b1a12"),
    dye("#ecbc4c", "#a83a22", "#fbf1dc", "#1e5a3c", "#3a2014"),
  ],
  green: [
    dye("#1e5a3c", "#e9c46a", "#f6ebd3", "#c4512d", "#f6ebd3"),
    dye("#14402b", "#5fa777", "#f0dfb8", "#e2a320", "#f0dfb8"),
    dye("#ebe7c9", "#2c6e4b", "#14402b", "#d9822b", "#14402b"),
    dye("#5b8f4e", "#14402b", "#f6ebd3", "#e2a320", "#14402b"),
  ],
  clay: [
    dye("#bf4a22", "#3a1510", "#f9e4c8", "#e8a93a", "#3a1510"),
    dye("#7c2415", "#e8a93a", "#f9e4c8", "#e2704f", "#f9e4c8"),
    dye("#f6ddc0", "#c4512d", "#5a1a10", "#2c3a78", "#5a1a10"),
    dye("#e07a4b", "#5a1a10", "#fbebd3", "#f0b63c", "#5a1a10"),
  ],
  indigo: [
    dye("#2c3a78", "#8fa0e8", "#f3e9d6", "#e2a320", "#f3e9d6"),
    dye("#171e47", "#4b5fc0", "#f3e9d6", "#e2704f", "#f3e9d6"),
    dye("#e6e2e6", "#3b4a9a", "#171e47", "#c4512d", "#171e47"),
    dye("#5566c4", "#171e47", "#f3e9d6", "#f0b63c", "#171e47"),
  ],
  plum: [
    dye("#6a2450", "#e79bb0", "#f8e6da", "#e2a320", "#f8e6da"),
    dye("#3c1230", "#b2457f", "#f8e6da", "#e8a93a", "#f8e6da"),
    dye("#f4dfdc", "#8e3568", "#3c1230", "#d9822b", "#3c1230"),
    dye("#b4537f", "#3c1230", "#f8e6da", "#f0b63c", "#3c1230"),
  ],
  teal: [
    dye("#0f5e62", "#7cc0b4", "#f5ead4", "#e2a320", "#f5ead4"),
    dye("#0a3b40", "#2e8c8a", "#f5ead4", "#e2704f", "#f5ead4"),
    dye("#e1ebdf", "#1e7a7a", "#0a3b40", "#c4512d", "#0a3b40"),
    dye("#2e8c8a", "#0a3b40", "#f5ead4", "#f0b63c", "#0a3b40"),
  ],
};

/** Whether an untrusted string is a palette name. */
export function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(palettes, name);
}
