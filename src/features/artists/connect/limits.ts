import { defineLimits } from "#platform/http/limits/define-limits.ts";

const day = 24 * 60 * 60;

/** Every message is an email to someone who did not request it. */
export const connectLimits = defineLimits("connect", {
  startAccount: { per: "name", points: 5, seconds: day },
  // Limits an artist's mailbox, regardless of the number of members who write.
  startArtist: { per: "name", points: 20, seconds: day },
  messageAccount: { per: "name", points: 30, seconds: day },
  handleConversation: { per: "name", points: 30, seconds: day },
  messageNetwork: { per: "network", points: 60, seconds: 60 * 60 },
  reportNetwork: { per: "network", points: 20, seconds: 60 * 60 },
});
