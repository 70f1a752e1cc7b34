import type { Random } from "./random.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const firstNames = words(`
  Abena Ada Adaeze Aisha Akua Alma Amara Amaya Amina Anika Ansel Ardelia Asha Augusta Ayo Baraka Bayo Beatrix Bernice
  Bettye Blessing Booker Bria Calvin Cecil Celestine Chidi Clementine Cordelia Corinne Cyrus Dahlia Darnell Delphine
  Denise Desmond Dinah Dorothea Ebele Edna Effie Elias Elodie Emeka Enid Errol Esi Etta Eudora Ezekiel Fatou Felix Femi
  Florine Folasade Garnet Gideon Gloria Gus Harriet Hattie Hezekiah Idris Ifeoma Imani Inez Ira Isadora Ivory Jabari
  Jasper Jessa Jerome Jessamy Joelle Josiah Joy Jules Kadeem Kalil Keisha Kemi Kofi Kwame Lavinia Leon Leontine Lenora
  Linus Loretta Lucille Luther Mabel Makeda Malik Marcellus Margo Marguerite Marlon Maxine Melba Micah Mireille Moses
  Nadine Naomi Nell Neville Ngozi Nia Nkechi Obadiah Octavia Odell Odette Olamide Ophelia Orlando Oscar Otis Paulette
  Pearl Percival Petra Philippa Phoebe Quentin Quincy Rashida Reuben Rhoda Roscoe Rosalind Roxie Ruben Rudy Sadie Safiya
  Samson Selma Seraphine Shauna Silas Simone Solomon Sybil Tamsin Tariq Tasha Tendai Terrence Thaddeus Theodora Tobias
  Ulysses Ursula Valencia Vashti Verna Vida Vincent Viola Walter Wanda Wendell Willa Winifred Yaa Yusuf Zadie Zainab
  Zelda Zora`);

export const surnames = words(`
  Abara Adeyemi Akintola Amadi Ansah Ardell Asante Atwater Bainbridge Barbour Bassett Batiste Bellamy Benbow Bexley
  Birdsong Blanchet Boateng Bonaparte Boykin Braxley Broussard Burrell Cabell Calloway-Reed Carrington Catchings
  Chatman Chavis Clemmons Coleridge Corbin Cottrell Crayton Dabney Dandridge Darko Dawes Delacroix Desrosiers Diallo
  Dockery Drayton Dubose Eberhart Ellerbee Eze Fairchild Farrow Faulk Fontenot Frazier Gadsden Gaines Gathers Gentry
  Gilliam Glasper Goodloe Grandison Greer Guillory Hairston Harkless Hazzard Heyward Hightower Hollis Holloway Ikeda-Moss
  Inniss Ivory Jeffcoat Jessup Joubert Kamara Kearse Keita Kinsey Lacey Ladson Larue Laveau Ledbetter Levert Lofton
  Mabry Manigault Mapp Marchetti Mayfield-Orr McCrary Mensah Merriweather Middlebrook Millender Mobley Monroe-Tate
  Nettles Nwosu Oglesby Okafor Okoro Olatunji Onwudiwe Osei Owusu Paige-Lyle Peebles Pendarvis Pettway Pinckney Poindexter
  Prioleau Quarles Quist Ragland Rainey Ravenel Reddick Renfroe Rhymes Rivers-Cole Roulhac Rucker Sankofa-Hill Sarpong
  Satterwhite Seabrook Sewell Shropshire Simmons-Vail Sisay Smalls Speight Stallworth Starling Stovall Swain Tarpley
  Tarver Teague Tesfaye Thibodeaux Toliver Trotman Tunstall Turnipseed Upshaw Vance Venable Vickers Walden Wardlaw
  Weatherspoon Whitfield Whitlock Wigfall Winbush Wingate Witherspoon-Day Woodard Wynn Yancey Yeboah Zeno`);

export type Person = { first: string; last: string; name: string };

/** A full name. No combination is the name of a public figure. */
export function drawPerson(random: Random): Person {
  const first = random.pick(firstNames);
  const last = random.pick(surnames);
  return { first, last, name: `${first} ${last}` };
}

/** The name under a review. */
export function drawSignature(random: Random): string {
  const { first, last, name } = drawPerson(random);
  const shape = random.next();
  if (shape < 0.55) return name;
  if (shape < 0.85) return `${first} ${last.charAt(0)}.`;
  if (shape < 0.93) return first;
  return `${first.charAt(0)}. ${last}`;
}
