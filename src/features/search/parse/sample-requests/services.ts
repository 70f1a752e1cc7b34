import { parseRequestTable } from "./parse-request-table.ts";

/** Trades and services. */
export const servicesRequests = parseRequestTable(`
tax help charlotte => place: Charlotte, North Carolina; words: tax => Bright Ledger Tax
accountant austin => place: Austin, Texas; words: tax => Rosewood & Sorrel Accounting
cpa near me => place: near me; words: tax => 1 business
bookkeeper los angeles => place: Los Angeles, California; words: bookkeeping => Beecher Street Bookkeeping
taxes => words: tax => Bright Ledger Tax
lawyer => words: legal => 1 business
attorney baltimore => place: Baltimore, Maryland; words: legal => Winbush Sisters Law Office
notary louisville => place: Louisville, Kentucky; words: notary => Rudy's Tax & Notary
realtor => words: real estate => 1 business
real estate agent mobile al => place: Mobile, Alabama; words: real estate => Pearl Street Homes
plumber => words: plumbing => nothing
house cleaning philadelphia => place: Philadelphia, Pennsylvania; words: cleaning => 1 business
handyman orlando => place: Orlando, Florida; words: repair => Roulhac & Daughter Handymen
mechanic detroit => place: Detroit, Michigan; words: auto => Cove & Pecan Garage
car detailing philadelphia => place: Philadelphia, Pennsylvania; words: auto => Bright Detailing
mobile detailing => words: auto => 1 business
daycare => words: childcare => 1 business
day care chicago => place: Chicago, Illinois; words: childcare => Jade Gumtree Day School
tutor oakland => place: Oakland, California; words: tutoring => Creek & Iris Tutoring
gym => category: Fashion & Lifestyle; words: fitness => 3 business
gym near me => place: near me; category: Fashion & Lifestyle; words: fitness => 1 business
boxing gym tampa => place: Tampa, Florida; category: Fashion & Lifestyle; words: boxing => Comet & Lantern Boxing Gym
personal trainer atlanta => place: Atlanta, Georgia; category: Fashion & Lifestyle; words: fitness => Ashé Fitness
computer repair memphis => place: Memphis, Tennessee; category: Technology & Innovation; words: repair => Plain Computer Repair
web developer => category: Technology & Innovation; words: software => 1 business
software company atlanta => place: Atlanta, Georgia; category: Technology & Innovation; words: software => Ledger & Lark
coding bootcamp => category: Technology & Innovation; words: tech education => Meridian Code School
code school birmingham => place: Birmingham, Alabama; category: Technology & Innovation; words: tech education => Meridian Code School
solar panels miami => place: Miami, Florida; category: Technology & Innovation; words: solar => Marrow Solar
marketing agency atlanta => place: Atlanta, Georgia; category: Technology & Innovation; words: marketing => Smalls' Marketing
graphic designer brooklyn => place: Brooklyn, New York; category: Digital Creators; words: design => Warm Stone Graphics
web design tampa => place: Tampa, Florida; category: Digital Creators; words: design => Basil & Violet Web Studio
photographer => category: Photography => Corner Light Photo
photographer philadelphia => place: Philadelphia, Pennsylvania; category: Photography => Corner Light Photo
wedding photographer austin => place: Austin, Texas; category: Photography; words: weddings => Broad Weddings
family portraits boston => place: Boston, Massachusetts; category: Photography; words: family portraits => Twelve Pearls Photo
dj for party => words: dj party => nothing
event planner chicago => place: Chicago, Illinois; category: Entertainment; words: events => Beatrix's Party Co.
dance studio charlotte => place: Charlotte, North Carolina; category: Entertainment; words: dance => 1 business
dance classes => category: Entertainment; words: dance => 1 business
recording studio chicago => place: Chicago, Illinois; category: Music; words: recording studio => Hollow Drum Studios
piano lessons => category: Music; words: music school => 1 business
drum lessons memphis => place: Memphis, Tennessee; category: Music; words: drum => Esi's Drum School
wedding band => category: Music; words: band => 1 business
brass band brooklyn => place: Brooklyn, New York; category: Music; words: brass band => New Hibiscus Brass Band
videographer brooklyn => place: Brooklyn, New York; category: Entertainment; words: film => 1 business
art gallery dallas => place: Dallas, Texas; category: Visual Art; words: gallery => Mapp's Gallery
mural painter => kind: artist; words: mural painter => 1 business
pottery class => kind: event; words: pottery class => 1 event
print shop => category: Visual Art; words: letterpress => 1 business
podcast => category: Digital Creators; words: podcast => 1 business
publisher detroit => place: Detroit, Michigan; category: Writing; words: publisher => Asante Publishing
ghostwriter => category: Writing; words: editing => 1 business
travel agent => words: travel => 1 business
`);
