export type Question = {
  /** Its anchor on the page. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** A link for more. */
  link?: { to: string; label: string };
};
export type HelpSection = { id: string; title: string; questions: readonly Question[] };

/** Help questions, which describe the current site. A change of a feature changes its text here. */
export const helpSections: readonly HelpSection[] = [
  {
    id: "finding",
    title: "Finding a business",
    questions: [
      {
        id: "search",
        question: "How do I find a business?",
        answer: [
          "Search by name, trade or place; results come while you type, and small typos are forgiven. Narrow them by category, state and rating, or sort them by name, rating or newest.",
        ],
        link: { to: "/directory", label: "Open the directory" },
      },
      {
        id: "near-me",
        question: "How does “near me” work, and what happens to my location?",
        answer: [
          "Your browser asks you first. If you agree, it sends a point that is rounded to about a kilometer, we sort the list by distance, and we keep nothing. You can also enter a ZIP code or open the map.",
        ],
        link: { to: "/directory/map", label: "Open the map" },
      },
      {
        id: "verified",
        question: "What does “Verified” mean?",
        answer: [
          "A person of our team has checked whose business it is, mostly by a document that its owner sent.",
        ],
      },
      {
        id: "wrong-facts",
        question: "A listing is wrong, or the business has closed. What can I do?",
        answer: [
          "Write to us and name the business. If it is yours, claim it, and you can keep its page right yourself.",
        ],
        link: { to: "/contact", label: "Tell us" },
      },
      {
        id: "open-data",
        question: "May I use the directory in my own app or map?",
        answer: [
          "Yes. Facts about businesses and categories are open data under CC BY 4.0, and there is an API without a key. Reviews and pictures stay with their authors.",
        ],
        link: { to: "/api/v1/docs", label: "Read about the API" },
      },
    ],
  },
  {
    id: "owners",
    title: "For owners",
    questions: [
      {
        id: "claim",
        question: "How do I claim my business?",
        answer: [
          "Log in, find your business on the claim page, and send one document that shows its name and yours: a license, a letter from the tax office, a lease, a certificate. Cover up what we do not need.",
          "JPEG, PNG and PDF are taken, up to 5 MB.",
        ],
        link: { to: "/claim-business", label: "Claim your business" },
      },
      {
        id: "claim-time",
        question: "What happens after I claimed, and who sees my document?",
        answer: [
          "A person looks at it, and you get an email with the outcome and the reason. Your dashboard says where it stands. Only you and our admins can open the document, and we delete it 30 days after the decision.",
        ],
        link: { to: "/dashboard", label: "Open your dashboard" },
      },
      {
        id: "claimed-by-another",
        question: "Somebody else has claimed my business. What now?",
        answer: ["Claim it all the same. We compare both documents before anything changes hands."],
      },
      {
        id: "answer-reviews",
        question: "Can I answer reviews, or have one removed?",
        answer: [
          "Owners answer in their workspace, with a mark that shows who speaks. A low rating is no reason to remove a review; insults, private facts and made-up visits are. Write to us about those.",
        ],
        link: { to: "/community-guidelines", label: "Read the guidelines" },
      },
    ],
  },
  {
    id: "reviews",
    title: "Reviews",
    questions: [
      {
        id: "write-review",
        question: "Do I need an account to write a review?",
        answer: [
          "No. Choose the business, the stars and your words. With an account you can change or delete your review later.",
        ],
        link: { to: "/reviews", label: "Write a review" },
      },
      {
        id: "review-missing",
        question: "Why is my review not on the page yet?",
        answer: [
          "Most appear at once. Some wait until one of us has read them, for instance when many come from one place in a short time. If we decide not to show it and you have an account, you get an email that says why.",
        ],
      },
      {
        id: "anonymous",
        question: "Can I review without my name?",
        answer: [
          "On the page of a business, members can post without their name. Others then see no name; we still know which account wrote it, so that you can change or delete it.",
        ],
        link: { to: "/account/reviews", label: "Your reviews" },
      },
    ],
  },
  {
    id: "events",
    title: "Events",
    questions: [
      {
        id: "submit-event",
        question: "How do I get my event on the calendar?",
        answer: [
          "Log in and fill in the form: what, when, where, and a picture if you have one. Events that repeat are one entry with a rule. A person reads each one before it appears.",
        ],
        link: { to: "/events/submit", label: "Submit an event" },
      },
      {
        id: "change-event",
        question: "My event moved, or is canceled. What do I do?",
        answer: [
          "Open it among your events and say so. Everybody who saved it is told by email, and calendars that follow it change by themselves.",
        ],
        link: { to: "/account/events", label: "Your events" },
      },
      {
        id: "follow-events",
        question: "Can I have events in my own calendar?",
        answer: [
          "Yes. Each event has “Add to calendar”, and cities and organizers have addresses that a calendar app follows. What you save while logged in is on your dashboard, with a calendar address of your own.",
        ],
        link: { to: "/events", label: "Open the events" },
      },
    ],
  },
  {
    id: "orders",
    title: "Orders",
    questions: [
      {
        id: "find-order",
        question: "Where is my order?",
        answer: [
          "With an account, under your orders. Without one, enter the order number and your address, and we mail you a link. The page shows each parcel and its steps.",
        ],
        link: { to: "/orders", label: "Find an order" },
      },
      {
        id: "payment",
        question: "How do I pay, and do you see my card?",
        answer: [
          "You pay on a page of our payment provider, Stripe. Your card number never reaches us. If a payment fails or you come back without paying, your cart is still full.",
        ],
      },
      {
        id: "refund",
        question: "Can I send something back?",
        answer: [
          "Write to us with the order number and what is wrong. Refunds go back to the way you paid, and an email tells you when.",
        ],
        link: { to: "/contact", label: "Write to us" },
      },
    ],
  },
  {
    id: "account",
    title: "Your account and your data",
    questions: [
      {
        id: "no-mail",
        question: "The email with the link did not arrive.",
        answer: [
          "Look in the spam folder, and wait a few minutes. Then ask for another link on the login page. Links work once, and for a limited time.",
        ],
        link: { to: "/forgot-password", label: "Ask for a new link" },
      },
      {
        id: "second-factor",
        question: "How do I protect my account?",
        answer: [
          "Use a long password that you use nowhere else, and turn on two-step verification: a code from an app on your phone. Keep the recovery codes on paper. Your account page lists the devices that are logged in, and ends their sessions.",
        ],
        link: { to: "/account/second-factor", label: "Set up two-step verification" },
      },
      {
        id: "my-data",
        question: "What do you know about me?",
        answer: [
          "You can download everything as one file on your account page. The privacy policy says what we keep, why, and for how long.",
        ],
        link: { to: "/privacy-policy", label: "Privacy policy" },
      },
      {
        id: "delete-account",
        question: "How do I delete my account?",
        answer: [
          "On your account page, at the bottom. You choose whether your reviews go too or stay without your name. It happens at once and cannot be undone.",
        ],
        link: { to: "/account", label: "Open your account" },
      },
    ],
  },
  {
    id: "community",
    title: "The community",
    questions: [
      {
        id: "joining",
        question: "What happens when I join the community?",
        answer: [
          "We write down what you tell us: your name and address, and if you like your business, links, a few words and a picture. Our team sees it and nobody else. Joining makes no account; an account has a password and is for reviews, claims, events and orders.",
        ],
        link: { to: "/join-community", label: "Join the community" },
      },
      {
        id: "leaving",
        question: "How do I leave the community?",
        answer: [
          "Write to us from the address you joined with, and we remove your entry and its picture for good. If you have an account with that address, deleting the account removes it too.",
        ],
        link: { to: "/contact", label: "Ask to be removed" },
      },
    ],
  },
];
