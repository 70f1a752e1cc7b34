import { chmod, chown, readFile, rename, stat, writeFile } from "node:fs/promises";
import { CliError } from "./command.ts";

/** Read alike by systemd, Node, Docker and shells: nothing that any of them would expand or unquote. */
const unwritable = /["'\\$`\r\n]/;

/** Sets one setting in a file of settings and leaves the other lines alone. */
export async function setSetting(file: string, name: string, value: string): Promise<void> {
  await setSettings(file, { [name]: value });
}

/** Sets several settings at once. The file is replaced whole, with its owner and mode. */
export async function setSettings(file: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const before = await readFile(file, "utf8").catch(emptyIfMissing);
  const lines = before === "" ? [] : before.replace(/\n$/, "").split("\n");
  for (const [name, value] of Object.entries(settings)) {
    if (unwritable.test(value))
      throw new CliError(
        `${name} holds a quote, a backslash, a dollar sign or a line break. In a URL, write it percent-encoded.`,
      );
    const line = `${name}=${/[\s#;]/.test(value) ? `"${value}"` : value}`;
    const at = lines.findLastIndex((one) => one.startsWith(`${name}=`));
    const comment = lines.findIndex((one) => one.startsWith(`#${name}=`));
    if (at >= 0) lines[at] = line;
    else if (comment >= 0) lines[comment] = line;
    else lines.push(line);
  }
  const known = await stat(file).catch(() => null);
  const unfinished = `${file}.new`;
  await writeFile(unfinished, `${lines.join("\n")}\n`, { mode: 0o600 });
  if (known) {
    await chown(unfinished, known.uid, known.gid);
    await chmod(unfinished, known.mode);
  }
  await rename(unfinished, file);
}

/** The settings of a file, as Node reads them. */
export async function readEnvFile(file: string): Promise<Record<string, string>> {
  const { parseEnv } = await import("node:util");
  const text = await readFile(file, "utf8").catch(emptyIfMissing);
  return parseEnv(text) as Record<string, string>;
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === "ENOENT") return "";
  throw error;
}
