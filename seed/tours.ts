import type { Row } from "./insert-rows.ts";
import { locationOf, type Place, placeOf, places } from "./places.ts";
import type { Seeding } from "./seeding.ts";
import { fill, slugOf } from "./text.ts";

// Name | type | city | duration | schedule | price | description
const table = `
First Praise House Walk | Walking tour | Savannah | 2 hours | Daily at 9 am | $ | From the praise house to the river, with the songs in the places where they were sung.
Gullah Kitchen Morning | Cooking | Charleston | 4 hours | Saturdays | $$ | Red rice, okra and the story of each pot, cooked and then eaten at one long table.
Bronzeville by Bus | Bus tour | Chicago | 3 hours | Thursdays to Sundays | $ | Jazz rooms, newspaper offices and the best bench on the lake, on a regular city bus with a storyteller.
Tremé After Dark | Music | New Orleans | 4 hours | Fridays and Saturdays | $$ | Four stages in one evening, the last one a porch.
Sweet Auburn on Foot | Walking tour | Atlanta | 2 hours | Daily except Mondays | $ | Banks, churches and a barbershop where the guide gets heckled.
The Porters' Railway Day | Rail history | Oakland | 6 hours | First Sunday of the month | $$ | The yard, the union hall and lunch in a dining car, told by a porter's grandson.
U Street in Three Suits | Fashion history | Washington | 2 hours | Saturdays at 11 am | $ | Tailors, hatters and the rules of the promenade.
Murals and Makers | Art | Detroit | 3 hours | Wednesdays and Saturdays | $ | Nine walls, three workshops, and you leave with ink on your hands.
Sea Islands by Boat | Boat trip | Savannah | 7 hours | April to October, by tide | $$$ | A working boat, a captain who grew up on it, and lunch from the morning's net.
Soulsville Sessions | Music | Memphis | 3 hours | Tuesdays to Saturdays | $$ | Two studios, one choir rehearsal, and a turn at the tambourine.
Harlem Stoops and Stages | Walking tour | New York | 3 hours | Daily at 10 am | $$ | From brownstone to ballroom with a dancer who has performed in both.
Flatbush by Fork | Food | Brooklyn | 3 hours | Fridays to Sundays | $$ | Doubles, patties, black cake, and a sit-down for those who need it.
Third Ward Row Houses | Architecture | Houston | 2 hours | Saturdays | $ | Shotgun houses, what they were for and who keeps them standing.
Carolina Coffee and Capital | Business history | Durham | 2 hours | Fridays | $ | How one street insured a state, with an espresso at each end.
Fourth Avenue Barbershop Walk | Walking tour | Birmingham | 90 minutes | Saturdays at 9 am | $ | Six shops, six arguments, one haircut raffle.
The Quilters' Road | Day trip | Montgomery | 8 hours | Second Saturdays | $$$ | A van, a river crossing and an afternoon with women who piece by eye.
Jackson Ward by Lamplight | Evening walk | Richmond | 2 hours | Thursdays | $ | Theaters, societies and a parlor that still has its piano.
Greenwood Remembered | History | Tulsa | 2 hours | Daily by appointment | $ | Block by block with descendants; quiet at the start, music at the end.
Little Haiti Drum Walk | Music | Miami | 3 hours | Saturdays | $$ | From the market to the courtyard with a drummer who explains as he plays.
Westside Neon | Evening walk | Las Vegas | 2 hours | Fridays | $$ | The clubs that came first, and the signs that survived.
Leimert Listening Walk | Music | Los Angeles | 2 hours | Sundays | $ | Drum circle, record shop, coffee, poem.
Rondo Front Porches | Walking tour | St. Paul | 90 minutes | June to September | $ | The street that is gone and the porches that remember it.
The Hill in Photographs | Photography | Pittsburgh | 3 hours | Sundays | $$ | Stand where the pictures were taken, then take yours.
Eighteenth and Vine Late Set | Music | Kansas City | 3 hours | Fridays | $$ | Barbecue at nine, horns at eleven, home by cab.
Farish Street Supper | Food | Jackson | 3 hours | Thursdays | $$ | Tamales, fish and the stories of the row, ending on a rooftop.
Africatown by Water | Boat trip | Mobile | 3 hours | Saturdays | $$ | The river, the landing and the graveyard, with a family that never left.
Central District Sound | Music | Seattle | 2 hours | Saturdays | $ | Basements and ballrooms north of anywhere you expected.
Hayti Heritage Bikes | Cycling | Durham | 2 hours | Sundays | $ | Flat, slow and full of stops; bells provided.
Ninth Street to Now | Business history | Little Rock | 2 hours | Fridays | $ | Ledger books, lunch counters and who is open today.
Druid Heights Garden Round | Gardens | Baltimore | 2 hours | May to September | $ | Eleven lots that were empty; now eleven gardeners who will feed you.
`;

const requirements = [
  "Book a day ahead.",
  "No booking needed; meet at the steps.",
  "Groups of eight or more, please call.",
  "Pay on the day, cash or card.",
  "Waivers are signed on the boat.",
  "Comfortable shoes; two miles in all.",
  null,
];

export function buildTours(seeding: Seeding): Row[] {
  const random = seeding.random("tours");
  const nextId = seeding.ids("tours");
  return table
    .trim()
    .split("\n")
    .map((line, index) => {
      const [name = "", type, city = "", duration, schedule, price, description] = line.split(" | ");
      const place = placeOf(city);
      return {
        id: nextId(),
        tour_name: name,
        tour_type: type,
        description,
        location: locationOf(place),
        duration,
        schedule,
        contact_info: `(${place.areaCode}) 555-0${random.between(100, 199)}`,
        booking_requirements: random.pick(requirements),
        price_range: price,
        website:
          index % 6 === 4
            ? null
            : index % 5 === 3
              ? `${slugOf(name)}.example`
              : `https://${slugOf(name)}.example`,
        black_owned_business: index % 9 !== 7,
      };
    });
}

type BookingKind = {
  category: string;
  service: string;
  names: readonly string[];
  descriptions: readonly string[];
};

const bookingKinds: readonly BookingKind[] = [
  {
    category: "Stays",
    service: "Guesthouse",
    names: [
      "The {quarter} House",
      "Seven Quilts Inn",
      "Magnolia Steps Guesthouse",
      "Lamplighter Rooms {city}",
      "The Schoolteacher's House",
      "Tin Roof Inn",
    ],
    descriptions: [
      "Six rooms, one long breakfast table, and keys that are real keys.",
      "A porch for every room and a library by local writers.",
      "Hosts who will draw you a map and mark the good bakery.",
    ],
  },
  {
    category: "Group Trips",
    service: "Guided travel",
    names: [
      "Homecoming Journeys",
      "Sisters With Suitcases",
      "Reunion Road",
      "Diaspora Slow Travel",
      "Grandfolks & Grands",
    ],
    descriptions: [
      "Twelve people, one planner, no bus larger than it needs to be.",
      "Accra, Salvador and Dakar by way of somebody's cousin.",
      "Family reunions planned down to the shirts and the shade.",
    ],
  },
  {
    category: "Drivers",
    service: "Car and driver",
    names: ["Steady Hands Car Service", "{city} Airport Kin", "The Deacon's Limousine", "Late Flight Rides"],
    descriptions: [
      "They wait when you are late and text when they are early.",
      "Airport, wedding, funeral: the car is clean for all three.",
    ],
  },
  {
    category: "Wellness Retreats",
    service: "Retreat",
    names: ["Still Water Weekend", "Saltmarsh Rest", "Red Clay Yoga Retreat", "The Quiet House {state}"],
    descriptions: [
      "Three days without a phone, with very good soup.",
      "Yoga on the dock, naps without apology, a nurse on call.",
    ],
  },
  {
    category: "Dining Experiences",
    service: "Private dining",
    names: ["The Traveling Table", "Supper in {quarter}", "Chef at Your Rental", "Oyster Day on the Creek"],
    descriptions: [
      "A chef, your kitchen, and the dishes done before midnight.",
      "A long table somewhere you would not have found.",
    ],
  },
  {
    category: "Outdoor",
    service: "Guide",
    names: ["Trailhead Kin", "Black Sand Surf School", "Paddle & Praise", "First Tent Camping Co."],
    descriptions: [
      "Gear is lent, beginners are the point, and there is hot food at the end.",
      "Guides who look like you, on trails that belong to you.",
    ],
  },
  {
    category: "Photography",
    service: "Photo session",
    names: ["Postcard Portraits {city}", "Golden Hour Hosts"],
    descriptions: ["An hour, a walk and forty pictures in which you recognize yourself."],
  },
];

export function buildBookings(seeding: Seeding): Row[] {
  const random = seeding.random("bookings");
  const nextId = seeding.ids("bookings");
  const shapes = bookingKinds.flatMap((kind) => kind.names.map((name) => ({ kind, name })));
  return shapes.map(({ kind, name: shape }) => {
    const place: Place = random.weighted(places, ({ weight }) => weight);
    const quarter = place.quarters.map((name) => name.replace(/^the /, ""));
    const name = fill(random, shape, { city: place.city, state: place.state, quarter });
    const host = `${slugOf(name)}.example`;
    return {
      id: nextId(),
      name,
      category: kind.category,
      description: random.some(kind.descriptions, 2).join(" "),
      location: locationOf(place),
      service_type: kind.service,
      price_range: random.pick(["$", "$$", "$$", "$$$"]),
      booking_link: random.chance(0.9) ? `https://book.example/${slugOf(name)}` : null,
      website: random.pick([`https://${host}`, `https://${host}`, host, null]),
      ownership_tag: random.pick([
        "Black-Owned",
        "Black-Owned",
        "Black Woman-Owned",
        "Family-Owned",
        "Community-Owned",
      ]),
    };
  });
}

const requests: readonly [type: string, details: string | null][] = [
  ["Suggest a destination", "Please write up Wilmington. My grandmother's whole street is still there."],
  ["Suggest a destination", "Selma in spring, and not only for the bridge."],
  ["Suggest a destination", "St. Helena Island, with somebody local."],
  ["Request a missing service", "A list of salons near airports. I land with my hair undone."],
  ["Request a missing service", "Childcare for conference days."],
  ["Request a missing service", "Wheelchair notes on every tour, please."],
  [
    "Ask for a custom itinerary",
    "Four sisters, one is vegan, one does not walk far, all of us dance. Three days in Memphis.",
  ],
  [
    "Ask for a custom itinerary",
    "My father is turning eighty and wants to see every place he played trumpet.",
  ],
  ["Ask for a custom itinerary", null],
  ["Submit a business to feature", "The ferry captain at Sapelo. He will not ask for it himself."],
  ["Submit a business to feature", "A guesthouse in Natchez with the best biscuits of my life."],
  [
    "Submit a business to feature",
    "My cousin's car service in Newark. Yes, I am biased. He is also on time.",
  ],
  ["Vote or recommend a travel idea", "Trains! A guide that only uses trains."],
  ["Vote or recommend a travel idea", "College visits as a trip: five campuses, five kitchens."],
  ["Vote or recommend a travel idea", "Skate rinks of the Midwest."],
  ["Vote or recommend a travel idea", null],
];

export function buildFeatureRequests(seeding: Seeding, drawName: () => string): Row[] {
  const random = seeding.random("feature requests");
  const nextId = seeding.ids("feature requests");
  return requests.map(([type, details]) => {
    const name = drawName();
    return {
      id: nextId(),
      name,
      email: random.chance(0.7) ? `${slugOf(name)}@mail.example` : null,
      feature_type: type,
      details,
      created_at: seeding.daysFromToday(-random.between(0, 120)),
    };
  });
}
