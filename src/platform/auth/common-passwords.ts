import { keyboardRows, passwordSuffixes, passwordWords } from "./common-password-parts.ts";

/** Passwords that match no pattern below but are tried first everywhere, in lowercase. */
const commonPasswords = new Set(
  `
  123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 87654321 7654321 654321
  0987654321 000000 0000000 00000000 111111 1111111 11111111 111222 112233 11223344 121212 12121212 123123
  123123123 123321 123654 12341234 123454321 131313 135790 147258 147258369 159357 159753 159951 202020
  212121 222222 22222222 232323 246810 252525 258456 292929 314159 321321 333333 420420 444444 456456
  456789 555555 55555555 666666 66666666 696969 741852 741852963 753951 777777 7777777 77777777 789456
  789456123 789789 888888 88888888 963852 987654 999999 99999999 123abc 123qwe 123qweasd 123asd 1234qwer
  12345a 123456a 123456q 1234abcd 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  1qaz2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qazxsw qweasd qweasdzxc qwe123 qwer1234 qwerty
  qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyu qwertyui qwertyuiop qwertz qwerty7 qweqwe
  qwerasdf azerty azertyuiop asdasd asdasdasd asdf1234 asdfasdf asdfgh asdfghj asdfghjk asdfghjkl asd123
  zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm1 zxczxc zxc123 poiuytrewq lkjhgfdsa mnbvcxz abc123 abc1234
  abc12345 abcd123 abcd1234 abcde1 abcdef abcdefg abcdefgh abcdefghi abcabc aa123456 a123456 a1234567
  a12345678 a123456789 a1b2c3 a1b2c3d4 aaaaaa aaaaaaa aaaaaaaa aaa111 aabbcc password password1 password12
  password123 password1234 password! password1! password01 password2 password3 passw0rd p@ssw0rd p@ssword
  p@ssw0rd1 pa55word pa$$word passpass passwd passwort passord passw0rd1 mypassword newpassword mypass
  temppass temp1234 temporary changeme changeme1 changeit default default1 secret secret1 secret123
  letmein letmein1 letmein123 welcome welcome1 welcome123 welcome2 welcome1! hello1 hello123 hellohello
  access access1 access14 login123 logmein enter1 entrar openup opensesame admin1 admin12 admin123
  admin1234 admin12345 administrator adminadmin root123 rootroot toor123 test123 test1234 test12345
  testtest testing testing1 testing123 tester guest1 guest123 user123 user1234 username demo123 demodemo
  sample example master master1 master123 superuser supervisor support support1 system server manager
  service office office1 company computer computer1 internet internet1 network samsung samsung1 google
  google1 google123 facebook facebook1 youtube instagram microsoft windows windows1 android iphone
  iloveyou iloveyou1 iloveyou2 iloveyou! iloveme ilovegod iloveu lovelove loveme loveme1 lovely lovely1
  loveyou lover1 mylove mylove1 forever forever1 sweetheart sweety sweetie babygirl babygirl1 babyboy
  baby123 princess princess1 princess123 prince angel1 angel123 angels angelina beautiful beauty butterfly
  flower flowers flower1 sunshine sunshine1 sunflower rainbow rainbow1 summer summer1 summer123 summer2024
  summer2025 winter winter1 winter123 spring spring123 autumn autumn1 monday friday january february
  october november december december1 monkey monkey1 monkey123 dragon dragon1 dragon123 tigger tiger1
  tigers lion123 bear123 panther panther1 eagle1 eagles falcon falcons dolphin dolphins dolphin1 turtle
  rabbit kitten kitty1 doggie doggy1 puppy1 horses spider spider1 snoopy football football1 football123
  baseball baseball1 basketball basketball1 soccer soccer1 hockey hockey1 tennis golfer golf123 cricket
  chelsea chelsea1 liverpool liverpool1 arsenal arsenal1 barcelona barcelona1 realmadrid juventus
  manchester manutd lakers yankees yankee cowboys cowboys1 steelers packers raiders redsox champion
  michael michael1 jordan jordan1 jordan23 jessica jessica1 ashley ashley1 daniel daniel1 charlie charlie1
  matthew matthew1 joshua joshua1 andrew andrew1 anthony anthony1 nicole nicole1 jennifer jennifer1
  michelle michelle1 amanda amanda1 thomas thomas1 robert robert1 william william1 george george1 hannah
  hannah1 sophie sophia samantha samantha1 jasmine jasmine1 brandon brandon1 justin justin1 hunter hunter1
  buster buster1 maggie maggie1 ginger ginger1 pepper pepper1 bailey bailey1 shadow shadow1 cookie cookie1
  chocolate chocolate1 banana banana1 cheese cheese1 orange orange1 purple purple1 yellow silver golden
  diamond diamond1 crystal superman superman1 batman batman1 spiderman ironman pokemon pokemon1 pikachu
  naruto naruto1 starwars starwars1 matrix matrix1 killer killer1 killer123 ranger ranger1 warrior
  warrior1 hunter2 ninja1 ninja123 pirate pirates wizard merlin phoenix phoenix1 trustno1 whatever
  whatever1 nothing nothing1 blahblah blessed blessed1 jesus1 jesus123 jesuschrist godisgood heaven
  heaven1 freedom freedom1 america america1 london london1 newyork newyork1 chicago dallas texas1 mustang
  mustang1 corvette porsche ferrari mercedes harley harley1 yamaha toyota hello12 hottie hottie1 lovers
  maverick michael123 minecraft minecraft1 fortnite roblox gaming gamer123 metallica nirvana slipknot
  music1 music123 guitar guitar1 player1 player123 money1 money123 dollar million success success1 lucky1
  lucky7 lucky123 number1 friends friends1 family family1 family123 mother mother1 father mommy1 daddy1
  sister brother
`.match(/\S+/g),
);

const words = new Set(passwordWords.match(/\S+/g));
const years = Array.from({ length: 91 }, (_, nth) => String(1950 + nth));
const suffixes = new Set(["", ...years, ...(passwordSuffixes.match(/\S+/g) ?? [])]);
const maxSuffixLength = Math.max(...[...suffixes].map((suffix) => suffix.length));
const rows = keyboardRows.flatMap((row) => [row, [...row].reverse().join("")]);

// Longer ones are sentences, which are on no list.
const maxCommonLength = 24;

/**
 * Whether a password is one of the first that attackers try, case-insensitive: a listed one, a common word with a
 * common ending such as dragon1987, a keyboard pattern, or a short piece repeated.
 */
export function isCommonPassword(password: string): boolean {
  const key = foldPassword(password);
  if (key.length > maxCommonLength) return false;
  return [key, key.replace(/[!.?*#@$]$/, "")].some(isListed) || isKeyboardWalk(key) || isRepeated(key);
}

/** Case and Unicode variants do not make a password stronger. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

function isListed(key: string) {
  return commonPasswords.has(key) || isWordAndSuffix(key);
}

function isWordAndSuffix(key: string) {
  for (let length = 0; length <= maxSuffixLength && length < key.length; length++) {
    const base = key.slice(0, key.length - length);
    if (suffixes.has(key.slice(base.length)) && (isWord(base) || isWord(readDigitsAsLetters(base))))
      return true;
  }
  return false;
}

/** A word once or twice. */
function isWord(text: string) {
  const half = text.slice(0, text.length / 2);
  return words.has(text) || (text === half + half && words.has(half));
}

const letterOf: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Reads p@ssw0rd as password. */
function readDigitsAsLetters(text: string) {
  return text.replaceAll(/[@431!0$57]/g, (sign) => letterOf[sign] ?? sign);
}

/** Sequences of three or more adjacent keys: qwerty, asd123, zxcvbnm. */
function isKeyboardWalk(key: string) {
  // The positions where a sequence of complete runs can end.
  const ends = new Set([0]);
  for (const start of ends) {
    for (let end = start + 3; end <= key.length; end++) {
      if (rows.some((row) => row.includes(key.slice(start, end)))) ends.add(end);
      else break;
    }
  }
  return ends.has(key.length);
}

/** One to three letters or digits, repeated: 121212, xyzxyz. */
function isRepeated(key: string) {
  return /^([a-z0-9]{1,3})\1+$/.test(key);
}
