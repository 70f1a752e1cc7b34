import { TextLink } from "#ui/text-link.tsx";
import { dataLicense } from "../site.ts";
import type { LegalText } from "./legal-text.ts";
import { ContactLink, OperatorLine, SiteName } from "./site-words.tsx";

export const termsText: LegalText = {
  path: "/terms-of-service",
  title: "Terms of Service",
  lead: "The deal between you and us, in words you can read out loud.",
  short:
    "Be 18, or have a parent’s consent. Post what is yours and what is true. Shops answer for what they sell; we answer for the street.",
  effective: "2025-10-20",
  minutes: 3,
  sections: [
    {
      id: "who",
      title: (siteName) => `Who may use ${siteName}`,
      body: (
        <p>
          You must be 18 or older, or have parental consent. By using the site you say that one of the two is
          true.
        </p>
      ),
    },
    {
      id: "account",
      title: "Your account",
      body: (
        <>
          <p>
            Most of the site needs none. If you make one, use a mail address that is yours, and keep your
            password to yourself. What happens under your account is yours to answer for, so tell us at once
            if somebody else gets in.
          </p>
          <p>You can delete it at any time on your account page.</p>
        </>
      ),
    },
    {
      id: "post",
      title: "What you post",
      body: (
        <>
          <p>
            Your words and pictures stay yours. You let us show them on <SiteName /> and in the cards that
            appear when somebody shares a page, until you remove them. Post only what you made or may use.
          </p>
          <ul className="prose-list">
            <li>Reviews are about places you have been and people you have dealt with.</li>
            <li>Events are read by an admin before they are listed, and so are changes of them.</li>
            <li>A business is claimed only by somebody who owns it, with a document that shows it.</li>
            <li>
              Facts that you add to a listing become open data under the{" "}
              <TextLink to={dataLicense.url}>{dataLicense.name}</TextLink> license. Reviews, replies and
              pictures do not.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: "buy",
      title: "Buying and selling",
      body: (
        <>
          <p>
            When you buy here, the shop is the seller: it sets the price, packs the order and answers for the
            goods. The price you see before you pay is the price, with shipping and tax. Stripe takes the
            payment for us.
          </p>
          <p>
            If a shop cannot send something, you get the money for it back, with its share of shipping and
            tax. If you and the shop cannot agree, write to us and we step in.
          </p>
        </>
      ),
    },
    {
      id: "machines",
      title: "Programs and the open API",
      body: (
        <p>
          You may read our data with programs through the <TextLink to="/api/v1/docs">open API</TextLink>,
          within its limits. Do not try to get around limits, into other people’s accounts, or to post by
          machine.
        </p>
      ),
    },
    {
      id: "we",
      title: "What we may do",
      body: (
        <p>
          We may take down what breaks these terms or the{" "}
          <TextLink to="/community-guidelines">Community Guidelines</TextLink>, and ban an account, for a time
          or for good. You get the reason by mail. Answer that mail, and a person looks again.
        </p>
      ),
    },
    {
      id: "promise",
      title: "What we cannot promise",
      body: (
        <p>
          Hours change, shops move, and now and then the site is down. We do our best and mend what we hear
          about, but we offer <SiteName /> as it is. As far as the law allows, we do not make good a loss that
          came from relying on it.
        </p>
      ),
    },
    {
      id: "reach",
      title: "How to reach us",
      body: (
        <>
          <OperatorLine />
          <p>
            Write to <ContactLink />.
          </p>
        </>
      ),
    },
  ],
  versions: [
    { on: "2025-10-20", what: "The first terms.", text: "first" },
    { on: "2026-11-16", what: "Written anew, with buying, events and the open API.", text: "06a002f3b83c" },
  ],
};
