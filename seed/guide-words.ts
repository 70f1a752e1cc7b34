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
];
