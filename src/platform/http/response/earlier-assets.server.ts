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
  /** Where the builds of this installation leave their assets. */
  folder: string;
  headers: Record<string, string>;
  log: Pick<Logger, "warn">;
};

/** More than are deployed within the life of an open tab or of a page that a CDN keeps. */
const maxBuilds = 5;
/** A name that a build gives, which leads nowhere else. */
const assetPath = /^\/assets\/(?<name>[\w-][\w.-]*)$/;

/**
 * Leaves the hashed files of this build beside those of the builds before, and finds these: a page that was rendered
 * by another release asks for its stylesheet here.
 */
export function openEarlierAssets({ builtFiles, folder, headers, log }: Options) {
  try {
    keep(join(builtFiles, "assets"), folder);
  } catch (error) {
    // The site works without, but for pages of another release.
    log.warn({ error, folder }, "the assets of this build could not be kept");
  }
  const found = new Map<string, StaticFile>();

  return {
    /** The file at this path of another build, older or newer. */
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

/** The newest first. */
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
