import { mkdir, writeFile } from "node:fs/promises";
import { weaveBandTiles } from "#ui/weave/band.ts";

const folder = new URL("../src/ui/assets/bands/", import.meta.url);

await mkdir(folder, { recursive: true });
for (const [name, tile] of weaveBandTiles()) await writeFile(new URL(name, folder), tile);
console.log("The band tiles are woven.");
