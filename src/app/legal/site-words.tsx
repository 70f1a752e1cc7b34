import { useSite } from "#platform/http/meta/site-context.ts";
import { TextLink } from "#ui/text-link.tsx";

/** The name of the site, for use in a sentence. */
export function SiteName() {
  return useSite().name;
}

/** A link to the contact address. */
export function ContactLink() {
  const { contactEmail } = useSite();
  return (
    <TextLink to={`mailto:${contactEmail}`} reloadDocument>
      {contactEmail}
    </TextLink>
  );
}

/** The site's operator, if set. */
export function OperatorLine() {
  const { operator } = useSite();
  return operator && <p>This site is run by {operator}.</p>;
}
