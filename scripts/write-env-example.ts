import { readFileSync, writeFileSync } from "node:fs";
import { envSchema } from "#platform/env/read-env.ts";

/** Writes `.env.example` from the settings schema. With `--check` it only verifies that the file is current. */
const examples: Record<string, string> = {
  APP_ORIGIN: "https://ujamaa.example",
  DATABASE_URL: "postgres://ujamaa_app:password@127.0.0.1:5432/ujamaa",
  AUTH_SECRET: "",
  SMTP_URL: "smtps://user:password@mail.ujamaa.example:465",
};
const lines = ["# Settings of the web server and the worker. `npm run dev` needs none of them.", ""];
for (const [name, field] of Object.entries(envSchema.shape)) {
  const fallback = writeValue(envSchema.partial().safeParse({}).data?.[name as keyof typeof envSchema.shape]);
  const isRequired = name in examples;
  lines.push(`# ${field.description}${isRequired ? " Required." : ""}`);
  lines.push(isRequired ? `${name}=${examples[name]}` : `#${name}=${fallback}`, "");
}
lines.push(
  "# Only for `npm run db:migrate` and `admin:grant`, in a file `.env.owner` that no server reads: the schema's owner.",
);
lines.push("#DATABASE_OWNER_URL=postgres://ujamaa_owner:password@127.0.0.1:5432/ujamaa", "");
const text = lines.join("\n");

if (!process.argv.includes("--check")) writeFileSync(".env.example", text);
else if (readFileSync(".env.example", "utf8") !== text) {
  console.error(".env.example does not fit the settings' schema: run `node scripts/write-env-example.ts`.");
  process.exit(1);
}

/** Rates by country are parsed from text such as `US:650,CA:1450`. */
function writeValue(value: unknown): string {
  if (value instanceof Map) return [...value].map(([country, rate]) => `${country}:${rate}`).join(",");
  return String(value ?? "");
}
