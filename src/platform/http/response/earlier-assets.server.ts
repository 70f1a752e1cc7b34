import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { readStaticFile, type StaticFile } from "./static-files.server.ts";

type Options = {
  /** The client files of this build. */
  builtFiles: string;
  /** The folder with the assets of all builds of this installation. */
  folder: string;
  headers: Record<string, string>;
  log: Pick<Logger, "warn">;
};

/** More builds than are deployed while a tab is open or a CDN caches a page. */
const maxBuilds = 5;
/** A file name that a build generates, without path segments. */
const assetPath = /^\/assets\/(?<name>[\w-][\w.-]*)$/;

/**
 * Copies this build's hashed files next to those of earlier builds, and finds all of these: a page rendered by another
 * release requests its style sheet here.
 */
export function openEarlierAssets({ builtFiles, folder, headers, log }: Options) {
  try {
    keep(join(builtFiles, "assets"), folder);
  } catch (error) {
    // Only pages of other releases need it.
    log.warn({ error, folder }, "the assets of this build could not be kept");
  }
  const found = new Map<string, StaticFile>();

  return {
    /** The file at this path from another build, older or newer. */
    find(path: string): StaticFile | undefined {
      const { name } = assetPath.exec(path)?.groups ?? {};
      if (!name) return undefined;
      const known = found.get(path);
      if (known) return known;
      const build = listBuilds(folder).find((one) => existsSync(join(one, name)));
      if (!build) return undefined;
      const file = readStaticFile(join(build, name), path, headers);
      found.set(path, file);
      return file;
    },
  };
}

function keep(assets: string, folder: string) {
  const id = createHash("sha256").update(readdirSync(assets).sort().join("\n")).digest("hex").slice(0, 16);
  const kept = join(folder, id);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(kept)) {
    const unfinished = mkdtempSync(join(folder, ".unfinished-"));
    cpSync(assets, unfinished, { recursive: true });
    try {
      renameSync(unfinished, kept);
    } catch {
      // Another process of the same build was faster.
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(kept, now, now);
  for (const old of listBuilds(folder).slice(maxBuilds)) rmSync(old, { recursive: true, force: true });
}

/** Newest first. */
function listBuilds(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .map((name) => ({
      path: join(folder, name),
      usedAt: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    }))
    .sort((one, other) => other.usedAt - one.usedAt)
    .map(({ path }) => path);
}
