import { z } from "zod";
import { CliError, type Environment, exitCodes } from "./command.ts";

/** `ujamaa-web@1:3001,ujamaa-web@2:3002`: what serves the site, and the port that says whether it does. */
function readUnits(text: string, context: z.core.$RefinementCtx<string>): { unit: string; port: number }[] {
  return text.split(",").flatMap((part) => {
    const { unit, port } = /^(?<unit>[\w@.-]+):(?<port>\d{1,5})$/.exec(part.trim())?.groups ?? {};
    if (unit && port) return [{ unit, port: Number(port) }];
    context.addIssue({ code: "custom", message: `"${part.trim()}" is not like web@1:3001`, input: text });
    return [];
  });
}

/** Settings of `ujamaa` itself, in a file that only root reads. `.env.example` lists them. */
export const operatorSchema = z.object({
  DATABASE_OWNER_URL: z
    .string()
    .optional()
    .describe("PostgreSQL as the role that owns the schema. No server reads it."),
  SITE_ENV_FILE: z
    .string()
    .default("/etc/ujamaa/ujamaa.env")
    .describe("The settings of web servers and worker."),
  OWNER_ENV_FILE: z.string().default("/etc/ujamaa/owner.env").describe("This file, which only root reads."),
  UJAMAA_HOME: z.string().default("/opt/ujamaa").describe("Folder with `releases/` and the link `current`."),
  WEB_UNITS: z
    .string()
    .default("ujamaa-web@1:3001,ujamaa-web@2:3002")
    .transform(readUnits)
    .describe(
      "The services that serve the site, each with its port. An upgrade restarts one after the other.",
    ),
  WORKER_UNIT: z.string().default("ujamaa-worker").describe("The service of the worker."),
  BACKUP_FOLDER: z
    .string()
    .default("/var/backups/ujamaa")
    .describe(
      "Where backups are kept. Better on another disk, best on another machine: see BACKUP_S3_BUCKET.",
    ),
  BACKUP_PASSPHRASE: z
    .string()
    .min(20)
    .optional()
    .describe(
      "Encrypts backups. `ujamaa backup setup` makes one. Keep a copy outside of this machine: without it no backup can be read.",
    ),
  BACKUP_KEEP_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(28)
    .default(28)
    .describe(
      "How many days back a restore can go. Nothing is kept longer than a week more: the privacy policy promises 35 days.",
    ),
  BACKUP_S3_BUCKET: z
    .string()
    .optional()
    .describe("Keeps backups in this bucket instead of BACKUP_FOLDER. Use another bucket than for uploads."),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe("URL of the S3 server; without it Amazon's of the region."),
  BACKUP_S3_REGION: z.string().default("us-east-1").describe("Region of the S3 server."),
  BACKUP_S3_ACCESS_KEY: z.string().optional().describe("Access key of the S3 server."),
  BACKUP_S3_SECRET_KEY: z.string().optional().describe("Secret key that belongs to it."),
  BACKUP_S3_CA: z
    .string()
    .optional()
    .describe("CA certificate of the S3 server, if the system does not know it."),
  BACKUP_STANZA: z
    .string()
    .regex(/^[\w-]+$/)
    .default("ujamaa")
    .describe("Name of this database in pgBackRest."),
  BACKUP_CONFIG: z
    .string()
    .default("/etc/pgbackrest/pgbackrest.conf")
    .describe("Configuration of pgBackRest, written by `ujamaa backup setup`."),
  BACKUP_COMMAND: z.string().default("pgbackrest").describe("pgBackRest."),
  SITE_SYSTEM_USER: z
    .string()
    .default("ujamaa")
    .describe("System user that web servers and worker run as. Uploads belong to it."),
  DATABASE_SYSTEM_USER: z
    .string()
    .default("postgres")
    .describe("System user that PostgreSQL and pgBackRest run as."),
  DATABASE_UNIT: z
    .string()
    .optional()
    .describe("The service of PostgreSQL. Found by itself on Debian, like the next three."),
  DATABASE_FOLDER: z.string().optional().describe("Data directory of PostgreSQL."),
  DATABASE_BINARIES: z.string().optional().describe("Folder with the programs of PostgreSQL."),
  DATABASE_SOCKET_FOLDER: z
    .string()
    .optional()
    .describe("Folder of PostgreSQL's socket, if it is not the usual one."),
  DATABASE_SUPERUSER: z
    .string()
    .optional()
    .describe("PostgreSQL's superuser, if it is not named like its system user."),
  DATABASE_CONFIG_FOLDER: z
    .string()
    .optional()
    .describe("Folder of settings that postgresql.conf includes, such as conf.d."),
});

export type OperatorSettings = z.infer<typeof operatorSchema>;

/** The settings of `ujamaa` itself, with a sentence for each one that is wrong. */
export function readOperatorSettings(env: Environment): OperatorSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = operatorSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]) as keyof typeof operatorSchema.shape;
    return `The setting ${name} is wrong (${message}). ${operatorSchema.shape[name].description ?? ""}`;
  });
  throw new CliError(sentences.join("\n"), exitCodes.settings);
}
