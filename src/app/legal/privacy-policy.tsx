import { LegalPage, legalMeta } from "./legal-page.tsx";
import { privacyText } from "./privacy-text.tsx";

export const meta = legalMeta(privacyText);

export default function PrivacyPage() {
  return <LegalPage text={privacyText} />;
}
