// Created once: creating a formatter is far slower than using it.
const counts = new Intl.NumberFormat("en-US");

/** `1,050` */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** `1 venue`, `1,050 venues`. */
export function describeCount(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** The label of a link to a whole list: `All 1,050 events`, `The one event`. */
export function describeAll(count: number, one: string, many = one): string {
  return count === 1 ? `The one ${one}` : `All ${formatCount(count)} ${many}`;
}
