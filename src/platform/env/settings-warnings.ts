import { editDistance } from "./edit-distance.ts";
import { isLoopback } from "./insecure-settings.ts";
import { envSchema } from "./read-env.ts";

type Given = Readonly<Record<string, string | undefined>>;

/** The oldest Node to run in production: earlier ones have a vulnerability in their Brotli decoder. */
export const nodeFloor = "24.22.1";
/** Settings of our other programs. */
const otherNames = ["DATABASE_OWNER_URL"];
const safePasswordLength = 8;

/** Warnings for the operator that do not prevent the start. */
export function listSettingsWarnings(given: Given, nodeVersion: string): string[] {
  const warnings = listMisspelled(Object.keys(given));
  // Trials on this machine run as in production, but no one else can reach them.
  if (given.NODE_ENV !== "production" || isLoopback(given.APP_ORIGIN ?? "")) return warnings;
  if (isOlder(nodeVersion, nodeFloor))
    warnings.push(`Node ${nodeVersion} has known holes: run ${nodeFloor} or newer.`);
  if (Number(given.PASSWORD_MIN_LENGTH || 6) < safePasswordLength)
    warnings.push(
      `The setting PASSWORD_MIN_LENGTH is below ${safePasswordLength}: passwords that short are guessed in hours once they leak as hashes. We recommend 12.`,
    );
  if (!given.CONTACT_EMAIL)
    warnings.push(
      "The setting CONTACT_EMAIL is missing: legal texts and security.txt name an address that nobody reads.",
    );
  if (given.REQUIRE_ADMIN_SECOND_FACTOR === "false")
    warnings.push(
      "The setting REQUIRE_ADMIN_SECOND_FACTOR is false: a stolen password is enough to be an admin.",
    );
  if (given.DATABASE_OWNER_URL)
    warnings.push(
      "The setting DATABASE_OWNER_URL is here: only migrations need it, so keep it from the site.",
    );
  return warnings;
}

function listMisspelled(names: readonly string[]): string[] {
  const known = [...Object.keys(envSchema.shape), ...otherNames];
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((one) => isMisspelled(name, one));
    return meant ? [`The setting ${name} is unknown. Is ${meant} meant?`] : [];
  });
}

/** Short names of other programs, such as HOME, resemble ours by chance. */
function isMisspelled(name: string, known: string): boolean {
  const typed = name.toUpperCase();
  if (typed.replaceAll("_", "") === known.replaceAll("_", "")) return true;
  if (Math.abs(typed.length - known.length) > 2 || known.length < 8) return false;
  return editDistance(typed, known) <= 2;
}

function isOlder(version: string, floor: string): boolean {
  const [have, need] = [version, floor].map((text) => text.split(".").map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (have?.[part] ?? 0) - (need?.[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
