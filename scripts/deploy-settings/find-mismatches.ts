export type DeployFiles = {
  /** The unit files, by name. */
  units: Readonly<Record<string, string>>;
  /** The part of the installer that writes settings. */
  installer: string;
  containerfile: string;
};

/** What differs between machines, or what the operator chooses. */
const choices = ["APP_ORIGIN", "SMTP_URL", "SITE_NAME", "CONTACT_EMAIL"];
const secrets = ["AUTH_SECRET", "METRICS_TOKEN", "PASSWORD_MIN_LENGTH"];

/**
 * Sentences about settings that nobody knows, and about those that only one of the two ways to install decides: the
 * installer with its units, or the image with compose.yaml.
 */
export function findMismatches(
  { units, installer, containerfile }: DeployFiles,
  { known, fixedInCompose }: { known: readonly string[]; fixedInCompose: readonly string[] },
): string[] {
  const inUnits = Object.entries(units).flatMap(([file, text]) =>
    namesIn(text, /^Environment=(?:")?([A-Z][A-Z0-9_]*)=/gm).map((name) => ({ file, name })),
  );
  const inInstaller = namesIn(installer, /^\s*(?:\[.*\|\| )?(?:keep_or_)?settle ([A-Z][A-Z0-9_]*) /gm).map(
    (name) => ({
      ...{ file: "deploy/install/settings.sh", name },
    }),
  );
  const inImage = namesIn(containerfile, /^(?:ENV| {4})\s*([A-Z][A-Z0-9_]*)=/gm)
    .filter((name) => name !== "PATH")
    .map((name) => ({ file: "Containerfile", name }));

  const unknown = [...inUnits, ...inInstaller, ...inImage]
    .filter(({ name }) => !known.includes(name))
    .map(({ file, name }) => `${file} sets ${name}, which is no setting.`);
  const installed = new Set([...inUnits, ...inInstaller].map(({ name }) => name));
  for (const name of [...choices, ...secrets]) installed.delete(name);
  const onlyInstalled = [...installed]
    .filter((name) => !fixedInCompose.includes(name))
    .map((name) => `The installer decides ${name}, compose.yaml does not.`);
  const onlyComposed = fixedInCompose
    .filter((name) => !installed.has(name))
    .map((name) => `compose.yaml decides ${name}, the installer does not.`);
  const notInCompose = inImage
    .filter(({ name }) => !fixedInCompose.includes(name))
    .map(({ name }) => `Containerfile sets ${name}, compose.yaml does not.`);
  const missing = Object.keys(units).length === 0 || inInstaller.length === 0 || inImage.length === 0;
  return [
    ...(missing
      ? ["No settings were found in units, installer or Containerfile: has their form changed?"]
      : []),
    ...[...new Set([...unknown, ...onlyInstalled, ...onlyComposed, ...notInCompose])],
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}
