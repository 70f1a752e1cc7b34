import type { Colors } from "./colorways.ts";

/** Flat drawings of 120 by 90 in the given colors. */
export const scenes = {
  storefront: (c) => `${ground(c.pale)}
    <path fill="${c.deep}" d="M14 26h92v64H14z"/><path fill="${c.night}" d="M14 18h92v10H14z"/>
    ${stripes(14, 28, 92, 12, [c.warm, c.cream])}
    <path fill="${c.cream}" d="M22 48h46v32H22z"/><path fill="${c.gold}" d="M76 48h22v42H76z"/>
    <path fill="${c.wood}" d="M79 51h16v20H79z"/><circle cx="95" cy="76" r="1.6" fill="${c.night}"/>
    <path fill="${c.mid}" d="M26 66h8v14h-8zM38 60h8v20h-8zM50 64h14v16H50z"/>
    <path fill="${c.warm}" d="M22 78h46v2H22z"/><path fill="${c.night}" d="M0 88h120v2H0z"/>`,
  plate: (c) => `${ground(c.deep)}<path fill="${c.night}" d="M0 66h120v24H0z"/>
    <circle cx="60" cy="46" r="34" fill="${c.cream}"/><circle cx="60" cy="46" r="25" fill="${c.pale}"/>
    <path fill="${c.warm}" d="M44 50c0-12 26-16 32-4 3 8-8 14-18 13-8-1-14-3-14-9z"/>
    <circle cx="52" cy="38" r="6" fill="${c.gold}"/><circle cx="66" cy="36" r="4" fill="${c.mid}"/>
    <path fill="${c.gold}" d="M12 18h3v40h-3zM17 18h3v12h-3zM7 18h3v12H7zM7 28h13v4H7zM104 18c6 0 8 10 5 22h-2v18h-3z"/>`,
  cup: (c) => `${ground(c.warm)}<path fill="${c.night}" d="M0 70h120v20H0z"/>
    <ellipse cx="58" cy="72" rx="40" ry="7" fill="${c.cream}"/>
    <path fill="${c.deep}" d="M32 34h52c0 24-8 38-26 38S32 58 32 34z"/><path fill="${c.pale}" d="M30 30h56v6H30z"/>
    <path fill="none" stroke="${c.deep}" stroke-width="5" d="M82 42c14-4 16 16-4 16"/>
    <path fill="none" stroke="${c.cream}" stroke-width="3" d="M46 24c-5-7 5-9 0-16M58 24c-5-7 5-9 0-16M70 24c-5-7 5-9 0-16"/>`,
  braids: (c) => `${ground(c.pale)}<circle cx="60" cy="92" r="40" fill="${c.deep}"/>
    <path fill="${c.wood}" d="M52 52h16v22H52z"/><ellipse cx="60" cy="40" rx="17" ry="21" fill="${c.wood}"/>
    <path fill="${c.night}" d="M40 40c-2-34 42-34 40 0l-3-8c-8-10-26-10-34 0z"/>
    ${[36, 42, 78, 84].map((x) => braid(x, 36, c)).join("")}
    <circle cx="42" cy="44" r="3" fill="${c.cream}"/><circle cx="78" cy="44" r="3" fill="${c.cream}"/>`,
  barber: (c) => `${ground(c.cream)}<path fill="${c.deep}" d="M0 70h120v20H0z"/>
    <path fill="${c.pale}" d="M70 8h40v44H70z"/><path fill="${c.wood}" d="M66 52h48v4H66z"/>
    <path fill="${c.night}" d="M28 24h26v30H28zM22 50h40v10H22zM40 60h4v14h-4zM30 74h24v4H30z"/>
    <path fill="${c.warm}" d="M31 27h20v22H31zM24 44h6v10h-6zM54 44h6v10h-6z"/>
    ${[0, 1, 2, 3, 4].map((turn) => `<path fill="${turn % 2 ? c.warm : c.deep}" d="M8 ${16 + turn * 8}h9v8H8z"/>`).join("")}
    <path fill="${c.gold}" d="M6 10h13v6H6zM6 56h13v5H6zM78 40h6v12h-6zM90 34h5v18h-5zM100 42h6v10h-6z"/>`,
  bottles: (c) => `${ground(c.pale)}<path fill="${c.deep}" d="M0 68h120v22H0z"/>
    <path fill="${c.mid}" d="M20 34h22v38H20z"/><path fill="${c.night}" d="M27 24h8v10h-8z"/>
    <path fill="${c.warm}" d="M50 22h20v50H50z"/><path fill="${c.night}" d="M55 12h10v10H55z"/>
    <path fill="${c.gold}" d="M78 44h26v28H78z"/><path fill="${c.wood}" d="M76 38h30v7H76z"/>
    <path fill="${c.cream}" d="M20 46h22v14H20zM50 38h20v20H50zM78 52h26v12H78z"/>
    <path fill="${c.deep}" d="M25 52h12v2H25zM55 46h10v3H55zM84 57h14v2H84z"/>`,
  books: (
    c,
  ) => `${ground(c.mid)}<path fill="${c.wood}" d="M0 72h120v6H0z"/><path fill="${c.night}" d="M0 78h120v12H0z"/>
    ${[
      [14, 26, 12, c.warm],
      [27, 34, 9, c.cream],
      [37, 22, 14, c.deep],
      [52, 30, 10, c.gold],
      [63, 38, 8, c.pale],
    ]
      .map(([x, y, width, fill]) => `<path fill="${fill}" d="M${x} ${y}h${width}V72h-${width}z"/>`)
      .join("")}
    <path fill="${c.warm}" d="m76 34 12-4 12 42H87z"/><path fill="${c.cream}" d="m80 43 8-2.6 1 4-8 2.600z"/>
    <path fill="${c.cream}" d="M39 32h10v3H39zM39 60h10v3H39zM16 34h8v2h-8zM54 40h6v2h-6z"/>`,
  cloth: (
    c,
  ) => `${ground(c.cream)}${stripes(24, 12, 72, 62, [c.deep, c.warm, c.deep, c.gold, c.mid, c.cream])}
    <path fill="${c.night}" opacity=".16" d="M24 46h72v28H24z"/>
    ${Array.from({ length: 18 }, (_, index) => `<path fill="${c.night}" d="M${25 + index * 4} 74h1.500v9H${25 + index * 4}z"/>`).join("")}
    <path fill="${c.wood}" d="M16 8h88v5H16z"/>`,
  screen: (c) => `${ground(c.night)}<circle cx="94" cy="22" r="30" fill="${c.deep}"/>
    <path fill="${c.pale}" d="M24 20h72v46H24z"/><path fill="${c.night}" d="M28 24h64v38H28z"/>
    <path fill="${c.mid}" d="M14 66h92l-5 8H19z"/>
    ${[c.gold, c.warm, c.cream, c.pale]
      .map(
        (fill, index) =>
          `<path fill="${fill}" d="M${34 + (index % 2) * 5} ${30 + index * 7}h${[26, 34, 18, 28][index]}v3H${34 + (index % 2) * 5}z"/>`,
      )
      .join("")}`,
  stage: (c) => `${ground(c.night)}<path fill="${c.gold}" d="M52 0h16l30 78H22z"/>
    <ellipse cx="60" cy="78" rx="38" ry="7" fill="${c.cream}"/>
    ${[0, 1, 2, 3].map((fold) => `<path fill="${fold % 2 ? c.deep : c.warm}" d="M${fold * 7} 0h7v${74 - fold * 9}q-3 5-7 0zM${113 - fold * 7} 0h7v${74 - fold * 9}q-4 5-7 0z"/>`).join("")}
    <circle cx="60" cy="36" r="7" fill="${c.wood}"/><path fill="${c.deep}" d="M50 46q10-6 20 0l3 32H47z"/>
    <path fill="${c.night}" d="M72 40h2v38h-2z"/><circle cx="73" cy="39" r="3" fill="${c.night}"/>`,
  record: (c) => `${ground(c.pale)}<circle cx="72" cy="45" r="34" fill="${c.night}"/>
    ${[29, 24, 19].map((r) => `<circle cx="72" cy="45" r="${r}" fill="none" stroke="${c.deep}" stroke-width="1"/>`).join("")}
    <circle cx="72" cy="45" r="11" fill="${c.gold}"/><circle cx="72" cy="45" r="2" fill="${c.cream}"/>
    <path fill="${c.deep}" d="M14 12h62v66H14z"/><circle cx="45" cy="50" r="20" fill="${c.gold}"/>
    ${stripes(14, 50, 62, 28, [c.deep, c.cream, c.deep, c.warm, c.deep, c.cream])}`,
  arches: (c) => `${ground(c.night)}
    ${[c.deep, c.mid, c.pale, c.cream].map((fill, index) => `<path fill="${fill}" d="M${16 + index * 12} 78V${44 + index * 5}a${44 - index * 12} ${34 - index * 7} 0 0 1 ${88 - index * 24} 0V78z"/>`).join("")}
    <path fill="${c.warm}" d="M0 78h120v12H0z"/><circle cx="60" cy="64" r="5" fill="${c.gold}"/>`,
  frames: (c) => `${ground(c.cream)}<path fill="${c.deep}" d="M0 74h120v16H0z"/>
    <path fill="${c.wood}" d="M12 14h40v50H12zM62 10h46v30H62zM62 46h20v22H62zM88 46h20v22H88z"/>
    <path fill="${c.mid}" d="M15 17h34v44H15z"/><circle cx="32" cy="32" r="8" fill="${c.gold}"/>
    <path fill="${c.night}" d="M15 61c4-20 30-20 34 0z"/><path fill="${c.pale}" d="M65 13h40v24H65z"/>
    <path fill="${c.warm}" d="m65 37 14-16 9 9 6-5 11 12z"/><path fill="${c.deep}" d="M65 49h14v16H65z"/>
    <path fill="${c.gold}" d="M91 49h14v16H91z"/><circle cx="72" cy="57" r="4" fill="${c.pale}"/>`,
  camera: (
    c,
  ) => `${ground(c.warm)}<path fill="${c.night}" d="M18 28h84v46H18z"/><path fill="${c.deep}" d="M42 18h36l6 10H36z"/>
    <circle cx="60" cy="51" r="20" fill="${c.pale}"/><circle cx="60" cy="51" r="14" fill="${c.deep}"/>
    <circle cx="60" cy="51" r="7" fill="${c.night}"/><circle cx="64" cy="47" r="2.5" fill="${c.cream}"/>
    <circle cx="91" cy="37" r="4" fill="${c.gold}"/><path fill="${c.mid}" d="M24 34h12v6H24z"/>`,
  garden: (c) => `${ground(c.pale)}<circle cx="92" cy="22" r="14" fill="${c.gold}"/>
    <path fill="${c.deep}" d="M0 60q30-18 60 0t60-4v34H0z"/>
    ${[26, 50, 76, 98].map((x, index) => flower(x, 52 - (index % 2) * 10, index % 2 ? c.warm : c.cream, c)).join("")}
    <path fill="${c.night}" d="M0 82h120v8H0z"/>`,
} as const satisfies Record<string, (colors: Colors) => string>;

export type SceneName = keyof typeof scenes;

const ground = (fill: string) => `<path fill="${fill}" d="M0 0h120v90H0z"/>`;

/** Horizontal stripes over a box. */
function stripes(x: number, y: number, width: number, height: number, fills: readonly string[]): string {
  const each = height / fills.length;
  return fills
    .map(
      (fill, index) =>
        `<path fill="${fill}" d="M${x} ${round(y + index * each)}h${width}v${round(each + 0.1)}h-${width}z"/>`,
    )
    .join("");
}

function braid(x: number, y: number, c: Colors): string {
  return [0, 1, 2, 3, 4]
    .map(
      (knot) =>
        `<ellipse cx="${x}" cy="${y + knot * 7}" rx="3.5" ry="4.5" fill="${knot === 3 ? c.cream : c.night}"/>`,
    )
    .join("");
}

function flower(x: number, y: number, fill: string, c: Colors): string {
  const petals = [0, 60, 120].map(
    (turn) =>
      `<ellipse cx="${x}" cy="${y}" rx="9" ry="3.5" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`,
  );
  return `<path fill="${c.mid}" d="M${x - 1} ${y}h2v34h-2z"/>${petals.join("")}<circle cx="${x}" cy="${y}" r="3" fill="${c.gold}"/>`;
}

const round = (value: number) => Math.round(value * 100) / 100;
