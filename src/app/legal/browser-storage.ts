/** What the site stores in a browser, for the privacy page; a test compares it with the code. */
export const cookies = [
  {
    name: "session-…",
    what: "Keeps you logged in. It is set when you log in.",
    lasts: "30 days after you last used the site, 90 days at most; until you log out",
  },
  {
    name: "device",
    what: "Lets us recognize a browser you have logged in with, so that strangers who guess passwords cannot lock you out.",
    lasts: "180 days after you last logged in",
  },
  {
    name: "sign-in",
    what: "Holds the place between your password and the code, if you use a second factor.",
    lasts: "10 minutes",
  },
  {
    name: "flash",
    what: "Carries a message such as “Saved” from one page to the next, and lets you see your own change at once.",
    lasts: "1 minute",
  },
  {
    name: "voter",
    what: "Lets us count one vote of this browser for an artist. It is set with your first upvote.",
    lasts: "1 year after that",
  },
  {
    name: "queue-order",
    what: "Remembers, for admins, whether what waits is shown newest or oldest first. It is set by that choice.",
    lasts: "1 year after that",
  },
] as const;

export const storedInBrowser = [
  { name: "theme", what: "Light or dark, if you chose one.", lasts: "Until you choose “System”" },
  {
    name: "e-commerce-cart",
    what: "Your cart. It reaches us only when you check out.",
    lasts: "Until you empty it or buy",
  },
  {
    name: "e-commerce-cart-before-payment",
    what: "A copy of the cart while you pay, in case you come back without paying.",
    lasts: "Until you close the tab, or the order is paid",
  },
  {
    name: "e-commerce-cart-away",
    what: "A note that you are on the payment page.",
    lasts: "Until you close the tab, or come back",
  },
  {
    name: "e-commerce-checkout-attempt",
    what: "A random number that makes two presses on “Check out” one order.",
    lasts: "Until you close the tab, or the order is paid",
  },
  {
    name: "event-draft",
    what: "What you typed into the form for an event, in case sending fails.",
    lasts: "Until you close the tab, or the event is sent",
  },
  {
    name: "kept-pages",
    what: "Copies of the travel guides that you opened, for reading without a network.",
    lasts: "Until you have opened 30 others",
  },
  {
    name: "kept-personal-pages",
    what: "Copies of the trips that you opened, for reading without a network.",
    lasts: "Until you log out, or have opened 20 others",
  },
  {
    name: "kept-files",
    what: "The pictures and scripts that these copies need.",
    lasts: "As long as a copy needs them",
  },
  {
    name: "my-trip",
    what: "The trip you plan without an account. It reaches us only when you log in, and moves to your account then.",
    lasts: "Until you log in, or forget it on the page of the trip",
  },
  {
    name: "trip-left-as-it-is",
    what: "Which warnings about a trip you chose to leave as they are.",
    lasts: "Until you clear it in your browser",
  },
  {
    name: "has-upvoted",
    what: "A note that you have upvoted an artist, so that lists ask us which ones.",
    lasts: "Until you clear it in your browser",
  },
  { name: "shortcut-keys", what: "Whether you want single keys as shortcuts.", lasts: "Until it is changed" },
] as const;
