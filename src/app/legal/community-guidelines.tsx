import { guidelinesText } from "./guidelines-text.tsx";
import { LegalPage, legalMeta } from "./legal-page.tsx";

export const meta = legalMeta(guidelinesText);

export default function GuidelinesPage() {
  return <LegalPage text={guidelinesText} />;
}
