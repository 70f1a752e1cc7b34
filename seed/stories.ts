import type { Family } from "./families.ts";

/** First sentences for any shop. {thing} is what the trade makes or does. */
const shopOpeners: readonly string[] = [
  "{Name} opened in {quarter} in {year} with {n} chairs and a borrowed sign.",
  "{Thing}, {thing} and {thing}, the way {founder} learned it from {kin}.",
  "A fixture in {quarter} since {year}, known for {thing} and for remembering your name.",
  "{Founder} started {name} on a kitchen table in {city} and kept the table.",
  "If you want {thing} in {city}, people will send you here.",
  "{Name} is two rooms, one family and {years} years of {thing}.",
  "Run by {founder} and {kin}, {name} does {thing}, slowly and well.",
  "Small on purpose: {thing}, {thing}, and whatever {first} thought of this week.",
  "{Founder} left an office job in {year} to do {thing} full time, and has not worn a lanyard since.",
  "{Name} is what happened when {kin} told {first} to stop giving it away for free.",
  "Everything at {name} starts with {thing} and a conversation.",
  "It took a church loan, {n} cousins and a stubborn landlord, but {name} has been open since {year}.",
  "Half workshop, half living room, {name} is where {quarter} goes for {thing}.",
  "The sign is hand-painted, the hours are honest, and the house specialty is {thing}.",
  "For {years} years {first} has opened this door at the same hour, rain included.",
  "People in {quarter} give directions by {name}.",
  "{First} and {kin} bought the building in {year} so that nobody could move them again.",
  "You will find {name} by the bench outside and the laughing inside.",
];

const openers: Readonly<Record<Family, readonly string[]>> = {
  food: [
    "Come for {thing}; the {thing} will be what you tell people about.",
    "{City} knows {name} by the smell.",
    "The menu at {name} fits on one chalkboard: {thing}, {thing}, {thing}, done.",
    "{Founder} cooks the way {kin} did, by ear and by elbow.",
    "There are bigger kitchens in {state}, and then there is {name}.",
    "Lunch in {quarter} means a line, and the line means {thing}.",
    "{First} will ask whether you have eaten before asking your name.",
    "What began as {thing} sold from a porch is now the reason people cross {city} on a Saturday.",
    "{N} tables, one cook, and {thing} that have ended arguments.",
    "The recipe for {thing} came from {kin} and has never been written down.",
    "At {name} the plates are heavy, the prices are light, and seconds are assumed.",
    "{Thing} until they run out, then {thing}, then the lights go off.",
    "Somebody's birthday is always being sung at {name}.",
    "{Founder} went to {city} for a wedding, cooked for it, and never left.",
    "Regulars say nothing about the {thing}, because the line is long enough.",
    "Three burners in {year}, twelve now, and still the same hand on the salt.",
  ],
  beauty: [
    "You leave {name} taller than you came.",
    "{Founder} trained for {years} years before putting a name on the window.",
    "Good {thing}, better conversation, and nobody double-booked.",
    "{Name} was built around one idea: hair and skin like ours should never be an afterthought.",
    "The mirrors at {name} are kind and the people are honest.",
    "{First} does {thing} like somebody's mother is watching, and usually somebody's is.",
    "Sit down for {thing}, stay for the stories; that is how {quarter} spends its Thursdays.",
    "Begun by {kin} in a spare bedroom, now {n} stations and a waiting list in {quarter}.",
    "No rush, no gossip, no damage: the three rules are framed by the door.",
    "{Name} keeps brides calm, boys still and grandmothers glamorous.",
    "{Thing} on weekdays, {thing} on weekends, and silence if you ask for it.",
  ],
  goods: [
    "Nothing at {name} came from a catalog.",
    "{Founder} makes, mends and chooses every single thing in the shop.",
    "The window at {name} changes on the first of the month and stops traffic.",
    "For {thing} and {thing} that outlast the season, {city} comes to {quarter}.",
    "{Name} sells fewer things than it could, and stands behind all of them.",
    "Bring a photograph, a fabric or a memory; {first} will start from there.",
    "You can touch everything, and you should, starting with the {thing}.",
    "{Kin} sewed, {founder} sells, and the register is older than both.",
    "It smells of cedar and steam, and the {thing} hang where you can reach them.",
    "A shop for people who keep things, in a city that throws them away.",
  ],
  tech: [
    "{Founder} builds things that still work on a Monday.",
    "{Name} grew out of one too many calls from {kin} about a printer.",
    "Four desks, one whiteboard and a waiting list: {name} makes {thing} for people who were quoted too much elsewhere.",
    "Plain talk about {thing}, from people who live in {quarter}.",
    "Founded in {year} in the back of a church office, {name} now does {thing} across {state}.",
    "{First} says no to most projects so that the others get finished.",
    "Ask {name} a question and you get an answer, not a deck.",
    "{Thing} and {thing}, explained until you could do it yourself.",
    "Half of the team learned the trade at {name}; the other half taught it.",
    "When the lights blink in {quarter}, this is who gets the call.",
  ],
  stage: [
    "{Name} has played, filled or emptied every good room in {city}.",
    "It started with {kin}, a rented hall and more people than chairs.",
    "{Founder} heard something missing in {city} and has been making it since {year}.",
    "Book {name} for {thing} and clear the furniture.",
    "Known from {quarter} to the county line for {thing} and for starting on time.",
    "Rehearsals are on Tuesdays with the windows open, so {quarter} knows the set list.",
    "{Years} years of {thing}, and the crowd still dresses up.",
    "If you have danced, cried or laughed out loud in {city}, {first} was probably somewhere near.",
    "{Name} keeps one foot in church and one on the dance floor.",
    "{Thing} with roots, {thing} with reach, and no dull second half.",
  ],
  person: [
    "{Founder} grew up in {quarter}, talked too much in class, and made a living of it.",
    "Started posting from a parked car in {year}; the car is gone, the audience is not.",
    "{First} covers {thing} and {thing} with a straight face and a crooked eyebrow.",
    "From {city}, about {city}, for anyone with an auntie.",
    "{Years} years of {thing}, and not one sponsored opinion.",
    "What {first} says out loud, the rest of {quarter} was thinking.",
    "{Founder} keeps the camera steady and the stories moving.",
    "It began as voice messages to {kin} and got out of hand.",
    "Equal parts {thing} and {thing}, all of it from a room in {quarter}.",
    "You have probably been sent something by {first} already.",
    "Worked nights for {n} years to do this by day.",
  ],
  maker: [
    "{Founder} works in {quarter}, mostly by daylight.",
    "{Name} does {thing} the slow way, for people who notice.",
    "The studio door in {quarter} is open on Saturdays; the coffee is on all week.",
    "Begun by {kin}, kept by {founder}: {thing}, {thing}, and a good deal of patience.",
    "{First} takes on few commissions and finishes all of them.",
    "A working room in {quarter} for {thing}, open to anyone who knocks.",
    "Ink, dust and {years} years of practice: {name} does {thing} and teaches it.",
    "You can watch {thing} being made here, and ask, and try.",
    "{Name} began with a borrowed key and a wall nobody wanted.",
    "It is quiet at {name}, apart from the radio and the occasional shout of joy.",
  ],
  service: [
    "{Founder} answers the phone, and then does the thing.",
    "{Name} has looked after {quarter} since {year}, one question about {thing} at a time.",
    "The quote is the price, which is how {name} got to {years} years.",
    "Neighbors recommend {name} before they recommend a restaurant.",
    "{First} learned {thing} from {kin} and patience from the public.",
    "Careful work on {thing} and {thing}, explained in ordinary words.",
    "When it has to be done right in {city}, somebody says {first}'s name.",
    "{Name} is small enough to know you and old enough to have seen it before.",
  ],
};

const everywhere: readonly string[] = [
  "Say that a neighbor sent you.",
  "Ask for {first}.",
  "They have been audited by three aunties and passed.",
];

const atTheDoor: readonly string[] = [
  "Everyone on the team lives within {n} blocks.",
  "A tenth of December goes to the school across the street.",
  "They hire from {quarter} first and train from nothing.",
  "Gift cards are handwritten, and never expire.",
  "Closed Mondays, because {kin} said so.",
  "Cards are fine, cash is quicker, and there is always someone to hold the door.",
  "Ring the bell twice; it sticks.",
  "Parking is easier behind the church.",
  "Students and elders pay what the chalkboard says, which is less.",
  "The bus stops at the door.",
  "Open late on Fridays, with music.",
  "If the light is on, come in.",
  "Children are welcome and will be put to work.",
  "You will be fed something while you wait.",
  "Bring a friend; there is a discount for that.",
  "The back garden is open when the weather is.",
  "Mind the step; everybody does, the second time.",
  "The radio is always on, and requests are taken.",
];

const byTrade: Partial<Record<Family, readonly string[]>> = {
  food: [
    "No reservations, no attitude.",
    "Get there before one.",
    "Take a jar home.",
    "The last pot goes to the shelter on Elm.",
  ],
  beauty: [
    "Book ahead in spring.",
    "First Saturdays are for beginners.",
    "Bring a picture, or do not.",
    "Wednesday is the quiet day.",
  ],
  goods: [
    "Ships anywhere, wrapped in last Sunday's paper.",
    "Repairs are free in January.",
    "Ask to see the drawer under the counter.",
  ],
  tech: ["The first hour is free.", "Schools pay half.", "They will come to you."],
  stage: ["Doors at seven, sound at eight.", "Bookings fill in spring.", "Bring comfortable shoes."],
  person: [
    "New things on Thursdays.",
    "Replies to kind messages.",
    "Available for hosting, within reason.",
    "Tour dates go up on the first of the month.",
  ],
  maker: [
    "Ships anywhere, wrapped in last Sunday's paper.",
    "Commissions open in January and July.",
    "Classes fill quickly.",
  ],
  service: ["They call back the same day.", "Saturday mornings by appointment.", "Receipts without asking."],
};

const doorless: readonly Family[] = ["person", "stage"];

/** First sentences for a family of trades. */
export function openersOf(family: Family): readonly string[] {
  return doorless.includes(family) ? openers[family] : [...openers[family], ...shopOpeners];
}

/** Last sentences for a family of trades. */
export function closersOf(family: Family): readonly string[] {
  return [...everywhere, ...(byTrade[family] ?? []), ...(doorless.includes(family) ? [] : atTheDoor)];
}

export const kinfolk: readonly string[] = [
  "a grandmother from Macon",
  "an uncle who ran the corner store",
  "a mother who sewed",
  "two sisters",
  "a great-aunt",
  "a father on the railway",
  "the church kitchen committee",
  "an older cousin",
  "a godmother",
  "three brothers",
  "a neighbor",
  "a retired schoolteacher",
  "the whole family",
  "an aunt in Kingston",
  "a grandfather from the islands",
  "a stepfather who drove trucks",
];
