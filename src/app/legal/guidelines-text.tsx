import { TextLink } from "#ui/text-link.tsx";
import type { LegalText } from "./legal-text.ts";
import { ContactLink } from "./site-words.tsx";

export const guidelinesText: LegalText = {
  path: "/community-guidelines",
  title: "Community Guidelines",
  lead: "Five house rules. They fit on the refrigerator.",
  short: "Speak as if the person can hear you, because here they can.",
  effective: "2025-10-20",
  minutes: 2,
  sections: [
    {
      id: "respect",
      title: "Respect",
      body: (
        <p>
          Disagree with the cooking, not with the cook’s right to be in the kitchen. Use people’s names the
          way they give them. Nobody here has to explain where they come from, whom they love or how they
          pray.
        </p>
      ),
    },
    {
      id: "honesty",
      title: "Honesty",
      body: (
        <p>
          Review only what you have tried, and only once. Say so when the owner is your cousin. Claim only
          what you own. Do not pay for praise, and do not send a crowd.
        </p>
      ),
    },
    {
      id: "positivity",
      title: "Positivity",
      body: (
        <p>
          Praise in public, and be useful when you complain: what went wrong, when, and what would have put it
          right. Owners answer in the same spirit. We build each other up.
        </p>
      ),
    },
    {
      id: "privacy",
      title: "Privacy",
      body: (
        <p>
          Do not post anybody’s home address, private number, messages or children. Ask before you show a
          face. What we keep ourselves stands in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
        </p>
      ),
    },
    {
      id: "zero-tolerance",
      title: "Zero tolerance",
      body: (
        <p>
          Hate speech, harassment or discrimination lead to removal and banning. There is no second warning
          for these.
        </p>
      ),
    },
    {
      id: "enforced",
      title: "How the rules are kept",
      body: (
        <p>
          Reviews that look like a campaign wait until an admin has read them, and events are read before they
          are listed. When we remove something of an account or ban it, its owner learns why by mail and can
          answer.
        </p>
      ),
    },
    {
      id: "wrong",
      title: "When something is wrong",
      body: (
        <p>
          Write to <ContactLink /> and say which page. A person reads it.
        </p>
      ),
    },
  ],
  versions: [
    { on: "2025-10-20", what: "The first guidelines.", text: "first" },
    { on: "2026-11-16", what: "Written anew, with how the rules are kept.", text: "0faa2b108c51" },
  ],
};
