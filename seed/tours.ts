import type { Row } from "./insert-rows.ts";
import { locationOf, placeOf } from "./places.ts";
import type { Seeding } from "./seeding.ts";
import { slugOf } from "./text.ts";

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
Parrish Street Money Walk | Business history | Durham | 90 minutes | Wednesdays | $ | Four banks, two still standing, and what a passbook could buy.
Overtown Late Table | Food | Miami | 3 hours | Fridays | $$ | Conch, hot sauce and the room where everybody ended up after the show.
Weeksville Kitchen Gardens | Gardens | Brooklyn | 2 hours | Saturdays in summer | $ | Rows that were planted first in 1838 and never quite stopped.
The Ville in Sunday Best | Walking tour | St. Louis | 2 hours | Sundays at 1 pm | $ | Hats, hymns and the hospital that trained a generation.
Deep Deuce Swing Hour | Music | Oklahoma City | 2 hours | Thursdays | $ | One block, three bands, and a floor that remembers.
Indiana Avenue Sit-In | Music | Indianapolis | 3 hours | Fridays | $$ | Bring an instrument or a chair.
Smoketown Bricks | Architecture | Louisville | 90 minutes | Saturdays | $ | Kilns, row houses and the people who fired both.
Alberta Street Open Doors | Art | Portland | 2 hours | Last Thursdays | $ | Six studios, a mural in progress and soup.
Logan Heights Paint & Pan Dulce | Art | San Diego | 2 hours | Saturdays | $ | Pillars of a bridge, painted by the people under it.
Roxbury Rhythm Walk | Music | Boston | 2 hours | Sundays | $ | From the roller rink to the record shop with a drummer who counted both off.
Hough Gardens by Bike | Cycling | Cleveland | 2 hours | May to October | $ | A vineyard on a city block, and the man who planted it.
King-Lincoln After Five | Evening walk | Columbus | 2 hours | Thursdays | $ | Theaters first, then ribs, then whoever is playing.
Over-the-Rhine Bread and Brass | Food | Cincinnati | 3 hours | Saturdays | $$ | Two bakeries, one brass band, no hurry.
Harambee Home Kitchens | Cooking | Milwaukee | 3 hours | Saturdays | $$ | Cook in somebody's kitchen, eat on somebody's porch.
Northside Muralists | Art | Minneapolis | 2 hours | June to September | $ | Walls, ladders and the argument about the blue.
Jefferson Street Sound | Music | Nashville | 3 hours | Fridays | $$ | The other side of the river, where the guitar learned to talk.
Scotlandville Campus Walk | History | Baton Rouge | 2 hours | Weekdays | $ | A bluff, a band room and a library that stayed open late.
Ledbetter Heights Twelve Bars | Music | Shreveport | 2 hours | Saturdays | $ | Blues where it was rehearsed.
Frenchtown Market Morning | Food | Tallahassee | 2 hours | Saturdays | $ | Collards at seven, cane juice at eight, gossip throughout.
LaVilla by Streetlight | Evening walk | Jacksonville | 2 hours | Fridays | $ | The song was written here. You will be asked to sing it.
Central Avenue Ghost Signs | Photography | Tampa | 2 hours | Sundays | $ | Painted walls and how to read them.
Rosewood Barbecue Bend | Food | Austin | 3 hours | Saturdays | $$ | Three pits, one creek, and a nap at the end.
Denver Heights Sunday Route | Walking tour | San Antonio | 2 hours | Sundays | $ | Church to church to lunch.
Evans Avenue Storefronts | Business history | Fort Worth | 90 minutes | Fridays | $ | Who owned which door, and who owns it now.
Five Points Jazz Steps | Music | Denver | 2 hours | Saturdays | $ | A hotel, a pharmacy and a bandstand, up the hill and down.
Eastlake Porch Portraits | Photography | Phoenix | 2 hours | October to April | $$ | Sit for one, take one, hear the story of the porch.
Oak Park Orchard Round | Gardens | Sacramento | 2 hours | Sundays | $ | Fruit that hangs over fences, with permission.
Church Street Shipyard Stories | History | Norfolk | 2 hours | Saturdays | $ | Riveters, cooks and a dry dock at low tide.
Waverly by Rocking Chair | History | Columbia | 90 minutes | Tuesdays | $ | You sit, three elders talk, the walk is short.
Biddleville Blues Brunch | Music | Charlotte | 3 hours | Sundays | $$ | Eggs, then a guitar, then the hill.
Halsey Street Threads | Fashion history | Newark | 2 hours | Saturdays | $ | Furriers, tailors, and sneakers in glass.
Germantown Freedom Gates | History | Philadelphia | 2 hours | Daily at 2 pm | $ | Cellars, signatures and a garden wall with a door in it.
Deep Ellum Crossroads | Music | Dallas | 3 hours | Fridays | $$ | Where the trains stopped and the blues got off.
Oakwood Cemetery Voices | Evening walk | Raleigh | 90 minutes | October | $ | Lanterns, names read aloud, cider.
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
