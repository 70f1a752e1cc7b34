/** The colors of a flat drawing: grounds from dark to light, and two accents. */
export type Colors = {
  night: string;
  deep: string;
  mid: string;
  pale: string;
  cream: string;
  warm: string;
  gold: string;
  wood: string;
};

const shared = { cream: "#f4e8d6", gold: "#e2a320", wood: "#8a3f1c" };

export const colorways = {
  indigo: { night: "#181e47", deep: "#2c3a78", mid: "#5566c4", pale: "#8f9ee8", warm: "#e2704e", ...shared },
  green: { night: "#10301f", deep: "#1e5a3c", mid: "#3f8a60", pale: "#9cc9a4", warm: "#d9572f", ...shared },
  plum: { night: "#35102a", deep: "#6a2450", mid: "#a9447d", pale: "#e3a6c2", warm: "#e2704e", ...shared },
  clay: { night: "#3a1509", deep: "#8f3519", mid: "#c9562c", pale: "#f0ae86", warm: "#2f7f7c", ...shared },
  teal: { night: "#07292b", deep: "#0f5e62", mid: "#2f8f8c", pale: "#9dd0c6", warm: "#c9562c", ...shared },
} as const satisfies Record<string, Colors>;

export type ColorwayName = keyof typeof colorways;
export const colorwayNames = Object.keys(colorways) as ColorwayName[];
