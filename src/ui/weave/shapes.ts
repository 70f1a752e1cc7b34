/** The vertices of a polygon: `[x, y, x, y, …]`. */
export type Polygon = readonly number[];

/** Rounds to one decimal. */
export function tenth(value: number): number {
  const scaled = value * 10;
  const rounded = Math.round(scaled);
  // Near a tie, scaling may have changed the result. toFixed is exact, but ten times slower.
  if (Math.abs(Math.abs(scaled - rounded) - 0.5) < 1e-6) return Number(value.toFixed(1));
  return rounded / 10;
}

/** Returns the item at an index modulo the length. */
export function cycle<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** Returns a rectangle by its upper left corner and its size. */
export function box(x: number, y: number, width: number, height: number): Polygon {
  return [x, y, x + width, y, x + width, y + height, x, y + height];
}

/** Returns a lozenge by its center and half its width and height. */
export function lozenge(x: number, y: number, reachX: number, reachY: number): Polygon {
  return [x, y - reachY, x + reachX, y, x, y + reachY, x - reachX, y];
}

/** Returns a lozenge around 0, 0 with stepped sides. */
export function steppedLozenge(reachX: number, reachY: number, steps: number): Polygon {
  let [x, y] = [0, -reachY];
  const corners = [x, y];
  const move = (byX: number, byY: number) => {
    x += byX;
    y += byY;
    corners.push(x, y);
  };
  const climb = (first: () => void, then: () => void) => {
    for (let step = 0; step < steps; step++) {
      first();
      then();
    }
  };
  const right = () => move(reachX / steps, 0);
  const down = () => move(0, reachY / steps);
  const left = () => move(-reachX / steps, 0);
  const up = () => move(0, -reachY / steps);
  climb(right, down);
  climb(down, left);
  climb(left, up);
  climb(up, right);
  return corners;
}

/** Returns path data of polygons that share an origin. Relative coordinates, which compress well. */
export function outline(...polygons: Polygon[]): string {
  let path = "";
  let startX = 0;
  let startY = 0;
  for (const polygon of polygons) {
    let x = polygon[0] as number;
    let y = polygon[1] as number;
    if (x !== startX || y !== startY) path += `m${tenth(x - startX)} ${tenth(y - startY)}`;
    startX = x;
    startY = y;
    for (let corner = 2; corner < polygon.length; corner += 2) {
      const toX = polygon[corner] as number;
      const toY = polygon[corner + 1] as number;
      const stepX = tenth(toX - x);
      const stepY = tenth(toY - y);
      path += stepY === 0 ? `h${stepX}` : stepX === 0 ? `v${stepY}` : `l${stepX} ${stepY}`;
      x = toX;
      y = toY;
    }
    path += "z";
  }
  return path;
}

/** Returns path data of a circle, with rounded center and radius. */
export function circlePath(x: number, y: number, radius: number): string {
  const reach = tenth(radius);
  const across = tenth(2 * radius);
  return `M${tenth(x - radius)} ${tenth(y)}a${reach} ${reach} 0 1 0 ${across} 0a${reach} ${reach} 0 1 0${-across} 0z`;
}
