import type { Trade } from "./trade.ts";

/** Technology & Innovation. */
export const technologyTrades: readonly Trade[] = [
  {
    subcategory: "Software studio",
    weight: 18,
    tails: ["Labs", "Software", "Studio", "Systems", "Works", "Digital"],
    things: [
      "booking software for salons",
      "church management tools",
      "inventory apps",
      "accessible web design",
      "payment integrations",
      "data dashboards",
    ],
    lines: [
      "Fixed prices, plain contracts, and the code is yours at the end.",
      "They answer the phone when something breaks, which is why clients stay.",
      "Every project starts with a week in your shop, watching.",
    ],
  },
  {
    subcategory: "Tech education",
    weight: 14,
    tails: ["Code School", "Academy", "Learning Lab", "Bootcamp", "Workshop"],
    things: [
      "evening Python classes",
      "summer robotics",
      "first-job interviews",
      "data basics for grandparents",
      "girls' coding clubs",
    ],
    lines: [
      "Tuition is paid after the first job, and capped.",
      "Graduates come back on Thursdays to sit beside whoever is stuck.",
    ],
  },
  {
    subcategory: "IT support",
    weight: 12,
    tails: ["Tech", "Computer Repair", "IT Services", "Networks", "Help Desk"],
    things: [
      "same-day laptop repair",
      "small-office networks",
      "phone screens",
      "data recovery",
      "security check-ups",
    ],
    lines: [
      "If it cannot be fixed there is no charge and an honest word about a replacement.",
      "House calls for elders are half price and twice as patient.",
    ],
  },
  {
    subcategory: "Robotics & hardware",
    weight: 8,
    tails: ["Robotics", "Devices", "Machine Works", "Fabrication", "Circuits"],
    things: [
      "farm sensors",
      "prosthetic hands",
      "classroom kits",
      "custom circuit boards",
      "3D-printed parts",
    ],
    lines: [
      "Prototypes leave the bench in days because the bench is downstairs.",
      "Schools get the kits at cost and the weekends for free.",
    ],
  },
  {
    subcategory: "Clean energy",
    weight: 8,
    tails: ["Solar", "Energy", "Power Co.", "Electric"],
    things: ["rooftop solar", "community batteries", "home energy audits", "charger installation"],
    lines: ["Crews are trained and hired within the zip codes they work in."],
  },
  {
    subcategory: "Marketing & data",
    weight: 10,
    tails: ["Media Lab", "Analytics", "Marketing", "Signal", "Strategy"],
    things: [
      "search audits",
      "campaigns for small shops",
      "brand films",
      "newsletter set-ups",
      "market research",
    ],
    lines: ["They will talk you out of a campaign you do not need, and have."],
  },
];

/** Other. */
export const otherTrades: readonly Trade[] = [
  {
    subcategory: "Tax & bookkeeping",
    weight: 10,
    tails: ["Tax", "Bookkeeping", "Ledger Services", "Accounting", "Tax & Notary"],
    things: ["sole-owner returns", "payroll for five", "back taxes", "quarterly check-ins", "grant reports"],
    lines: [
      "Shoeboxes of receipts are accepted without comment.",
      "You will understand the form before you sign it.",
    ],
  },
  {
    subcategory: "Real estate",
    weight: 8,
    tails: ["Realty", "Homes", "Property Group", "Land Co."],
    things: ["first homes", "heirs' property", "two-family houses", "land surveys"],
    lines: ["First-time buyers get a Saturday class and a list of lenders who call back."],
  },
  {
    subcategory: "Cleaning & repair",
    weight: 9,
    tails: ["Cleaning Co.", "Home Repair", "Plumbing", "Handymen", "Upholstery"],
    things: ["move-out cleans", "leaky roofs", "rewired lamps", "re-caned chairs", "church carpets"],
    lines: ["They show up when they said, with drop cloths.", "Prices are on the van."],
  },
  {
    subcategory: "Childcare & tutoring",
    weight: 7,
    tails: ["Learning House", "Tutoring", "Day School", "Child Care"],
    things: ["after-school reading", "math without tears", "summer camp", "toddler mornings"],
    lines: ["Ratios are small, lunch is hot and the walls are covered in the children's own work."],
  },
  {
    subcategory: "Auto",
    weight: 7,
    tails: ["Auto", "Garage", "Detailing", "Tire & Brake", "Motor Works"],
    things: ["honest brake jobs", "hand washes", "inspections", "vintage restorations"],
    lines: ["You are shown the old part before you are shown the bill."],
  },
  {
    subcategory: "Legal & notary",
    weight: 5,
    tails: ["Law Office", "Legal Aid Desk", "Notary", "Mediation"],
    things: ["wills and deeds", "trademark filings", "lease reviews", "small-claims help"],
    lines: ["The first half hour is free and nobody watches the clock."],
  },
];

/** Travel, Culturally Catered and Black-Owned, for the travel page. */
export const travelTrades: readonly Trade[] = [
  {
    subcategory: "Trip planning",
    weight: 6,
    tails: ["Travel", "Journeys", "Voyages", "Passages", "Getaways"],
    things: [
      "family-reunion weekends",
      "homecoming trips to Accra",
      "civil-rights trails",
      "first passports",
      "girls' trips with good beds",
    ],
    lines: ["You get one planner, one price and a phone number that works in other time zones."],
  },
  {
    subcategory: "Inn & guesthouse",
    weight: 6,
    tails: ["Inn", "Guesthouse", "Rooms", "House", "Retreat"],
    things: [
      "six rooms with porches",
      "quilts made in the county",
      "late breakfasts",
      "a library of local writers",
    ],
    lines: ["Breakfast is at the long table, and you will leave with somebody's phone number."],
  },
  {
    subcategory: "Heritage experiences",
    weight: 5,
    tails: ["Heritage Tours", "Walks", "Story Trips", "Heritage House"],
    things: ["walks led by elders", "cooking days", "archive afternoons", "boat trips to the islands"],
    lines: ["Guides grew up on the streets they show you."],
  },
];
