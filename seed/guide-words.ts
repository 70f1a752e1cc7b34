type Stop = { name: string; type: string; address: string; website: string | null };

export type GuideCity = {
  city: string;
  theme: string;
  description: string;
  days: 1 | 2 | 3;
  bestTime: string;
  budget: string;
  tips: string;
  firstDay?: readonly Stop[];
};

const savannah: readonly Stop[] = [
  {
    name: "The Benne Wafer Co.",
    type: "Bakery",
    address: "9 Jones Mews",
    website: "https://thebennewaferco.example",
  },
  {
    name: "First Praise House walk",
    type: "Walking tour",
    address: "Meet at Franklin Steps",
    website: "https://praisehousewalk.example",
  },
  {
    name: "Saffron & Smoke",
    type: "Rice-country barbecue",
    address: "418 Habersham Row",
    website: "https://saffronandsmoke.example",
  },
  {
    name: "Live Oak Letterpress",
    type: "Print studio, open bench",
    address: "77 Whitaker Yard",
    website: "https://liveoakletterpress.example",
  },
  {
    name: "Salt & Stair",
    type: "Raw bar and low-country boil",
    address: "2 River Stair",
    website: "https://saltandstair.example",
  },
  {
    name: "The Second Porch",
    type: "Live music, two sets",
    address: "Montgomery at the park",
    website: null,
  },
];

export const guideCities: readonly GuideCity[] = [
  {
    city: "Savannah",
    theme: "Savannah, slowly",
    days: 2,
    firstDay: savannah,
    description:
      "Two days of oak shade, praise houses and rice, eaten in the right order and mostly on foot. Start before the heat, stop when the porches fill, and let the river decide the evening.",
    bestTime:
      "March to May, when the azaleas are out and the porches are open. Avoid the parade week unless you came for the parade.",
    budget:
      "Two lunches beat one dinner. The river ferry is free and has the best view in the city. Book rooms south of the park.",
    tips: "Call ahead for smoked mullet. Carry cash on the praise-house walk; the guides are volunteers. Wear the ugly shoes.",
  },
  {
    city: "Chicago",
    theme: "Bronzeville by bus",
    days: 2,
    description:
      "Jazz rooms, galleries and a bakery at every transfer. One day pass, two neighborhoods, and a long sit by the lake in the middle.",
    bestTime: "June and September. Winter is honest but it is winter.",
    budget: "A day pass is cheaper than one car. Museums rotate their free days; ask the driver.",
    tips: "Sit on the right side going south. The late set starts when the early crowd goes home.",
  },
  {
    city: "New Orleans",
    theme: "Tremé after dark",
    days: 1,
    description: "One evening, four stages, red beans at midnight. Sleep in, because the city does.",
    bestTime: "October to early December, between the storms and the crowds.",
    budget: "Music is paid in the bucket. Bring small bills and be generous.",
    tips: "If a parade passes, follow it. You can always get back; that is what the river is for.",
  },
  {
    city: "Atlanta",
    theme: "Sweet Auburn on foot",
    days: 3,
    description:
      "The mile where the money stayed home, then the West End, then a Saturday of markets. Banks, barbershops and biscuit counters, in walking distance if you believe in walking.",
    bestTime: "April, or any week in October.",
    budget: "Trains run from the airport. Eat the big meal at lunch, when the same plate costs less.",
    tips: "Ask at the barbershop, any barbershop, where to eat. Then ask the next one.",
  },
  {
    city: "Detroit",
    theme: "Made by hand in Detroit",
    days: 3,
    description:
      "Looms, letterpress, bicycles and Coney sauce: three days among people who build things. Most workshops will let you hold the tool.",
    bestTime: "May to September, when the market spills over.",
    budget: "Rent a bicycle. Workshops are cheaper in pairs.",
    tips: "Eastern Market on Saturday, before nine. Bring a bag, then buy a better one.",
  },
  {
    city: "Charleston",
    theme: "Rice, rivers and rooms",
    days: 3,
    description:
      "The Lowcountry from the water and from the kitchen, told by the families who fed it. A bookshop with a piazza, a boat with a storyteller, and supper that starts with the tide table.",
    bestTime: "Late February to April.",
    budget: "Stay across the river and take the early ferry.",
    tips: "Order the whole fish. Ask who caught it; you will meet him.",
  },
  {
    city: "Memphis",
    theme: "Soul on the south side",
    days: 3,
    description:
      "Studios, smoke and Sunday service, with time to dance between. The music is loudest where the signs are smallest.",
    bestTime: "April and May, before the river gets heavy.",
    budget: "Lunch plates are half the dinner price. Many rooms have no cover before nine.",
    tips: "Wear shoes that slide. Tip the drummer.",
  },
  {
    city: "Washington",
    theme: "The other avenues",
    days: 3,
    description:
      "The city behind the monuments: go-go basements, tailor shops, gardens in Anacostia and a supper on U Street. You will see the dome from the roof, and that is enough.",
    bestTime: "Cherry blossom week if you must, the week after if you are wise.",
    budget: "The museums are free; spend the money on dinner.",
    tips: "Cross the river. Everything good is across the river.",
  },
  {
    city: "Houston",
    theme: "Third Ward plates and porches",
    days: 3,
    description:
      "Row houses turned art, kitchens turned landmarks and a bayou with a footpath. Houston is wide, so this guide stays in one piece of it at a time.",
    bestTime: "November to March.",
    budget: "Share plates. They are meant for two people or one uncle.",
    tips: "Everything is twenty minutes away, including things that are next door.",
  },
  {
    city: "Oakland",
    theme: "Lake, hills, bass lines",
    days: 3,
    description:
      "A lake in the middle, redwoods at the top, and a bakery or a bass line on every flat street between. Start with coffee, end with vinyl.",
    bestTime: "September and October, the real summer.",
    budget: "First Fridays are free, and feed you if you are patient.",
    tips: "Take a layer. Then take the bus up the hill for the view.",
  },
  {
    city: "Birmingham",
    theme: "Fourth Avenue and forward",
    days: 3,
    description:
      "Barbershops, ballparks and classrooms in old banks: a city that kept its receipts. Three days to read them.",
    bestTime: "March, April, or the first cool week of fall.",
    budget: "Museums have a shared ticket. Meat-and-three lunches settle the rest.",
    tips: "Go to the early service if you want a seat near the choir.",
  },
  {
    city: "Brooklyn",
    theme: "Stoops of Brooklyn",
    days: 3,
    description:
      "Bed-Stuy to Flatbush by stoop, bookshop and bakery, with a roti in one hand. No bridges, no towers, no lines.",
    bestTime: "May, June, and the week the leaves turn.",
    budget: "Dollar vans and doubles. Museums are pay-what-you-wish on Thursday.",
    tips: "Say good morning first. It is the entire trick.",
  },
  {
    city: "Baltimore",
    theme: "Marble steps, both sides",
    days: 2,
    description:
      "Row houses, rehearsal rooms and crab by the dozen, from Druid Heights to Station North. Two days, one long hill, and a bus that goes where you meant.",
    bestTime: "April to June, and October for the light on the steps.",
    budget: "The circulator is free. Buy crabs by the half dozen and share a table.",
    tips: "If somebody scrubs the steps, walk around. Then say they look good.",
  },
  {
    city: "Philadelphia",
    theme: "From Broad to Baltimore Avenue",
    days: 3,
    description:
      "Jazz organs, water ice and murals taller than the trolley. Three days west and north, with Germantown saved for the slow morning.",
    bestTime: "May, September, and any Saturday with a block party.",
    budget: "A trolley pass pays for itself by lunch. Portions are for two.",
    tips: "Ask which mural somebody is in. There is always one.",
  },
  {
    city: "Los Angeles",
    theme: "Leimert Park to the water",
    days: 3,
    description:
      "Drum circles on Sunday, bookshops on Degnan and a long drive to the sea with the windows down. One neighborhood a day, or you will see only the freeway.",
    bestTime: "March to May, before the marine layer settles in.",
    budget: "Park once and walk. Plates on Crenshaw cost half of those by the beach.",
    tips: "The best seat is the folding chair you brought.",
  },
  {
    city: "Durham",
    theme: "Hayti and the loading docks",
    days: 2,
    description:
      "Banks that never closed, tobacco floors full of looms, and a supper club above a print shop. Small enough to walk, old enough to take two days.",
    bestTime: "Late March, or October when the game traffic is away.",
    budget: "Lunch counters take cash and give change in advice.",
    tips: "Read the markers on Parrish Street before you eat there.",
  },
  {
    city: "Richmond",
    theme: "Second Street, second helpings",
    days: 2,
    description:
      "Jackson Ward from the barbershop to the ballroom, then over the river for clay and coffee. The hills are steep and the pie is at the top.",
    bestTime: "April and May, while the river is high.",
    budget: "Museum gardens are free. So is the view from Church Hill.",
    tips: "Book the small table. The large one is for the choir.",
  },
  {
    city: "Nashville",
    theme: "Jefferson Street, all strings",
    days: 2,
    description:
      "Not that Nashville. Record shops, hot plates and the rooms where the guitars were electric first, in two unhurried days.",
    bestTime: "September, when the students are back and the heat is not.",
    budget: "Shows before eight are pay what you can.",
    tips: "Order it medium. You can be brave tomorrow.",
  },
  {
    city: "Kansas City",
    theme: "Eighteenth and Vine, then smoke",
    days: 1,
    description:
      "One long day of ballplayers, horn players and burnt ends. Begin with the museum, end with the jam session that starts after the last set.",
    bestTime: "April to June, or the first week of October.",
    budget: "One combination plate feeds two people and tomorrow.",
    tips: "Stay for the session after the show. Nobody will tell you when it starts.",
  },
  {
    city: "Tulsa",
    theme: "Greenwood, standing",
    days: 1,
    description:
      "A day on the avenue that was rebuilt by the people who owned it: coffee, archive, lunch, gallery, and music where the hotel stood.",
    bestTime: "May, before the sirens are tested in the heat.",
    budget: "The archive is free and asks for an hour. Give it two.",
    tips: "Buy the book here. It helps the shop that remembered.",
  },
  {
    city: "Miami",
    theme: "Overtown to Little Haiti",
    days: 3,
    description:
      "Conch, compas and a courtyard of printmakers: three days on the mainland side of the bridge, with one swim allowed.",
    bestTime: "November to April, when the mangoes are only a promise.",
    budget: "The trolley is free. Patties are a currency.",
    tips: "Greet the whole room. In Little Haiti that is the cover charge.",
  },
  {
    city: "Seattle",
    theme: "The Central, still here",
    days: 2,
    description:
      "Records, rib tips and a library of zines up the hill, then Rainier Beach for supper with the ferry lights below. Bring a hood, leave the umbrella.",
    bestTime: "July to September, when the mountain comes out.",
    budget: "A day ticket covers the light rail and the ferry.",
    tips: "When the mountain is out, people stop talking. Look up.",
  },
];
