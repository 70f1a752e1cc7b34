import { ExternalLink } from "#ui/external-link.tsx";
import type { BusinessView } from "../present-business.ts";

/** The accounts of the business on other sites. */
export function BusinessSocial({ socials }: Pick<BusinessView, "socials">) {
  return (
    <section className="panel surface" aria-labelledby="social">
      <div className="p-6">
        <h2 id="social" className="mb-3.5 text-h3">
          Social Media
        </h2>
        {socials.length > 0 ? (
          <ul className="chips">
            {socials.map(({ label, href }) => (
              <li key={label}>
                <ExternalLink className="chip" href={href}>
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">No accounts listed yet.</p>
        )}
      </div>
    </section>
  );
}
