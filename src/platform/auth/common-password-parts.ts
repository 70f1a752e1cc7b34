/** Words that people build passwords from, by frequency of use rather than by meaning; lowercase. */
export const passwordWords = `
  aaron abby abcde abigail abraham access action adam adidas admin admin adrian adriana adrienne aggies aileen akira
  alabama alaska albert alberto alejandra alejandro alex alexa alexander alexandra alexandria alexia alexis alfred
  alfredo alice alicia alisha alison allison allstar alpha alphabet always alyssa amanda amazing amazon amber america
  american amigos amor anaconda anastasia anderson andre andrea andreas andrei andres andrew android andy angel angela
  angelica angelina angelo angels angie animal anime anita anna annie anthony antonio apache apollo apple apples april
  aquarius archer argentina ariana ariel arizona arlene armand army arnold arsenal arthur asdf ashley ashton asshole
  astros athena atlanta attack audrey august austin australia autumn avatar avengers awesome azerty baby babyboy
  babycakes babydoll babyface babygirl babyphat badass badboy badger badgirl bailey ball balloon bambam banana bandit
  barbara barbie barcelona barney baseball basket basketball bastard batman battle beach beaches beagle bear bears
  beast beatles beatrice beautiful beauty beaver because believe bella benjamin bennie benny berlin bernard betty
  beyonce bharat bigboy bigcat bigdaddy bigdog bigmac bigred billie billy bird birdie birthday biscuit bitch black
  blackberry blackcat blackie blackjack blacky blade blahblah blanca blaster blazer blessed blessing blink blizzard
  blonde blondie blood bloods blossom blue bluebird blueeyes bluesky bobby bond bonita bonnie booboo booger boogie
  bookworm boomer boots boricua boston bowling boxer bradley brandon brandy braves brazil breanna brenda brian
  brianna bridget brittany broken broncos brooke brooklyn brother browning brownie browns bruins bruno brutus bryan
  bubba bubble bubblegum bubbles buddha buddy buffalo bulldog bulldogs bullet bulls bullshit bunny burger buster
  butter buttercup butterfly button butthead caitlin caleb california calvin camaro cameron camila camille canada
  candy captain caramel cardinal carebear carlos carmen carol carolina caroline carrie carter cartman casey casper
  cassandra cassie castle catdog catherine cathy cecilia cedric celeste celtic celtics center champ champion chance
  change changeme chanel chaos charger charles charlie charlotte cheater cheche cheer cheese cheesecake chelsea cherry
  cheryl chester chevelle chevrolet chevy cheyenne chicago chicken chico chievas china chinita chivas chloe chocolate
  chopper chris chrissy christ christian christina christine christmas christopher chronic chubby chuck cinderella
  cindy cinnamon claire clarence classic claudia claudio clayton cleopatra cleveland clifford clinton cloud clover
  cobra cocacola cocacola coco coconut coffee colin college colombia colorado colton columbia comet compaq computer
  connect connor control cooker cookie cookies cool coolgirl coolguy cooper copper corazon corey corona corvette
  cosmos cottage country courtney cowboy cowboys coyote crack cracker crazy cream creative cricket cristal cristian
  cristiano cristina crystal cubs cupcake cutie cutiepie cynthia daddy daddysgirl dakota dallas damian dance dancer
  dancing danger daniel daniela daniella danielle danny darius dark darkness darling darren dave david dawson death
  deborah debbie december deedee deftones delete delfin delta denise dennis denver derek derrick desert design desire
  destiny detroit devil devils dexter diablo diamond diamonds diana diane diego dietcoke digital dillon dinamo
  dinosaur dipset director disney diva dodgers doggy doggie dolphin dolphins domino donald donkey donna doodle dookie
  doraemon doreen dorothy douglas dragon dragonball dragonfly dragons dream dreamer dreams drummer ducati duke dustin
  dwayne dylan eagle eagles earth easter eastside eclipse edgar edith eduardo edward edwin eileen einstein elaine
  eleanor electric elephant elijah elizabeth ellen elvis emerald emily eminem emmanuel emma emotional empire energy
  engine england enrique enter enterprise eric erica erika ernest ernesto escape escorpion esteban esther estrella
  eternity ethan eugene europa eva evelyn everton evolution excalibur explorer express extreme fabian fabolous
  facebook faith faithful falcon falcons fallen fallout family fantasia fantasy father fatima february felicia
  felipe felix fender fernanda fernando ferrari fiesta fighter fire fireball firebird firefly firefox fireman
  fisher fishing flamingo flash florence florida flower flowers floyd fluffy flyers football ford forest forever
  forlife fortune fortnite foster france frances francesca francis francisco frank frankie franklin freddie freddy
  frederick freedom freeman french friday friend friends friendship frosty fuckme fuckoff fuckyou fuckyou funny
  gabriel gabriela gabrielle galaxy games gandalf gangsta gangster garcia garden garfield gary gateway gators gemini
  general genesis genius george georgia gerald germany gerrard getmoney giants gibson ginger giovanna giovanni girl
  girls gizmo gladys global gloria goblue godfather godislove godzilla gold golden goldfish goldie golf golfer
  goober goodgirl goodluck google gordon gorgeous grace gracie graham grandma granny green greenday gregory griffin
  guardian guess guest guitar gunner gunners hacker hahaha hailey hammer hannah happiness happy hardcore harley
  harmony harold harris harrison harry harvey hawaii hawk hawkeye hayden heart heart heather heaven hector heineken
  helena hello helpme henry herbert hercules hermione hershey hitman hockey holiday holland hollister holly hollywood
  homer homework honda honey honeys hooters hope hornet horse horses hotdog hotmail hotrod hottie houston howard
  hudson hummer hunter hunting hurricane husker icecream iceman iforgot ignacio iloveu iloveyou imagine inferno
  infinity inside instagram internet ireland irish ironman isabel isabella isaiah island israel italia italy iverson
  jack jackass jackie jackson jacob jacqueline jaguar jamaica james jamie jamila janelle janice january jared jasmin
  jasmine jason jasper javier jayden jayjay jeff jeffrey jenifer jenna jennifer jenny jeremiah jeremy jerome jerry
  jersey jesse jessica jessie jesus jewels jimmy joanna jocelyn joel john johnny johnson joker jonathan jordan jose
  joseph josephine joshua joyce juan juanita judith julia julian juliana julie juliet julio junior jupiter justice
  justin justine kamikaze kansas karate karen karina karla kathleen kathryn katie katrina kawasaki kayla keith kelly
  kelsey kendra kenneth kenny kermit kevin killer kimberly king kingdom kingkong kings kirsten kisses kitkat kitten
  kittens kitty knight knights kristen kristin kristina kristy labrador lacoste lacrosse ladybug lakers lakota
  lancer larry laura lauren lauren lawrence leather legend lemons leonard leonardo leopard leslie lestat letmein
  letter liberty lickme light lightning lillian lincoln linda lindsay lindsey link lionel lionking liquid lisa
  little liverpool lizard logan login logitech lollipop london lonely lorena lorraine louise louisiana love lovebug
  loveless lovely lover loverboy loverboy lovers loveyou lucas lucifer lucky lucky luis lulu luna machine madison
  madonna madrid maganda magdalena maggie magic magnolia magnum maldita malibu mallory manager manchester mandy mango
  manuel marcel marco marcos marcus margaret margarita maria mariah mariana marie marilyn marina marine mariners
  marines mario mariposa marisol marissa mark marlboro marlene marley marshall martha martin martina martinez marvel
  marvin mason master masters matrix matteo matthew maurice maverick maxine maxwell mayday mclaren melanie melinda
  melissa mellow melody member memphis mercedes mercury meredith metal metallica mexicano mexico miami michael
  michaela michel michele michelle michigan mickey midget midnight miguel mike mikey milano miller million mimi
  minecraft minnie miranda mission mister mitchell mmmmmm mobile molly mommy mommy monday money monica monika monkey
  monkeys monster montana montreal moomoo moonlight morgan morris moscow mother motorola mountain mouse
  mozart muffin muhammad mulder murphy music music mustang myspace mystery mystic naruto nascar natalia natalie
  natasha nathan nathaniel nation natural nature nebraska nelson nemesis neptune network never newcastle newport
  newyork nicholas nichole nick nicola nicolas nicole nightmare nikita nikki nimbus ninja nintendo nipple
  nirvana nissan nokia nomore norman nothing november number october office oklahoma oliver olivia omega online
  orange orlando oscar outlaw oxford pacers packers padres paladin paloma pamela panama pancake panda pandora
  pantera panther panthers panties paradise paris parker party pass passion passport password password patches
  patience patricia patrick patriots paula pauline peace peaches peanut peanuts pearljam pebbles pegasus pelican
  penelope penguin penguins pepper pepsi perfect perfume peterpan phantom philip phillips phoenix phone photo
  picasso pickle pickles picture piglet pimpin pimping pineapple pink pinkfloyd pinky pioneer piper pippin pirate
  pirates pisces pitbull pizza planet platinum player players playboy playstation please poison pokemon police
  pookie poohbear popcorn popeye poppy popstar porsche portugal power power precious preston pretty prince princesa
  princess princess private prodigy psycho puertorico pumpkin punisher puppies puppy purple pussycat qazwsx queen
  queenie qwer qwert qwerty rabbit rachael rachel racing raider raiders rainbow ralph ramirez ramones randall randy
  ranger rangers raphael rascal raven ravens raymond realmadrid rebecca rebel rebels redbull reddog redhead redneck
  redrose redskins redsox redwings reggie regina reggae remember renata reptile respect revolution reynaldo rhonda
  ricardo richard ricky riley rivera robert roberta roberto robin robinson robotech roblox rochelle rocker rocket
  rockets rockon rockstar rocky rodney rodrigo roland rolando ronald ronaldo ronaldinho ronnie rooney rosebud rose
  rosemary roses rotten rowena royals runner running rush russel russell russia ryan sabrina sahara saints sakura
  sally salvador sammie sammy samsam samson samsung samuel sandiego sandra sandy santana santiago santos sarah
  sasha saturn sausage savannah school scooby scoobydoo scooter scorpio scorpion scotland scott scottie scrappy
  seattle sebastian secret secure security senator september serena sergei sergio seven sexy sexygirl shadow
  shaggy shakira shannon sharon shark sharks shaun shawn sheila shelby shelly sheena sherry shirley shithead
  shopping shorty showtime sierra silver silvia simba simone simple simpson simpsons singer single skater
  skipper skippy skittles skyline slayer sleepy slipknot smile smiley smith smokey smooth snapple snickers
  sniper snoopy snowball snowboard snowflake snowman snuggles soccer softball soldier solomon something sonia
  sophia sophie southside spanish spanky sparky special spencer spider spiderman spirit spitfire spoiled sponge
  spongebob sports spring sprite squirrel stanley star starbucks stargate starlight stars starwars startrek
  static stealth steelers stefan stella stephanie stephen sterling steve steven stewart sticky stinky stone
  strawberry stupid subaru success sugar summer summers sundance sunday sunflower sunny sunrise sunset sunshine
  super superman superstar supra surfer surfing susan suzanne suzuki swallow sweet sweetheart sweetie sweetness
  sweetpea sweets sweety swimmer swimming sydney sylvester sylvia taekwondo tamara tanner tarheels tarzan tatiana
  tattoo taurus taylor teacher teddy teddybear tekken tennis teresa tester testing texas theman theodore
  theresa theone thomas thompson thuglife thunder thursday tiffany tiger tigers tigger timothy tinker tinkerbell
  titanic tomcat tommy tony tootsie topgun tornado toronto tottenham toyota tracey tracy trading transit travis
  treasure trevor tribal tricia trinity tristan trojan trojans trouble trumpet trustno tucker tuesday turner
  turtle tweety twilight twins tyler undertaker unicorn united universal universe valencia valentin valentina
  valentine valerie vampire vanessa vanilla vegeta velvet venus vermont veronica victor victoria victory vikings
  vincent violet viper virgin virginia virus vision vivian volcom volcano volkswagen volleyball volvo voodoo
  voyager vulcan walker wallace walter warcraft warren warrior warriors water watermelon weasel webster wednesday
  weezer welcome wendy wesley western westham westlife westside whatever whiskey white whitney wilbur wildcat
  wildcats william williams willie willow wilson windows winner winnie winston winter wisdom wizard wolf
  wolfgang wolfpack wolverine wolves woman wonder wonderful woody world wrestling wright xavier xbox yahoo
  yamaha yankee yankees yellow yolanda young yvonne zachary zebra zenith zombie zxcv zxcvbn
`;

/** What people append to a word. */
export const passwordSuffixes = `
  0 1 2 3 4 5 6 7 8 9 00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30
  31 32 33 34 42 44 45 50 51 52 55 56 64 66 67 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91
  92 93 94 95 96 97 98 99 000 007 100 101 111 112 121 123 222 234 300 321 333 360 365 404 420 444 456 500 555 567
  619 666 678 696 711 777 786 789 808 888 911 987 999 1111 1212 1234 1313 2222 2468 4321 4444 5555 5678 6666 7777
  8888 9999 12345 54321 123123 123321 123456 654321 1234567 12345678 123456789 ! 1! 12! 123! 1234! !! !1 @1 @123
  #1 * . ? a abc qwe asd
`;

/** Keyboard rows that people run their fingers along. */
export const keyboardRows = [
  "1234567890",
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "wxcvbn",
  "abcdefghijklmnopqrstuvwxyz",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "zaq12wsxcde34rfv",
  "147258369",
  "159753",
  "741852963",
  "789456123",
  "963852741",
];
