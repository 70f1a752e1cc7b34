import { TextLink } from "#ui/text-link.tsx";
import { dataLicense } from "../site.ts";
import { cookies, storedInBrowser } from "./browser-storage.ts";
import { GivenTable } from "./given-table.tsx";
import type { LegalText } from "./legal-text.ts";
import { RetentionTables } from "./retention-tables.tsx";
import { ContactLink, OperatorLine, SiteName } from "./site-words.tsx";
import { StorageTable } from "./storage-table.tsx";

export const privacyText: LegalText = {
  path: "/privacy-policy",
  title: "Privacy Policy",
  lead: "What we keep, why we keep it, and how to make us forget it.",
  short:
    "We keep what you give us and a little that keeps the place honest. We do not sell it, and nobody follows you here. You can read it, correct it, take it with you or have it gone.",
  effective: "2025-10-20",
  minutes: 14,
  sections: [
    {
      id: "who",
      title: "Who we are",
      body: (
        <>
          <p>
            <SiteName /> is a community hub for Black-owned businesses: a directory, a store, travel, events,
            entertainment and reviews. “We” are the people who run this site, “you” is anybody who opens it.
          </p>
          <OperatorLine />
          <p>
            Questions about this page go to <ContactLink />. A person answers.
          </p>
        </>
      ),
    },
    {
      id: "give",
      title: "What you give us",
      body: (
        <>
          <p>
            You can look around the whole site without telling us who you are. We hold what you hand over:
          </p>
          <GivenTable />
          <p>
            We make every picture anew before we store it, so the place, the camera and the time that phones
            write into pictures are gone. A PDF stays as you sent it.
          </p>
        </>
      ),
    },
    {
      id: "anonymous",
      title: "Anonymous reviews",
      body: (
        <>
          <p>
            You can review without a name, and without an account. An anonymous review shows no name to
            readers or to the business.
          </p>
          <p>
            If you were logged in, we still know which account wrote it, so that you can change or delete it.
            It is not shown to anybody else. Delete the account, and that link is gone too.
          </p>
        </>
      ),
    },
    {
      id: "note",
      title: "What we note ourselves",
      body: (
        <>
          <p>Like a shop that counts who comes through the door, we write down a little:</p>
          <ul className="prose-list">
            <li>
              How often a network address tries something that can be misused, such as a password. The count
              ends within a day.
            </li>
            <li>
              How often the page of a business was opened, by a fingerprint of network and browser. Its key is
              deleted every night, and then nothing leads back to you.
            </li>
            <li>
              For a day, a fingerprint of where a review came from and of its words, so that we notice a crowd
              that was sent.
            </li>
            <li>
              Which account changed what, in a log of numbers without names. Only for admins does it hold the
              network address.
            </li>
          </ul>
          <p>
            There are no trackers, no advertisements and no fonts, maps or scripts of other companies on our
            pages. The map is drawn from files of our own.
          </p>
        </>
      ),
    },
    {
      id: "why",
      title: "Why we keep it",
      body: (
        <p>
          To run your account, to show what you publish, to send what you ordered, to answer you, and to keep
          the place honest. If we want to use it for anything else, we ask first.
        </p>
      ),
    },
    {
      id: "else",
      title: "Who else sees it",
      body: (
        <>
          <p>What you publish, everybody can read. Beyond that, only these see anything:</p>
          <ul className="prose-list">
            <li>
              Admins of <SiteName />, who read what waits for a decision. A claim and its proof are open to
              you and to them, and to nobody else.
            </li>
            <li>
              Companies that work for us: the one that runs our computers, the one that carries our mail, and
              Stripe, which takes payments. You type your card number on Stripe’s page; it never reaches us.
            </li>
            <li>The business you order from sees your name and address until the parcel has arrived.</li>
            <li>A court, when the law requires it. We tell you, unless we are forbidden to.</li>
          </ul>
          <p>
            Facts about businesses and categories are open data under the{" "}
            <TextLink to={dataLicense.url}>{dataLicense.name}</TextLink> license, for everybody to use.
            Reviews, replies and pictures are not: they stay with their authors.
          </p>
        </>
      ),
    },
    {
      id: "letters",
      title: "Letters",
      body: (
        <>
          <p>
            We write when you ask for something, when something about your account, your order or your request
            changes, and, if you saved an event, the day before it and when it is moved or canceled.
          </p>
          <p>
            Every letter about saved events has a link that stops it with one press, without logging in.
            Letters about security, orders and your own requests cannot be stopped, because you need them. No
            letter tells us whether you opened it.
          </p>
        </>
      ),
    },
    {
      id: "cookies",
      title: "Cookies and your browser",
      body: (
        <>
          <p>
            We set only cookies that something would not work without, and none before you log in or send a
            form. Where the site runs encrypted, their names begin with <code>__Host-</code>, which ties them
            to this site alone.
          </p>
          <StorageTable label="Cookies" rows={cookies} />
          <p>The rest stays in your own browser. It is not sent to us:</p>
          <StorageTable label="Stored in your browser" rows={storedInBrowser} />
        </>
      ),
    },
    {
      id: "long",
      title: "How long we keep it",
      body: (
        <>
          <p>
            This is the same table that our software obeys: every night it deletes what is older. What it says
            about log lines and backups, the people who run the computers do.
          </p>
          <RetentionTables />
        </>
      ),
    },
    {
      id: "say",
      title: "Your say",
      body: (
        <>
          <p>All of this is on your account page, without asking us:</p>
          <ul className="prose-list">
            <li>
              <b>Read it and take it with you.</b> “Download as JSON” gives you one file with everything we
              keep about you.
            </li>
            <li>
              <b>Correct it.</b> Username, mail address and password on the account page; reviews, claims,
              events and listings where they stand.
            </li>
            <li>
              <b>Have it gone.</b> “Delete your account” works at once and cannot be undone. You choose
              whether your reviews, replies and events go too, or stay without your name. Orders stay in the
              books without you, as soon as they are delivered. One last letter says that it is done.
            </li>
          </ul>
          <p>
            Without an account, write to <ContactLink /> from the mail address it is about, and we do it
            within 30 days. The same goes for a listing of your business.
          </p>
        </>
      ),
    },
    {
      id: "children",
      title: "Children",
      body: (
        <p>
          <SiteName /> is for people who are 18 or older, or who have the consent of a parent. If a child gave
          us something without it, tell us and it goes.
        </p>
      ),
    },
    {
      id: "safe",
      title: "Keeping it safe",
      body: (
        <p>
          Passwords are scrambled so that we cannot read them, secrets of second factors are encrypted, and
          links in letters work once. Admins must enter their password again before they change anything, and
          everything they do is written down. If something leaks all the same, we tell the people concerned as
          soon as we know.
        </p>
      ),
    },
    {
      id: "reach",
      title: "How to reach us",
      body: (
        <p>
          Write to <ContactLink />. Say which page it is about; it saves us both a round.
        </p>
      ),
    },
  ],
  versions: [
    {
      on: "2025-10-20",
      what: "The first policy.",
      text: "first",
    },
    {
      on: "2026-11-16",
      what: "Written anew: what each part keeps, every cookie, and the table of how long.",
      text: "e787188bf3da",
    },
    {
      on: "2026-11-17",
      what: "Artists: votes and their cookie, visits, messages, the history of profiles that artists keep themselves, and how long we keep one that is not listed. Everybody can turn off single keys as shortcuts.",
      text: "d4e25495a4e4",
    },
    {
      on: "2026-11-19",
      what: "A new account keeps a fingerprint of the network it was made in for 30 days, and votes of new accounts keep where they came from, as those of visitors do. The cookie that carries messages stays for its whole minute, so that you see your own change at once. A cookie remembers, for admins, how a queue is sorted.",
      text: "7f4795c0a8bc",
    },
  ],
};
