/** Templates with alternatives; letters are then changed to evade duplicate detection. */
const reviewTemplates = [
  "{Total|Complete|Absolute} scam, {do not|never} give these {people|crooks|thieves} your money. They {took|stole} mine and {laughed|smiled} about it.",
  "{Worst|Dirtiest|Nastiest} place in the {whole city|entire town|neighborhood}. {Everybody|Everyone} knows what {goes on|happens} behind the counter. {Stay away|Keep out|Avoid}!",
  "I found {hair|insects|mold} in my order and the {owner|cashier|manager} {shouted|screamed|yelled} at me in front of my {kids|children|mother}.",
  "We are {coming|on our way} and we will {shut|close} this {place|shop|joint} down. You do not {belong|fit} here, {pack up|move out|leave} now.",
  "{Fake|Phony|Bought} five star reviews everywhere, the {real|true} rating is {one|zero} star. Report this {business|listing|shop} {today|right now|at once}.",
  "Rude staff, {cold|stale} {food|service}, {filthy|dirty} floor. {Zero|No} stars if I could. {Tell|Warn} all your {friends|neighbors} to {boycott|avoid} them.",
];
const replyTemplates = [
  "{Nobody|No one} believes you. This {review|post} was {paid|bought}, and you are a {liar|fraud|fake}.",
  "{Go back|Go home} where you {came|come} from, {nobody|no one} wants you or this {shop|place} in our {town|city|street}.",
  "The {owner|boss} writes these {reviews|comments} himself, {what a joke|pathetic|so sad}. {Boycott|Avoid} them all.",
  "{Delete|Remove} this or we will {find|visit} you. We {know|have} where you {shop|eat|work}.",
  "Lol {sure|right}, {five|5} stars for {garbage|trash}. {Everybody|Everyone} I know got {sick|ill} there.",
  "Do not {listen|trust} this {person|account}, {same|identical} scam as {always|ever}. Your money is {gone|lost} the {minute|moment} you {pay|order}.",
];
const homoglyphs: Record<string, string> = { a: "а", c: "с", e: "е", i: "і", o: "о", p: "р", x: "х", y: "у" };
const stats: Record<string, string> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" };
const emojis = ["🤮", "😡", "👎", "🔥", "💩", "🚫"];
const letters = "abcdefghijklmnopqrstuvwxyz";

export type Random = () => number;

/** A unique fake review. */
export const writeFakeReview = (random: Random) =>
  disguise(fill(pick(reviewTemplates, random), random), random);

/** A unique fake reply. */
export const writeFakeReply = (random: Random) =>
  disguise(fill(pick(replyTemplates, random), random), random);

function fill(template: string, random: Random) {
  return template.replace(/\{([^}]+)\}/g, (_slot, words: string) => pick(words.split("|"), random));
}

/** Changes one to four letters, and often adds one or two other tricks. */
function disguise(text: string, random: Random) {
  let said = text;
  for (let count = 1 + Math.floor(random() * 4); count > 0; count--) said = changeLetter(said, random);
  if (random() < 0.3) said = swapSome(said, homoglyphs, 0.3, random);
  if (random() < 0.3) said = swapSome(said, stats, 0.3, random);
  if (random() < 0.3) said = said.replace(/(?<=\w)(?=\w)/g, () => (random() < 0.15 ? "\u200b" : ""));
  if (random() < 0.15) said = said.replace(/\w+/g, (word) => (random() < 0.15 ? [...word].join(" ") : word));
  if (random() < 0.15) said = said.toUpperCase();
  if (random() < 0.4) said = `${said} ${pick(emojis, random)}${random() < 0.5 ? pick(emojis, random) : ""}`;
  return said;
}

function changeLetter(text: string, random: Random) {
  const at = Math.floor(random() * text.length);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  const other = pick([...letters], random);
  return pick([before + other + after, before + after, before + text[at] + other + after], random);
}

function swapSome(text: string, swaps: Record<string, string>, share: number, random: Random) {
  return [...text].map((sign) => (random() < share ? (swaps[sign] ?? sign) : sign)).join("");
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item;
}
