import { parseRequestTable } from "./parse-request-table.ts";

/** Misspelled words. */
export const typosRequests = parseRequestTable(`
altanta => place: Atlanta, Georgia; corrected: altanta to Atlanta => 5 business
altanta hair salon => place: Atlanta, Georgia; category: Beauty & Cosmetics; words: hair; corrected: altanta to Atlanta => 2 business
savanah => place: Savannah, Georgia; corrected: savanah to Savannah => 5 business
soul food savanah => place: Savannah, Georgia; category: Food & Beverage; words: soul food; corrected: savanah to Savannah => 5 business
new orlens => place: New Orleans, Louisiana; corrected: new orlens to New Orleans => 5 business
philadelpha => place: Philadelphia, Pennsylvania; corrected: philadelpha to Philadelphia => 5 business
chicgo => place: Chicago, Illinois; corrected: chicgo to Chicago => 5 business
detriot coffee => place: Detroit, Michigan; category: Food & Beverage; words: coffee; corrected: detriot to Detroit => 1 business
resturant => category: Food & Beverage; corrected: resturant to restaurant => 5 business
restaraunts near me => place: near me; category: Food & Beverage => 3 business
restraunt atlanta => place: Atlanta, Georgia; category: Food & Beverage => 5 business
barbar shop => category: Beauty & Cosmetics; words: barbershop; corrected: barbar to barber => 3 business
barbeshop oakland => place: Oakland, California; category: Beauty & Cosmetics; words: barbershop; corrected: barbeshop to barbershop => Ashé Barbershop
braidder => category: Beauty & Cosmetics; words: braiding; corrected: braidder to braider => 1 business
jewlery => category: Fashion & Lifestyle; words: jewelry; corrected: jewlery to jewelry => 3 business
photografer => category: Photography; corrected: photografer to photographer => 3 business
bookstor => category: Writing; words: bookshop; corrected: bookstor to bookstore => 3 business
cofee shop => category: Food & Beverage; words: coffee; corrected: cofee to coffee => 3 business
vegen => category: Food & Beverage; words: vegan; corrected: vegen to vegan => 3 business
seafod => category: Food & Beverage; words: seafood; corrected: seafod to seafood => 3 business
cosmetcis => category: Beauty & Cosmetics; corrected: cosmetcis to cosmetics => 5 business
tommorow => kind: event; time: 2026-11-18; corrected: tommorow to tomorrow => 1 event
saterday => kind: event; time: 2026-11-21; corrected: saterday to saturday => 1 event
tonite jazz => kind: event; time: 2026-11-17 from 17; words: jazz => 1 event
consert => kind: event; words: concert; corrected: consert to concert => 1 event
workshp => kind: event; words: workshop; corrected: workshp to workshop => 1 event
saffrom smoke => words: saffron smoke; corrected: saffrom to saffron => Saffron & Smoke
kinfok coffee => category: Food & Beverage; words: kinfolk coffee; corrected: kinfok to kinfolk => Kinfolk Coffee Works
tallow hosue => words: tallow house; corrected: hosue to house => Tallow House
northsar looms => words: northstar looms; corrected: northsar to northstar => Northstar Looms
catring => category: Food & Beverage; words: catering; corrected: catring to catering => 3 business
bakary => category: Food & Beverage; words: bakery; corrected: bakary to bakery => 3 business
hiar salon => category: Beauty & Cosmetics; words: hair; corrected: hiar to hair => 3 business
accountent => words: tax; corrected: accountent to accountant => 1 business
`);
