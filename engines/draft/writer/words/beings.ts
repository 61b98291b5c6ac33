/** Nouns for someone a story can be about. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

export const WOMEN = list(
  'woman girl lady mother mom mum grandmother granddaughter stepmother grandma granny daughter sister aunt niece wife bride queen princess witch actress waitress heroine nun widow ballerina goddess duchess mermaid stewardess landlady schoolgirl businesswoman fisherwoman saleswoman matriarch',
)
export const MEN = list(
  'man boy gentleman father dad grandfather grandson stepfather grandpa son brother uncle nephew husband groom king prince wizard monk actor waiter hero widower knight god duke fisherman salesman businessman schoolboy policeman fireman cowboy emperor pharaoh viking samurai milkman postman patriarch',
)
export const PEOPLE = list(
  `person child kid baby toddler teenager teen adult student pupil teacher professor tutor doctor nurse surgeon dentist vet patient chef cook baker barista bartender farmer shepherd gardener fisher sailor captain pirate
  soldier general guard spy detective inspector officer cop thief burglar hacker lawyer judge prisoner driver pilot astronaut engineer mechanic carpenter builder architect scientist inventor researcher explorer
  adventurer traveler traveller tourist hiker climber runner cyclist swimmer surfer skater boxer athlete player coach goalkeeper dancer singer musician pianist violinist guitarist drummer composer conductor painter artist sculptor
  photographer filmmaker director writer author poet novelist journalist reporter editor librarian bookseller shopkeeper merchant tailor shoemaker watchmaker clockmaker blacksmith potter weaver keeper lighthouse-keeper
  beekeeper zookeeper innkeeper caretaker janitor cleaner courier messenger clerk banker accountant manager boss founder entrepreneur programmer developer designer intern apprentice master student neighbour neighbor
  friend stranger lover partner couple family twin twins sibling parent grandparent orphan immigrant refugee nomad villager citizen president mayor minister priest magician clown juggler acrobat storyteller
  collector hunter ranger firefighter lifeguard volunteer veteran survivor champion rebel leader warrior wanderer dreamer loner rival crew team band gang class mailman vampire ghost mathematician philosopher
  historian archaeologist geologist biologist chemist physicist astronomer diver miner lumberjack trucker busker puppeteer toymaker glassblower perfumer florist butcher brewer winemaker watchman translator people children men women crowd community`,
)

export const CREATURES = list(
  `cat kitten dog puppy horse pony foal donkey cow calf bull sheep lamb goat pig piglet hen chicken rooster duck duckling goose swan bird sparrow crow raven owl eagle hawk falcon pigeon dove seagull gull penguin parrot
  robin swallow stork crane peacock hummingbird fox wolf bear cub deer fawn rabbit hare bunny squirrel hedgehog badger mouse rat hamster mole bat lion lioness tiger leopard cheetah panther elephant giraffe zebra
  rhino hippo monkey ape gorilla panda koala kangaroo camel llama crocodile alligator snake lizard frog toad tortoise turtle snail spider ant bee bumblebee honeybee butterfly caterpillar moth beetle ladybug cricket firefly
  fish goldfish salmon shark whale dolphin seal otter beaver octopus squid crab lobster jellyfish seahorse starfish worm dinosaur dragon unicorn phoenix monster giant troll elf fairy goblin dwarf ogre yeti alien robot
  android snowman scarecrow puppet doll golem spirit creature animal pet beast hound stallion mare teddy`,
)
