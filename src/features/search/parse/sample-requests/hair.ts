import { parseRequestTable } from "./parse-request-table.ts";

/** Hair, nails and skin. */
export const hairRequests = parseRequestTable(`
braider near me => place: near me; category: Beauty & Cosmetics; words: braiding => 1 business
braiders in atlanta => place: Atlanta, Georgia; category: Beauty & Cosmetics; words: braiding => The Plait Room
knotless braids chicago => place: Chicago, Illinois; category: Beauty & Cosmetics; words: braiding => Garnet Street Braids
box braids detroit => place: Detroit, Michigan; category: Beauty & Cosmetics; words: braiding => Chalk House Plait House
hair braiding memphis => place: Memphis, Tennessee; category: Beauty & Cosmetics; words: braiding => Sparrow House Braids
cornrows => category: Beauty & Cosmetics; words: braiding => 1 business
barber => category: Beauty & Cosmetics; words: barbershop => Ashé Barbershop
barber near me => place: near me; category: Beauty & Cosmetics; words: barbershop => 1 business
barbershop oakland => place: Oakland, California; category: Beauty & Cosmetics; words: barbershop => Ashé Barbershop
barber shop los angeles => place: Los Angeles, California; category: Beauty & Cosmetics; words: barbershop => Olatunji's Chair & Razor
black barbers in charleston => place: Charleston, South Carolina; category: Beauty & Cosmetics; words: barbershop => Pearl Street Cuts
fade atlanta => place: Atlanta, Georgia; category: Beauty & Cosmetics; words: barbershop => Kamara Sisters Barbershop
mens haircut philly => place: Philadelphia, Pennsylvania; category: Beauty & Cosmetics; words: mens barbershop => 1 business
hair salon => category: Beauty & Cosmetics; words: hair => 5 business
hair salon atlanta ga => place: Atlanta, Georgia; category: Beauty & Cosmetics; words: hair => 2 business
hair salons near me => place: near me; category: Beauty & Cosmetics; words: hair => 1 business
natural hair detroit => place: Detroit, Michigan; category: Beauty & Cosmetics; words: natural hair => Fatou's Hair House
natural hair salon savannah => place: Savannah, Georgia; category: Beauty & Cosmetics; words: natural hair => Alder Street Loc Lounge
loctician savannah => place: Savannah, Georgia; category: Beauty & Cosmetics; words: loc => Alder Street Loc Lounge
loc retwist detroit => place: Detroit, Michigan; category: Beauty & Cosmetics; words: loc => 1 business
silk press houston => place: Houston, Texas; category: Beauty & Cosmetics; words: natural hair => Plain Hair House
hairdresser new orleans => place: New Orleans, Louisiana; category: Beauty & Cosmetics; words: hair => Bridge Hair House
nail tech => category: Beauty & Cosmetics; words: nails => 3 business
nail salon washington dc => place: Washington, D.C.; category: Beauty & Cosmetics; words: nails => Dahlia Row Nails
nails nashville => place: Nashville, Tennessee; category: Beauty & Cosmetics; words: nails => Cecil's Nails
manicure near me => place: near me; category: Beauty & Cosmetics; words: nails => 1 business
nail tech open now => category: Beauty & Cosmetics; words: nails => 3 business
makeup artist houston => place: Houston, Texas; category: Beauty & Cosmetics; words: makeup => Anvil Beauty Bar
lashes chicago => place: Chicago, Illinois; category: Beauty & Cosmetics; words: makeup => 1 business
skin care baltimore => place: Baltimore, Maryland; category: Beauty & Cosmetics; words: skincare => Tallow House
facial philadelphia => place: Philadelphia, Pennsylvania; category: Beauty & Cosmetics; words: skincare => 1 business
esthetician newark => place: Newark, New Jersey; category: Beauty & Cosmetics; words: skincare => 1 business
day spa memphis => place: Memphis, Tennessee; category: Beauty & Cosmetics; words: spa => Southern Magnolia Day Spa
massage houston => place: Houston, Texas; category: Beauty & Cosmetics; words: massage => Vanilla House Massage
yoga newark => place: Newark, New Jersey; category: Beauty & Cosmetics; words: yoga => Walden's Yoga
beauty supply => category: Beauty & Cosmetics; words: supply => 1 business
beauty => category: Beauty & Cosmetics => 10 business
salon in minneapolis => place: Minneapolis, Minnesota; category: Beauty & Cosmetics => 1 business
spa day => category: Beauty & Cosmetics; words: spa day => 1 business
perfume => category: Beauty & Cosmetics; words: fragrance => 1 business
`);
