import { claimsRetention } from "#features/claims/retention.ts";

const { proofs } = claimsRetention;

const given: readonly (readonly [when: string, what: string])[] = [
  ["Make an account", "Your username, your mail address and a scrambled form of your password."],
  [
    "Write a review or reply",
    "Your words, your stars, the day, and the name you signed with. None, if you choose to be anonymous.",
  ],
  [
    "Claim a business or an artist’s profile",
    `Your name and mail address, and the document that shows it is yours. Only you and the admins can open it; it is deleted ${proofs.keptFor} after the decision.`,
  ],
  ["Own a listing or a profile", "What you change, with what it said before, so that you can take it back."],
  ["Submit an event", "What you typed and the picture you sent."],
  [
    "Submit an artist",
    "What you typed, with the contact email, and the picture you sent. A profile that we do not list is deleted.",
  ],
  ["Save an event", "Which ones, and the secret address of your own calendar as a fingerprint."],
  [
    "Join the community",
    "Your name and mail address and, if you add them, your business, links, a short bio and a picture.",
  ],
  [
    "Write to an artist",
    "Your words and the answer. The artist sees your username, and neither of you the other's address.",
  ],
  [
    "Send a request or write to us",
    "Your words, and the name and mail address you give, so that we can answer.",
  ],
  [
    "Buy something",
    "What you ordered, your name and mail address, where it goes, and how you paid, but no card number.",
  ],
];

/** The data that people provide, by activity. */
export function GivenTable() {
  return (
    <table className="prose-stack">
      <thead>
        <tr>
          <th scope="col">When you</th>
          <th scope="col">We keep</th>
        </tr>
      </thead>
      <tbody>
        {given.map(([when, what]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
