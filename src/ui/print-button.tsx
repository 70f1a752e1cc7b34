import { Printer } from "lucide";
import { Icon } from "./icon.tsx";
import { useIsHydrated } from "./use-is-hydrated.ts";

/** Prints the page. Not rendered without scripts, which it needs. */
export function PrintButton() {
  if (!useIsHydrated()) return null;
  return (
    <button type="button" className="print-button" onClick={() => print()}>
      <Icon of={Printer} />
      Print
    </button>
  );
}
