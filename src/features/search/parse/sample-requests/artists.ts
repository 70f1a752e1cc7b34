import { parseRequestTable } from "./parse-request-table.ts";

/** Artists and venues. */
export const artistsRequests = parseRequestTable(`
artists => kind: artist => 5 artist
artists in detroit => place: Detroit, Michigan; kind: artist => 1 artist
singer => kind: artist; words: singer => 3 artist
singers in atlanta => place: Atlanta, Georgia; kind: artist; words: singers => 1 artist
jazz singer => kind: artist; words: jazz singer => 1 artist
painter => kind: artist; words: painter => 1 artist
painters in chicago => place: Chicago, Illinois; kind: artist; words: painters => 1 artist
rapper => kind: artist; words: rapper => 1 artist
poet new orleans => place: New Orleans, Louisiana; kind: artist; words: poet => 1 artist
poets => kind: artist; words: poets => 1 artist
musician memphis => place: Memphis, Tennessee; kind: artist; words: musician => 1 artist
dj cornbread => words: dj cornbread => DJ Cornbread
muralist => kind: artist; words: muralist => 1 artist
actor savannah => place: Savannah, Georgia; kind: artist; words: actor => Corinne Pinckney
actress => kind: artist; words: actress => 1 artist
filmmaker => kind: artist; words: filmmaker => 5 artist
filmmakers in atlanta => place: Atlanta, Georgia; kind: artist; words: filmmakers => nothing
black filmmaker => kind: artist; words: filmmaker => 5 artist
film director => kind: artist; words: film director => 3 artist
film directors los angeles => place: Los Angeles, California; kind: artist; words: film directors => Esi Grandison
playwright brooklyn => place: Brooklyn, New York; kind: artist; words: playwright => Ezekiel Paige-Lyle
dancers => kind: artist; words: dancers => 1 artist
local artists near me => place: near me; kind: artist => 1 artist
sculptor => kind: artist; words: sculptor => 1 artist
animator => kind: artist; words: animator => 1 artist
theater company philadelphia => place: Philadelphia, Pennsylvania; category: Entertainment; words: theater => Half Moon Players
spoken word => words: spoken word => 1 business
comedian => category: Comedian => 5 business
comedians in atlanta => place: Atlanta, Georgia; category: Comedian => Peaches Gilliam
stand up comedy => category: Comedian; words: comedy => 1 business
amaya blue => words: amaya blue => Amaya Blue
lady bettye => words: lady bettye => Lady Bettye
amina delta => words: amina delta => Amina Delta
gloria delacroix => words: gloria delacroix => Gloria Delacroix
ike solomon => words: ike solomon => Ike Solomon
jazz club => kind: venue; words: jazz club => 1 venue
jazz club chicago => place: Chicago, Illinois; kind: venue; words: jazz club => The Reed Room
comedy club => kind: venue; words: comedy club => 1 venue
music venues in atlanta => place: Atlanta, Georgia; kind: venue; words: music => The Sugar Shed
ballroom birmingham => place: Birmingham, Alabama; kind: venue; words: ballroom => Fourth Avenue Ballroom
movie theater los angeles => place: Los Angeles, California; kind: venue; words: movie theater => The Marquee on Vernon
venues in memphis => place: Memphis, Tennessee; kind: venue => Orange Mound Auditorium
skate rink denver => place: Denver, Colorado; kind: venue; words: skate rink => Five Points Roller Rink
`);
