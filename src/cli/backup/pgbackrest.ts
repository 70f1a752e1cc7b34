import { CliError } from "../command.ts";
import type { OperatorSettings } from "../operator-settings.ts";
import { runProgram } from "../run-program.ts";

/** A backup that pgBackRest has. */
export type DatabaseBackup = {
  label: string;
  type: "full" | "diff" | "incr";
  startedAt: Date;
  completedAt: Date;
  /** The size of the database, and what this backup added to the backups. */
  databaseBytes: number;
  storedBytes: number;
};

export type PgBackRest = {
  /** Null if it is not installed. */
  readVersion: () => Promise<string | null>;
  list: () => Promise<DatabaseBackup[]>;
  backup: (type: "full" | "incr", onShare: (share: number) => void) => Promise<DatabaseBackup>;
  restore: (options: RestoreOptions) => Promise<void>;
  createStanza: () => Promise<void>;
  /** Proves that write-ahead log arrives. */
  check: () => Promise<void>;
  /** Reads all that is stored and compares checksums. Returns what is damaged or missing. */
  findDamage: () => Promise<string[]>;
};

type RestoreOptions = {
  dataFolder: string;
  /** Without a time: to the end of what was archived. */
  to?: Date | undefined;
  /** Replaces the files that differ, and deletes what does not belong there. */
  isDelta?: boolean;
  /** For a scratch server, which must never archive anything. */
  isScratch?: boolean;
};

type Settings = Pick<
  OperatorSettings,
  "BACKUP_COMMAND" | "BACKUP_CONFIG" | "BACKUP_STANZA" | "DATABASE_SYSTEM_USER"
>;

const pollMs = 1_000;

/** Runs pgBackRest as PostgreSQL's system user. */
export function openPgBackRest(settings: Settings, env: NodeJS.ProcessEnv = {}): PgBackRest {
  const { BACKUP_COMMAND: command, BACKUP_STANZA: stanza, DATABASE_SYSTEM_USER: user } = settings;
  const common = [`--config=${settings.BACKUP_CONFIG}`, `--stanza=${stanza}`];
  const run = async (verb: string, options: readonly string[] = []) => {
    const logging = ["--log-level-console=off", "--log-level-stderr=error"];
    const args = [...common, ...logging, ...options, verb];
    const { exitCode, stdout, stderr } = await runProgram(command, args, { user, env });
    if (exitCode === 127) throw notInstalled();
    if (exitCode !== 0) throw new CliError(`pgBackRest could not ${verb}: ${readErrors(stderr || stdout)}`);
    return stdout;
  };
  const readInfo = async () => parseInfo(await run("info", ["--output=json"]), stanza);

  return {
    readVersion: async () => {
      const { exitCode, stdout } = await runProgram(command, ["version"], { user });
      return exitCode === 0 ? (/\d+\.\d+(?:\.\d+)?/.exec(stdout)?.[0] ?? null) : null;
    },
    list: async () => (await readInfo()).backups,
    backup: async (type, onShare) => {
      const timer = setInterval(() => {
        readInfo().then(
          ({ share }) => share !== null && onShare(share),
          () => {},
        );
      }, pollMs);
      await run("backup", [`--type=${type}`]).finally(() => clearInterval(timer));
      const made = (await readInfo()).backups.at(-1);
      if (!made) throw new CliError("pgBackRest says that it made a backup, but lists none.");
      return made;
    },
    restore: async ({ dataFolder, to, isDelta, isScratch }) => {
      await run("restore", [
        `--pg1-path=${dataFolder}`,
        ...(to ? ["--type=time", `--target=${formatTarget(to)}`, "--target-action=promote"] : []),
        ...(isDelta ? ["--delta"] : []),
        ...(isScratch ? ["--archive-mode=off"] : []),
      ]);
    },
    createStanza: async () => {
      await run("stanza-create");
    },
    check: async () => {
      await run("check");
    },
    findDamage: async () => parseDamage(await run("verify", ["--output=text"])),
  };
}

/** The sentence for a machine without pgBackRest. */
export function notInstalled(): CliError {
  return new CliError(
    "pgBackRest is not installed: sudo apt install pgbackrest, then sudo ujamaa backup setup. If another service backs up PostgreSQL, `ujamaa backup --files` still saves the uploads.",
  );
}

/** PostgreSQL reads it in any time zone. */
function formatTarget(time: Date): string {
  return time.toISOString().replace("T", " ").replace("Z", "+00");
}

/** `P00  ERROR: [055]: unable to open …` becomes `unable to open …`. */
export function readErrors(output: string): string {
  const errors = output.split("\n").flatMap((line) => {
    const [, message] = /\bERROR: (?:\[\d+\]: )?(.*)/.exec(line) ?? [];
    return message ? [message.trim()] : [];
  });
  return (errors.length > 0 ? errors : [output.trim().split("\n").at(-1) || "it gave no reason"]).join(" ");
}

type Info = {
  name: string;
  backup: {
    label: string;
    type: DatabaseBackup["type"];
    error?: boolean;
    timestamp: { start: number; stop: number };
    info: { size: number; repository: { delta: number } };
  }[];
  status: { lock?: { backup?: { held: boolean; size?: number; "size-cplt"?: number } } };
};

/** What `pgbackrest info --output=json` says: the backups from old to new, and how far a running one is. */
export function parseInfo(json: string, stanza: string): { backups: DatabaseBackup[]; share: number | null } {
  const found = (JSON.parse(json) as Info[]).find(({ name }) => name === stanza);
  const { size = 0, "size-cplt": done = 0 } = found?.status.lock?.backup ?? {};
  return {
    share: size > 0 ? done / size : null,
    backups: (found?.backup ?? []).map(({ label, type, timestamp, info }) => ({
      label,
      type,
      startedAt: new Date(timestamp.start * 1_000),
      completedAt: new Date(timestamp.stop * 1_000),
      databaseBytes: info.size,
      storedBytes: info.repository.delta,
    })),
  };
}

/** What `pgbackrest verify --output=text` says about each backup and archive that is not whole. It prints nothing if all are. */
export function parseDamage(text: string): string[] {
  if (!/^status: error/m.test(text)) return [];
  const lines = text.split("\n").map((line) => line.trim());
  const damaged = lines.filter((line) => /^(?:backup|archiveId): /.test(line) && !/status: valid/.test(line));
  const reasons = lines.filter((line) =>
    /^(?:missing|checksum invalid|size invalid|other): [1-9]/.test(line),
  );
  const found = [...damaged.map((line) => line.replace(/, total .*/, "")), ...reasons];
  return found.length > 0 ? found : ["pgBackRest found damage and did not say where"];
}
