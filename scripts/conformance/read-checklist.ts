export type Checklist = {
  /** Area ids in the order of the checklist, each with the ids of its lines. */
  areas: Map<string, string[]>;
  lines: Set<string>;
};

/** Reads areas and line ids. Throws if the table of areas and the lines below it disagree. */
export function readChecklist(markdown: string): Checklist {
  const declared = new Map(
    [...markdown.matchAll(/^\| ([A-Z]+) \| .+ \| (\d+) \|$/gm)].map(([, area = "", count]) => [
      area,
      Number(count),
    ]),
  );
  if (declared.size === 0) throw new Error("The checklist has no table of areas.");

  const areas = new Map<string, string[]>([...declared.keys()].map((area) => [area, []]));
  const lines = new Set<string>();
  for (const [, id = "", area = ""] of markdown.matchAll(/^- \[.\] (([A-Z]+)-\d{2,}) /gm)) {
    if (lines.has(id)) throw new Error(`The checklist has ${id} twice.`);
    const ofArea = areas.get(area);
    if (!ofArea) throw new Error(`The checklist has ${id}, but no area ${area} in its table.`);
    lines.add(id);
    ofArea.push(id);
  }

  for (const [area, count] of declared) {
    const found = areas.get(area)?.length ?? 0;
    if (found !== count)
      throw new Error(`The checklist announces ${count} lines in ${area} and has ${found}.`);
  }
  return { areas, lines };
}
