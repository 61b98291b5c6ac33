/** Nouns for protagonists of a story. */
const nouns = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u))

export const WOMEN = nouns(
  'woman girl lady mother mom mum grandmother granddaughter stepmother grandma granny daughter sister aunt niece wife bride queen princess witch actress waitress heroine nun widow ballerina goddess duchess mermaid stewardess landlady schoolgirl businesswoman fisherwoman saleswoman matriarch',
)

export const MEN = nouns(
  'man boy gentleman father dad grandfather grandson stepfather grandpa son brother uncle nephew husband groom king prince wizard monk actor waiter hero widower knight god duke fisherman salesman businessman schoolboy policeman fireman cowboy emperor pharaoh viking samurai milkman postman patriarch',
)

export const PEOPLE = nouns(
  `person child kid baby toddler teenager teen adult student pupil teacher professor tutor doctor nurse surgeon dentist vet patient chef cook baker barista bartender farmer shepherd gardener fisher sailor captain pirate
  soldier general guard spy detective inspector officer cop thief burglar hacker lawyer judge prisoner driver pilot astronaut engineer mechanic carpenter builder architect scientist inventor researcher explorer
  adventurer traveler traveller tourist hiker climber runner cyclist swimmer surfer skater boxer athlete player coach goalkeeper dancer singer musician pianist violinist guitarist drummer composer conductor painter artist sculptor
  photographer filmmaker director writer author poet novelist journalist reporter editor librarian bookseller shopkeeper merchant tailor shoemaker watchmaker clockmaker blacksmith potter weaver keeper lighthouse-keeper
  beekeeper zookeeper innkeeper caretaker janitor cleaner courier messenger clerk banker accountant manager boss founder entrepreneur programmer developer designer intern apprentice master student neighbour neighbor
  friend stranger lover partner couple family twin twins sibling parent grandparent orphan immigrant refugee nomad villager citizen president mayor minister priest magician clown juggler acrobat storyteller
  collector hunter ranger firefighter lifeguard volunteer veteran survivor champion rebel leader warrior wanderer dreamer loner rival crew team band gang class mailman vampire ghost mathematician philosopher
  historian archaeologist geologist biologist chemist physicist astronomer diver miner lumberjack trucker busker puppeteer toymaker glassblower perfumer florist butcher brewer winemaker watchman translator people children men women crowd community`,
)

export const CREATURES = nouns(
  `cat kitten dog puppy horse pony foal donkey cow calf bull sheep lamb goat pig piglet hen chicken rooster duck duckling goose swan bird sparrow crow raven owl eagle hawk falcon pigeon dove seagull gull penguin parrot
  robin swallow stork crane peacock hummingbird fox wolf bear cub deer fawn rabbit hare bunny squirrel hedgehog badger mouse rat hamster mole bat lion lioness tiger leopard cheetah panther elephant giraffe zebra
  rhino hippo monkey ape gorilla panda koala kangaroo camel llama crocodile alligator snake lizard frog toad tortoise turtle snail spider ant bee bumblebee honeybee butterfly caterpillar moth beetle ladybug cricket firefly
  fish goldfish salmon shark whale dolphin seal otter beaver octopus squid crab lobster jellyfish seahorse starfish worm dinosaur dragon unicorn phoenix monster giant troll elf fairy goblin dwarf ogre yeti alien robot
  android snowman scarecrow puppet doll golem spirit creature animal pet beast hound stallion mare teddy`,
)

/** Nouns for places with the preposition one is there by. */
const places = (preposition: string, words: string): [string, string][] =>
  words
    .trim()
    .split(/\s+/u)
    .map((word) => [word, preposition])

export const PLACE_NOUNS: ReadonlyMap<string, string> = new Map([
  ...places(
    'in',
    `city town village forest woods jungle rainforest desert valley garden park field meadow kitchen bakery library museum school classroom office workshop garage attic basement cellar room bedroom house home cottage cabin hut
    castle palace tower church temple monastery hospital shop store bookshop cafe restaurant hotel inn bar theater theatre cinema studio factory warehouse mine cave tunnel street alley neighbourhood neighborhood suburb district
    country kingdom sky space galaxy universe sea ocean lake harbour harbor port bay lagoon swamp canyon mountains countryside apartment flat laboratory lab zoo circus prison court market bazaar orchard vineyard greenhouse barn stable snow`,
  ),
  ...places(
    'on',
    'island coast shore beach hill hillside mountain mountaintop farm ranch planet moon mars street road roof rooftop ship boat train plane bridge pier square plain prairie riverbank cliff iceberg glacier coastline stage balcony porch',
  ),
  ...places('at', 'lighthouse station airport university crossroads summit border edge seaside'),
])

const list = (words: string): ReadonlySet<string> => new Set(words.split(',').map((word) => word.trim()))

/** Place names in prompts, for travel stories. */
export const PLACE_NAMES = list(
  `africa,amsterdam,antarctica,argentina,asia,athens,australia,austria,bali,bangkok,barcelona,beijing,belgium,berlin,boston,brazil,brussels,budapest,buenos aires,cairo,california,cambodia,canada,cape town,chicago,chile,china,colombia,copenhagen,
  costa rica,croatia,cuba,denmark,dubai,dublin,edinburgh,egypt,england,europe,finland,florence,florida,france,geneva,germany,greece,hamburg,havana,hawaii,helsinki,hong kong,hungary,iceland,india,indonesia,iran,iraq,ireland,israel,istanbul,italy,
  japan,jerusalem,jordan,kenya,korea,kyoto,las vegas,lima,lisbon,london,los angeles,madrid,malaysia,marrakech,melbourne,mexico,mexico city,miami,milan,montreal,morocco,moscow,mumbai,munich,naples,nepal,netherlands,new orleans,new york,new zealand,
  nigeria,norway,osaka,oslo,paris,patagonia,peru,philippines,poland,porto,portugal,prague,rio de janeiro,rome,russia,san francisco,santorini,scotland,seattle,seoul,seville,sicily,singapore,south africa,spain,stockholm,sweden,switzerland,sydney,
  tanzania,texas,thailand,tibet,tokyo,toronto,turkey,tuscany,ukraine,vancouver,venice,vienna,vietnam,wales,warsaw,washington,zurich,alaska,siberia,lapland,provence,bavaria,andalusia,transylvania,himalayas,alps,amazon,sahara`,
)

/** Other words written with a capital wherever they stand. */
export const OTHER_NAMES = list(
  `monday,tuesday,wednesday,thursday,friday,saturday,sunday,january,february,april,june,july,august,september,october,november,december,christmas,easter,halloween,ramadan,diwali,hanukkah,english,french,german,spanish,italian,japanese,chinese,
  russian,roman,greek,american,british,european,african,asian,indian,irish,scottish,norwegian,swedish,dutch,portuguese,turkish,egyptian,viking,victorian,medieval,mars,venus,jupiter,saturn,neptune,mercury,god,internet,ai,dna,nasa,usa,uk,eu,tv,
  einstein,newton,mozart,beethoven,shakespeare,napoleon,cleopatra,caesar,leonardo,picasso,darwin,tesla,edison,gutenberg,columbus,galileo,gandhi,marie curie,ada lovelace`,
)

export const WOMENS_NAMES = list(
  'mary,anna,emma,olivia,sophia,ava,mia,lily,ella,grace,chloe,zoe,lucy,alice,clara,rose,ruby,nora,nina,maya,maria,sara,sarah,julia,laura,elena,eva,ida,ada,iris,ivy,jane,kate,lena,leila,lisa,luna,marta,martha,mila,nadia,rosa,sofia,tara,amelia,charlotte,hannah,isabella,emily,elizabeth,eleanor,greta,ingrid,aisha,fatima,amina,yuki,mei,priya,wanda,violet,stella,freya,matilda,agnes,dorothy,margaret,ruth,susan,linda,amy,mei-lin,frieda,heidi,lotte,liesel,klara,johanna,katharina,sabine,monika,ursula,helga,inge,gerda,hilde,renate,petra,claudia,birgit,anke,antje,wiebke,svenja,franziska,magdalena,theresa,sophie,marie,emilie,leonie,lea,paula,frida,mathilda,luise,charlotte,anneliese,brigitte,gisela,christa,elke,heike,silke,ulrike,camille,amélie,chloé,léa,manon,élodie,céline,hélène,juliette,colette,margaux,lucía,carmen,pilar,inés,beatriz,giulia,chiara,francesca,alessandra',
)

export const MENS_NAMES = list(
  'john,james,jack,tom,thomas,henry,oliver,leo,max,sam,ben,noah,liam,ethan,lucas,daniel,david,adam,paul,peter,mark,luke,simon,felix,oscar,hugo,theo,arthur,george,william,charles,frank,fred,harry,ian,ivan,jacob,jan,joe,joseph,karl,kenji,marco,mario,martin,michael,mike,miguel,mohamed,ahmed,omar,ali,nico,nils,otto,pablo,rafael,ravi,robert,rob,tim,tony,victor,walter,wei,will,alex,andrew,anton,bruno,carlos,diego,edgar,eric,erik,gustav,jonas,jasper,finn,elias,emil,milo,mateo,hans,heinrich,fritz,friedrich,wilhelm,ludwig,georg,johann,johannes,jakob,lukas,niklas,tobias,sebastian,stefan,klaus,jürgen,wolfgang,dieter,günter,günther,helmut,werner,rolf,uwe,bernd,holger,jens,torsten,matthias,andreas,markus,moritz,konrad,rudolf,siegfried,kurt,ernst,otfried,henrik,sven,björn,lars,knut,pierre,jacques,jean,antoine,étienne,françois,rené,olivier,thierry,javier,andrés,josé,luis,juan,pedro,giovanni,lorenzo,matteo,luca,paolo,pietro',
)
