import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { Client } from "pg";
import type { FileStore } from "#platform/uploads/file-store.ts";
import { pictureSize } from "./add-pictures.ts";
import { type ColorwayName, colorways } from "./colorways.ts";
import { type SceneName, scenes } from "./scenes.ts";

/** Draws the pictures of the demo data and writes them to a store. Their rows are part of the demo data. */
export async function writeDemoPictures(ownerUrl: string, files: FileStore): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; bucket: string; key: string }>(
      "select id, bucket, key from stored_files where key like 'demo/%' limit 200",
    );
    const drawings = new Map<string, Buffer>();
    for (const { id, bucket, key } of rows) {
      const bytes = drawings.get(key) ?? drawPicture(key);
      drawings.set(key, bytes);
      const path = join(files.stagingFolder, randomUUID());
      await writeFile(path, bytes);
      await files.put(
        { bucket, key, isPrivate: false },
        { path, size: bytes.length, contentType: "image/png" },
      );
      await client.query("update stored_files set byte_size = $2 where id = $1", [id, bytes.length]);
    }
  } finally {
    await client.end();
  }
}

/** The picture of a key such as `demo/plate-teal.png`. Deterministic. */
export function drawPicture(key: string): Buffer {
  const [, scene = "", way = ""] = /^demo\/([a-z]+)-([a-z]+)\.png$/.exec(key) ?? [];
  const draw = scenes[scene as SceneName];
  const colors = colorways[way as ColorwayName];
  if (!draw || !colors) throw new Error(`No picture is drawn for ${key}.`);
  const { width, height } = pictureSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 120 90">${draw(colors)}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
