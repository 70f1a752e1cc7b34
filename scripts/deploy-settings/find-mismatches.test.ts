import { describe, expect, it } from "vitest";
import { findMismatches } from "./find-mismatches.ts";

const units = {
  "deploy/systemd/web.service": "[Service]\nEnvironment=NODE_ENV=production\nEnvironment=PORT=300%i\n",
};
const installer =
  '  settle FILES_FOLDER "$data_dir/files"\n  keep_or_settle AUTH_SECRET "$(random_hex 32)"\n';
const containerfile = "ENV PATH=/opt/node/bin:$PATH \\\n    NODE_ENV=production \\\n    PORT=3000\n";
const known = ["NODE_ENV", "PORT", "FILES_FOLDER", "AUTH_SECRET", "ASSETS_DIR"];
const fixedInCompose = ["NODE_ENV", "PORT", "FILES_FOLDER"];

describe("findMismatches", () => {
  it("finds nothing where both ways decide the same", () => {
    expect(findMismatches({ units, installer, containerfile }, { known, fixedInCompose })).toEqual([]);
  });

  it.each([
    [
      { units: { "a.service": `${units["deploy/systemd/web.service"]}Environment=PROT=1\n` } },
      "a.service sets PROT",
    ],
    [
      { installer: `${installer}  settle FILES_FOLDRE "x"\n` },
      "deploy/install/settings.sh sets FILES_FOLDRE",
    ],
    [{ containerfile: `${containerfile}ENV POTR=1\n` }, "Containerfile sets POTR"],
    [{ installer: `${installer}  settle ASSETS_DIR "x"\n` }, "The installer decides ASSETS_DIR"],
    [{ installer: "  keep_or_settle AUTH_SECRET x\n" }, "compose.yaml decides FILES_FOLDER"],
    [
      { containerfile: `${containerfile}ENV ASSETS_DIR=/x\n` },
      "Containerfile sets ASSETS_DIR, compose.yaml does not",
    ],
    [{ units: {} }, "No settings were found"],
  ])("names what differs: %j", (changed, sentence) => {
    const found = findMismatches({ units, installer, containerfile, ...changed }, { known, fixedInCompose });
    expect(found.join("\n")).toContain(sentence);
  });
});
