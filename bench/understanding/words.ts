/**
 * Held-out words: never use them to tune the parser. Each line is the typed text, the words that must be parsed from it,
 * and other words that may remain.
 */

/** Text => words that must remain => category, or `any` if several are acceptable. */
export const food = `
haitian restaurant => haitian => Food & Beverage
beignets => beignets => Food & Beverage
hot chicken => hot chicken => Food & Beverage
cuban food => cuban => Food & Beverage
oxtails => oxtails => Food & Beverage
po boys => po boys => Food & Beverage
guyanese kitchen => guyanese => Food & Beverage
doughnuts => doughnuts => Food & Beverage
shrimp and grits => shrimp grits => Food & Beverage
somali cuisine => somali => Food & Beverage
pizza => pizza => Food & Beverage
peach cobbler => peach cobbler => Food & Beverage
steakhouse => steakhouse => Food & Beverage
fufu and egusi => fufu egusi => Food & Beverage
chicken wings => chicken wings => Food & Beverage
bistro => bistro => Food & Beverage
cameroonian food => cameroonian => Food & Beverage
taco stand => taco => Food & Beverage
deli sandwiches => deli sandwiches => Food & Beverage
sweet potato pie => sweet potato pie => Food & Beverage
`;

export const beauty = `
sisterlocks => sisterlocks => Beauty & Cosmetics
eyebrow threading => eyebrow threading => Beauty & Cosmetics
faux locs => loc => Beauty & Cosmetics
wig installs => wig installs => Beauty & Cosmetics
waxing studio => waxing => Beauty & Cosmetics
acrylics and gel polish => acrylics gel polish => Beauty & Cosmetics
hair colorist => hair colorist => Beauty & Cosmetics
a hot towel shave => hot towel shave => Beauty & Cosmetics
prom glam => prom glam => Beauty & Cosmetics
goddess twists => goddess twists => Beauty & Cosmetics
reflexology => reflexology => any
microblading => microblading => Beauty & Cosmetics
`;

export const trades = `
chimney sweep => chimney sweep => any
wallpaper hanger => wallpaper hanger => any
locksmith => locksmith => any
landscaper => landscaper => any
dog groomer => dog groomer => any
movers => movers => any
speech pathologist => speech pathologist => any
doula => doula => any
optometrist => optometrist => any
insurance broker => insurance broker => any
funeral home => funeral home => any
exterminator => exterminator => any
laundromat => laundromat => any
financial planner => financial planner => any
pharmacy => pharmacy => any
driving school => driving school => any
upholstery => upholstery => any
wedding officiant => wedding officiant => any
swim lessons => swim lessons => any
cybersecurity consultant => cybersecurity consultant => Technology & Innovation
drone photography => drone => Photography
menswear => menswear => any
comic book store => comic => any
improv troupe => improv => any
`;

export const goods = `
incense => incense
bath bombs => bath bombs
kente cloth => kente cloth
keychain => keychain
lip balm => lip balm
coasters => coasters
dashiki => dashiki
phone case => phone case
oven mitts => oven mitts
backpack => backpack
cufflinks => cufflinks
wall hanging => wall hanging
baby onesie => baby onesie
beeswax wrap => beeswax wrap
serving tray => serving tray
face mask => face mask
`;

export const happenings = `
karaoke => karaoke
trivia night => trivia
step show => step
vinyl swap => vinyl swap
double dutch contest => double dutch contest
plant swap => plant swap
hackathon => hackathon
wine tasting => wine tasting
drum circle => drum circle
fashion show => fashion
story time for toddlers => story toddlers
gospel choir performance => gospel choir
art walk => art walk
5k run => 5k run
homebuyer orientation => homebuyer orientation
drag bingo => drag bingo
day party => party
vendor expo => vendor expo
`;

export const performers = `
harpist => harpist
bassist => bassist
beatboxer => beatboxer
storyteller => storyteller
soprano => soprano
cinematographer => cinematographer
tap dancer => tap dancer
weaver => weaver
woodcarver => woodcarver
collage maker => collage
flutist => flutist
caricaturist => caricaturist
glassblower => glassblower
turntablist => turntablist
`;

export const stays = `
lodge => lodge
loft to rent => loft
rooming house => rooming
villa => villa
bungalow => bungalow
resort => resort
guest room => guest
a bed for the night => bed
`;

export const tours = `
river cruise => river cruise
trolley ride => trolley
pub crawl => pub crawl
kayak outing => kayak
stroll with a local => stroll
segway tour => segway
culinary tour => culinary
hop on hop off bus => bus
`;

export const venues = `
banquet hall => banquet hall
amphitheater => amphitheater
piano bar => piano bar
juke joint => juke joint
reception hall => reception hall
speakeasy => speakeasy
rooftop lounge => rooftop lounge
rehearsal space => rehearsal
`;

/** Questions for the help page. */
export const questions = `
how can i get my money back
i can't get into my account
change the email on my account
how do i take down my listing
is my card number safe with you
my package never came
stop sending me emails
how do i edit my review
who can see my information
how do i become a seller
`;

/** Text => accepted places => words that may remain. */
export const places = `
in Cincinnati => Cincinnati, Ohio
Milwaukee WI => Milwaukee, Wisconsin
in Sacramento, CA => Sacramento, California
in San Antonio => San Antonio, Texas
near Tacoma => Tacoma, Washington
in the Bronx => Bronx, New York | New York, New York => bronx
in Shreveport, Louisiana => Shreveport, Louisiana
in South Carolina => South Carolina
around Omaha => Omaha, Nebraska
Cincy => Cincinnati, Ohio
in Hartford CT => Hartford, Connecticut
in Bronzeville, Chicago => Chicago, Illinois => bronzeville
not far from me => near me
in Greensboro N.C. => Greensboro, North Carolina
70117 => 70117
in the Big Easy => New Orleans, Louisiana
in Milwakee => Milwaukee, Wisconsin
in Virginia => Virginia
in Leimert Park, Los Angeles => Los Angeles, California => leimert park
within a mile of me => near me
close to Chattanooga => Chattanooga, Tennessee
Beantown => Boston, Massachusetts
in Pittsburg PA => Pittsburgh, Pennsylvania
in Kansas City, Missouri => Kansas City, Missouri
`;

/** Text => days, as of 3 p.m. on Tuesday, November 17, 2026 => words that may remain. */
export const times = `
on Thursday => 2026-11-19
this coming Saturday => 2026-11-21
on the 12th of December => 2026-12-12
Friday evening => 2026-11-20 from 17
the day after tomorrow => 2026-11-19
over the weekend => 2026-11-21 to 2026-11-22
next month => 2026-12-01 to 2026-12-31
12/19 => 2026-12-19
on Thanksgiving => 2026-11-26 => thanksgiving
tmrw => 2026-11-18
in February => 2027-02-01 to 2027-02-28
two weeks from now => 2026-12-01
Wednesday night => 2026-11-18 from 17
the first weekend of December => 2026-12-05 to 2026-12-06
sat night => 2026-11-21 from 17
Nov 28 => 2026-11-28
on Christmas Eve => 2026-12-24 => christmas eve
this Sunday => 2026-11-22
`;

/** Text => price range. */
export const prices = `
under $35 => Up to $35
no more than $18 => Up to $18
for less than thirty dollars => Up to $30
$15 tops => Up to $15
between $25 and $45 => $25 to $45
on a $60 budget => Up to $60
twenty bucks or less => Up to $20
max $55 => Up to $55
that won't cost over $50 => Up to $50
$30 and up => From $30
in the $20 to $30 range => $20 to $30
35 dollars or under => Up to $35
`;
