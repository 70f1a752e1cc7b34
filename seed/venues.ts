import type { Row } from "./insert-rows.ts";
import { placeOf } from "./places.ts";
import type { Seeding } from "./seeding.ts";
import { slugOf } from "./text.ts";

// Name | city | type | capacity | year | flags (o owned, s supporting, w website without a scheme, - no website) | features
const table = `
The Blue Porch | New Orleans | Listening room | 140 | 1987 | os | Two sets a night, red beans on Mondays, and the band keeps the door.
Second Line Comedy | New Orleans | Comedy club | 80 | 2016 | os | A brass walk-on for every comic, even the first-timers.
The Sugar Shed | Atlanta | Music hall | 1200 | 1949 | os | Cane-sugar warehouse with a sprung dance floor and a balcony that sings back.
Poplar Street Ballroom | Atlanta | Ballroom | 650 | 1938 | o | The mirror ball came from a roller rink and still squeaks on the third turn.
Hall of the Ninth Ward Brass | New Orleans | Social hall | 300 | 1921 | ow | Members vote on the color of the ceiling every ten years.
The Reed Room | Chicago | Jazz club | 180 | 1962 | os | Ninety chairs, none of them alike, all facing the horn.
South Shore Bandshell | Chicago | Open-air stage | 3500 | 1932 | s | The lake is the back wall; bring a sweater in July.
The Loom House | Detroit | Event loft | 400 | 2014 | o | Concerts between the looms, with the machines stopped at eight sharp.
Grand River Social | Detroit | Nightclub | 900 | 1988 | osw | The sound system was built by hand and is tuned by ear.
Third Ward Playhouse | Houston | Theater | 420 | 1976 | o | Every seat has a name plate, and most of the names still come.
The Okra Room | Houston | Supper club | 110 | 2019 | o | Dinner at seven, singing at nine, pie whenever you ask.
Anacostia Stage Works | Washington | Black box theater | 150 | 2008 | os | Pay-what-you-can Thursdays, and people can.
U Street Cellar | Washington | Jazz club | 95 | 1954 | ow | Low ceiling, long notes, and a bartender who turns pages.
The Lark | Philadelphia | Concert hall | 780 | 1927 | s | Restored by its ushers, who got keys and a share.
Half Moon House | Philadelphia | Theater | 210 | 1999 | o | New plays on an old porch, moved indoors board by board.
Druid Hill Music Shell | Baltimore | Open-air stage | 2200 | 1941 | s | Free on Sundays since the war.
Tallow Street Loft | Baltimore | Event loft | 160 | 2018 | o- | Candle-lit by insurance-approved candles.
Leimert Listening Post | Los Angeles | Listening room | 130 | 1990 | os | No talking during solos, plenty in between.
The Marquee on Vernon | Los Angeles | Cinema | 320 | 1946 | o | One screen, two projectors, and a pipe organ under a cloth.
Fruitvale Union Hall | Oakland | Social hall | 500 | 1951 | s | The floor was laid by the union that dances on it.
Deep Cut | Oakland | Nightclub | 350 | 2011 | o | Vinyl only, and the requests box is real.
Beale Annex | Memphis | Blues club | 220 | 1968 | osw | Monday's jam has the same drummer it opened with.
Orange Mound Auditorium | Memphis | Concert hall | 1500 | 1935 | s | The curtain was sewn by the choir.
The Fish House Stage | Durham | Open-air stage | 600 | 2003 | o | Catfish at the rail and a breeze if you stand by the fan.
Parrish Street Parlor | Durham | Listening room | 90 | 2015 | o | Former bank; the vault is the quiet bar.
Church Hill Opera House | Richmond | Theater | 540 | 1909 | s | Saved by a bake sale that lasted four years.
Jackson Ward Jazz Parlor | Richmond | Jazz club | 120 | 1947 | ow | The piano has outlived three roofs.
Carver Drive-In | Birmingham | Cinema | 800 | 1958 | o | Speakers on poles, grits at the concession.
Fourth Avenue Ballroom | Birmingham | Ballroom | 700 | 1940 | os | Ladies' choice at ten, no exceptions.
Vine Street Juke | Kansas City | Jazz club | 150 | 1939 | o | After-hours means after hours: doors at one.
The Ville Playhouse | St. Louis | Theater | 260 | 1984 | o | Understudies go on every second Tuesday.
Rondo Commons | St. Paul | Community stage | 450 | 2006 | s- | Built with bricks from the houses that were here before.
Homewood Bandstand | Pittsburgh | Open-air stage | 900 | 1961 | s | The steps are the best seats, so come early.
Five Points Roller Rink | Denver | Skate rink | 600 | 1972 | o | Gospel skate on Sundays, house on Fridays.
Overtown Starlight | Miami | Supper club | 240 | 1956 | os | The palm trees are real and so are the feathers.
Little Haiti Lakou | Miami | Courtyard stage | 320 | 2013 | ow | Drums start when the rain stops.
Greenwood Assembly | Tulsa | Concert hall | 1100 | 1948 | os | The lobby wall lists every name the street remembers.
Jefferson Street Sound | Nashville | Music hall | 500 | 1966 | o | Recorded live every Wednesday since the reel-to-reel.
Central District Hall | Seattle | Social hall | 380 | 1945 | s | Potluck before, dancing after, dishes together.
Harlem Stairwell | New York | Listening room | 70 | 2020 | o- | Four flights up, and the echo is the fifth member.
`;

export function buildVenues(seeding: Seeding): Row[] {
  const nextId = seeding.ids("venues");
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [name = "", city = "", type, capacity, year, marks = "", features] = line.split(" | ");
      const host = `${slugOf(name)}.example`;
      return {
        id: nextId(),
        venue_name: name,
        city,
        state: placeOf(city).state,
        venue_type: type,
        capacity: Number(capacity),
        established_year: Number(year),
        notable_features: features,
        website: marks.includes("-") ? null : marks.includes("w") ? host : `https://${host}`,
        black_owned: marks.includes("o"),
        black_supporting: marks.includes("s"),
      };
    });
}
