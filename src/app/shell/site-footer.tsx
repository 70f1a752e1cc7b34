import type { ReactNode } from "react";
import { useSite } from "#platform/http/meta/site-context.ts";
import { Band } from "#ui/band.tsx";
import { Block } from "#ui/block.tsx";
import { ExternalLink, NewTabLink } from "#ui/external-link.tsx";
import { Link } from "#ui/link.tsx";
import { Logo } from "#ui/logo.tsx";
import { ThemeSwitch } from "#ui/theme-switch.tsx";
import { showToast } from "#ui/toast-store.ts";
import type { PaletteName } from "#ui/weave/palettes.ts";
import { mottoOf, site } from "../site.ts";
import { sections } from "./sections.ts";

/** What launch switches have opened in the footer. */
export type OpenFooter = {
  /** URLs by network; null while the switch is off. */
  socialLinks: readonly (readonly [network: string, address: string])[] | null;
  /** Whether the help page and the contact form are open. */
  hasHelp: boolean;
};
type SiteFooterProps = { palette: PaletteName; year: number; open: OpenFooter };

const entry = "footer-link";

/** Site links, ways to participate, and legal pages. */
export function SiteFooter({ palette, year, open }: SiteFooterProps) {
  const { name } = useSite();
  return (
    <>
      <Band palette={palette} thickness={20} />
      <Block as="footer" palette="ink" className="later pt-12 pb-8 lg:pt-18">
        <div className="wrap">
          <div className="grid grid-cols-[3fr_4fr] gap-8 md:grid-cols-[1.7fr_1fr_1fr_1fr]">
            <div className="col-span-full md:col-span-1">
              <Logo name={name} size="large" />
              <p className="mt-4 max-w-[34ch] text-muted">{mottoOf(name)}</p>
              <p className="mt-3 max-w-[38ch] text-small text-muted">{site.description}</p>
              <SocialRow links={open.socialLinks} />
            </div>
            <Column title="Explore" className="row-span-2 md:row-span-1">
              {sections.slice(1).map(({ label, to }) => (
                <FooterLink key={to} to={to} label={label} />
              ))}
              <FooterLink to="/cities" label="Cities" />
              <FooterLink to="/trip" label="Plan a trip" />
              <FooterLink to="/wealth-and-empowerment" label="Wealth and empowerment" />
            </Column>
            <Column title="Take part">
              <FooterLink to="/join-community" label="Join the community" />
              <FooterLink to="/claim-business" label="Claim your business" />
              <FooterLink to="/events/submit" label="Submit an event" />
              <FooterLink to="/reviews" label="Write a review" />
            </Column>
            <Column title="Good to know">
              <LegalLink to="/privacy-policy">Privacy policy</LegalLink>
              <LegalLink to="/terms-of-service">Terms of service</LegalLink>
              <LegalLink to="/community-guidelines">Community guidelines</LegalLink>
              {open.hasHelp ? (
                <>
                  <FooterLink to="/help" label="Help Center" />
                  <FooterLink to="/contact" label="Contact Us" />
                </>
              ) : (
                <>
                  <li>
                    <ComingSoonButton label="Help Center" sentence="The help center opens here soon." />
                  </li>
                  <li>
                    <ComingSoonButton label="Contact Us" sentence="The contact form opens here soon." />
                  </li>
                </>
              )}
            </Column>
          </div>
          <div className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line pt-5 text-small text-muted">
            <p>
              © {year} {name}. Every cloth on this site is woven from a record’s own id.
            </p>
            <div className="flex items-baseline gap-3 text-on-block">
              <span className="text-muted">Theme:</span> <ThemeSwitch />
            </div>
          </div>
        </div>
      </Block>
    </>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2.5 font-text! text-small! leading-normal! font-semibold! tracking-normal! text-muted">
        {title}
      </h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className={entry}>
        {label}
      </Link>
    </li>
  );
}

/** Opens in a new tab, so a form in progress is not lost. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <NewTabLink to={to} className={entry}>
        {children}
      </NewTabLink>
    </li>
  );
}

function SocialRow({ links }: { links: OpenFooter["socialLinks"] }) {
  return (
    <ul className="mt-5 flex flex-wrap gap-x-5" aria-label="Social media">
      {links
        ? links.map(([network, address]) => (
            <li key={network}>
              <ExternalLink href={address} className={entry}>
                {network}
              </ExternalLink>
            </li>
          ))
        : site.socialNetworks.map((network) => (
            <li key={network}>
              <ComingSoonButton label={network} sentence={`Our ${network} page is on its way.`} />
            </li>
          ))}
    </ul>
  );
}

/** A placeholder for a link whose target does not exist yet. */
function ComingSoonButton({ label, sentence }: { label: string; sentence: string }) {
  return (
    <button
      type="button"
      className={entry}
      onClick={() => showToast({ title: "Coming Soon!", description: sentence })}
    >
      {label}
    </button>
  );
}
