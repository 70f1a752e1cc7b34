import { LegalPage, legalMeta } from "./legal-page.tsx";
import { termsText } from "./terms-text.tsx";

export const meta = legalMeta(termsText);

export default function TermsPage() {
  return <LegalPage text={termsText} />;
}
