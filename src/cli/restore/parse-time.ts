import { CliError, exitCodes } from "../command.ts";

const shape =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)\s*(?<zone>Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Reads `2026-11-20 03:04:05`, in UTC unless it names an offset such as +02:00. */
export function parseTime(text: string, now: Date): Date {
  const { day, time, zone = "Z" } = shape.exec(text.trim())?.groups ?? {};
  const offset = /^(?:z|utc)$/i.test(zone)
    ? "Z"
    : zone.replace(/^([+-]\d{2}):?(\d{2})?$/, (_all, hours, minutes) => `${hours}:${minutes ?? "00"}`);
  const parsed = new Date(`${day}T${time}${offset}`);
  if (Number.isNaN(parsed.getTime()))
    throw new CliError(
      `"${text}" is not a time such as "2026-11-20 03:04:05", which is UTC, or "2026-11-20 03:04:05 +02:00".`,
      exitCodes.usage,
    );
  if (parsed > now) throw new CliError(`${text} is in the future.`, exitCodes.usage);
  return parsed;
}

/** As it is printed: `2026-11-20 03:04:05 UTC`. */
export function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 19).replace("T", " ")} UTC`;
}
