import { useSite } from "#platform/http/meta/site-context.ts";
import { TextLink } from "#ui/text-link.tsx";

/** The name of the site, inside a sentence. */
export function SiteName() {
  return useSite().name;
}

/** Where people write to. */
export function ContactLink() {
  const { contactEmail } = useSite();
  return (
    <TextLink to={`mailto:${contactEmail}`} reloadDocument>
      {contactEmail}
    </TextLink>
  );
}

/** Who runs the site, if the settings say so. */
export function OperatorLine() {
  const { operator } = useSite();
  return operator && <p>This site is run by {operator}.</p>;
}
