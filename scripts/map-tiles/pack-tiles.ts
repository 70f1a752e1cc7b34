import { gzipSync } from "node:zlib";
import { Compression, TileType, zxyToTileId } from "pmtiles";
import type { Tile } from "./cut-tiles.ts";

const headerBytes = 127;
/** The first read of clients, which must contain the root directory. */
const firstBytes = 16_384;

type Entry = { id: number; offset: number; length: number };

/** Packs all tiles into one PMTiles v3 file: header, directory, metadata, tiles. */
export function packTiles(tiles: Tile[], notes: object): Buffer {
  const packed = tiles
    .map(({ z, x, y, data }) => ({ id: zxyToTileId(z, x, y), data: gzipSync(data, { level: 9 }) }))
    .sort((a, b) => a.id - b.id);
  let offset = 0;
  const entries = packed.map(({ id, data }): Entry => {
    const entry = { id, offset, length: data.byteLength };
    offset += data.byteLength;
    return entry;
  });
  const directory = gzipSync(writeDirectory(entries), { level: 9 });
  if (headerBytes + directory.byteLength > firstBytes)
    throw new Error("So many tiles need leaf directories, which this does not write.");
  const metadata = gzipSync(JSON.stringify(notes));
  const zooms = tiles.map(({ z }) => z);
  const header = writeHeader({
    directory: directory.byteLength,
    metadata: metadata.byteLength,
    tiles: offset,
    count: entries.length,
    minZoom: Math.min(...zooms),
    maxZoom: Math.max(...zooms),
  });
  return Buffer.concat([header, directory, metadata, ...packed.map(({ data }) => data)]);
}

type Sizes = {
  directory: number;
  metadata: number;
  tiles: number;
  count: number;
  minZoom: number;
  maxZoom: number;
};

function writeHeader({ directory, metadata, tiles, count, minZoom, maxZoom }: Sizes): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const afterDirectory = headerBytes + directory;
  const afterMetadata = afterDirectory + metadata;
  // Offset and length of directory, metadata, leaf directories (none) and tiles; then the tile counts.
  const numbers = [headerBytes, directory, afterDirectory, metadata, afterMetadata, 0, afterMetadata, tiles];
  for (const [at, value] of [...numbers, count, count, count].entries())
    header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
  const isClustered = 1;
  const flags = [isClustered, Compression.Gzip, Compression.Gzip, TileType.Mvt, minZoom, maxZoom];
  for (const [at, value] of flags.entries()) header.writeUInt8(value, 96 + at);
  // West, south, east, north: the whole world, because Alaska crosses the date line.
  for (const [at, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 10_000_000, 102 + at * 4);
  return header;
}

/** Columns of varints: id deltas, run lengths, lengths, offsets (0: right after the previous entry). */
function writeDirectory(entries: Entry[]): Buffer {
  const ids = entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0));
  const runs = entries.map(() => 1);
  const lengths = entries.map(({ length }) => length);
  const offsets = entries.map((_, at) => (at === 0 ? 1 : 0));
  return Buffer.from([entries.length, ...ids, ...runs, ...lengths, ...offsets].flatMap(writeVarint));
}

/** LEB128: seven bits per byte, lowest first; the eighth bit means that more follow. */
function writeVarint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...writeVarint(Math.floor(value / 128))];
}
