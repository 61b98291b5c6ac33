import type { Match } from './lexicon.ts'

/** One meaning of a word: what it shows, and the words near it that tell. The last one of a word needs none. */
interface Sense {
  /** Null: the word names nothing to be drawn. */
  kind: string | null
  near?: string
  /** Words right before. */
  after?: string
  /** Words right behind. */
  before?: string
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const DETERMINERS = set('a an the this that these those my your our his her its their every each some any one two')
const ARTICLES = set('a an the him her them us you his your my our')
const SPEAKERS = set(
  'to i you we they he she who can will must should could would may might please always never dont let lets cannot ll',
)
const OBJECTS_OF_VERBS = set(
  'the a an your our my his her their its it them this that these those for from on in with up out off down away us me you him',
)

/** Nouns that are as often verbs: 'train your dog' shows no train. */
const VERBS = set(
  `train book watch fly park ring plant duck bear ship store fish iron paint drill light check land present point match seal stamp
  box key rock save shop phone mail email brush cut tap press record play water pump tie fan mine plug pin hook nail screw saw lock
  bill order charge switch dust pack sort store file link tag label picture film photo photograph cook taste smell
  search trust review test exercise dress ring tape mark map date text message call place table back head face hand bark`,
)

/** Words that mean more than one thing. */
const SENSES: Readonly<Record<string, readonly Sense[]>> = {
  bank: [
    { kind: null, near: 'river riverbank stream geese swan lake grassy muddy shore fishing fish otter willow reeds' },
    { kind: null, after: 'power', before: 'of the' },
    { kind: 'bank' },
  ],
  pot: [
    {
      kind: 'potted-plant',
      near: 'plant plants cactus soil garden repot repotting fern clay potter flower seed seeds roots',
    },
    { kind: 'pot-of-food' },
  ],
  spring: [{ kind: null }],
  bat: [
    { kind: 'baseball', near: 'baseball ball pitcher hit swing' },
    { kind: 'cricket-game', near: 'cricket wicket bowler' },
    { kind: 'bat' },
  ],
  mouse: [
    {
      kind: 'computer-mouse',
      near: 'computer keyboard click wireless usb cursor laptop desk scroll pointer pc screen',
    },
    { kind: 'mouse' },
  ],
  cricket: [{ kind: 'cricket-game', near: 'ball bat wicket match game pitch team stadium sport' }, { kind: 'cricket' }],
  orange: [
    {
      kind: 'tangerine',
      near: 'juice fruit peel eat vitamin slice squeeze tree grove oranges segment citrus apple banana',
    },
    { kind: 'tangerine', after: 'an', before: 'and or on in with is at from of for to under' },
    { kind: null },
  ],
  crane: [
    { kind: 'crane', near: 'paper origami fold folded folding' },
    { kind: 'bird', near: 'bird birds lake wetland marsh flock feathers wings nest migrate' },
    { kind: 'building-construction' },
  ],
  letter: [
    { kind: null, near: 'alphabet word words spelling capital bold font logo first type' },
    { kind: 'page-facing-up', after: 'cover application' },
    { kind: 'envelope' },
  ],
  light: [
    { kind: 'vertical-traffic-light', after: 'traffic red', near: 'traffic car street crossing stop driver' },
    { kind: 'light-bulb', near: 'bulb lamp switch electricity ceiling led' },
    { kind: null },
  ],
  glasses: [
    { kind: 'clinking-glasses', near: 'wine champagne drink drinks toast cheers raise party clink' },
    { kind: 'tumbler-glass', near: 'water juice milk table drinking' },
    { kind: 'glasses' },
  ],
  glass: [
    { kind: null, before: 'of' },
    { kind: 'tumbler-glass', after: 'a' },
    { kind: 'tumbler-glass', near: 'drink drinks water juice pour fill sip full empty half' },
    { kind: null },
  ],
  watch: [{ kind: null, before: 'out over' }, { kind: 'watch' }],
  ring: [
    { kind: 'telephone', near: 'phone call telephone' },
    { kind: 'boxing-glove', near: 'boxing boxer fight fighter match' },
    {
      kind: 'ring',
      near: 'wedding engagement diamond finger gold jewelry marry marriage propose bride silver jeweller rings',
    },
    { kind: null, near: 'fire key life planet' },
    { kind: 'ring' },
  ],
  nail: [{ kind: 'nail-polish', near: 'finger polish manicure salon beauty varnish toe' }, { kind: 'hammer' }],
  chips: [{ kind: 'chip', near: 'computer silicon processor semiconductor ai' }, { kind: 'french-fries' }],
  speaker: [
    { kind: 'person', near: 'conference talk speech audience stage guest keynote' },
    { kind: 'speaker-high-volume' },
  ],
  chip: [{ kind: 'french-fries', near: 'fish potato fried salt vinegar snack' }, { kind: 'chip' }],
  plant: [
    { kind: 'factory', near: 'power nuclear factory manufacturing assembly industrial chemical treatment' },
    { kind: 'potted-plant' },
  ],
  palm: [{ kind: 'raised-hand', near: 'hand hands skin finger reading' }, { kind: 'palm' }],
  seal: [{ kind: null, near: 'wax letter envelope stamp lid approval jar bag' }, { kind: 'seal' }],
  tap: [{ kind: 'sink', near: 'water kitchen drip sink faucet bathroom leak leaking running' }, { kind: null }],
  match: [
    { kind: 'fire', near: 'fire strike candle light matchbox burn' },
    { kind: 'soccer-ball', near: 'football soccer team goal stadium player players win' },
    { kind: 'tennis', near: 'tennis' },
    { kind: null },
  ],
  organ: [{ kind: 'musical-keyboard', near: 'church music pipe play' }, { kind: 'anatomical-heart' }],
  pitch: [{ kind: 'stadium', near: 'football soccer team player cricket' }, { kind: null }],
  trunk: [
    { kind: 'elephant', near: 'elephant' },
    { kind: 'wood', near: 'tree bark oak forest wood' },
    { kind: 'automobile', near: 'car' },
    { kind: 'suitcase' },
  ],
  scale: [{ kind: null, near: 'large small full wide global up grow business' }, { kind: 'balance-scale' }],
  note: [{ kind: 'musical-notes', near: 'music song melody piano sing high low key' }, { kind: 'memo' }],
  board: [{ kind: 'skateboard', near: 'skate' }, { kind: 'chess-pawn', near: 'chess game' }, { kind: null }],
  cup: [{ kind: 'trophy', near: 'world win final champion football league' }, { kind: 'cup' }],
  net: [{ kind: 'fishing-pole', near: 'fish fishing fisherman sea' }, { kind: null }],
  heart: [{ kind: null, before: 'of' }, { kind: 'heart' }],
  eye: [{ kind: null, before: 'of on' }, { kind: 'eye' }],
  hand: [{ kind: null, after: 'other second by first at in' }, { kind: 'raised-hand' }],
  bean: [{ kind: 'cup', near: 'coffee grind grinding brew brewing roast roasted espresso arabica' }, { kind: 'beans' }],
  pool: [{ kind: 'ring-buoy', near: 'swim swimming summer dive water hotel' }, { kind: null }],
  present: [{ kind: null, near: 'past moment future' }, { kind: 'wrapped-gift' }],
  star: [{ kind: 'star' }],
  travel: [{ kind: null, near: 'light sound speed faster waves signal' }, { kind: 'luggage' }],
  safe: [{ kind: 'safe', after: 'a the steel our bank' }, { kind: null }],
  pepper: [{ kind: 'salt', near: 'salt' }, { kind: 'bell-pepper' }],
  stars: [{ kind: 'star' }],
  fan: [
    { kind: null, near: 'team football sports music' },
    { kind: 'folding-hand-fan', near: 'heat hot air hand' },
    { kind: null },
  ],
  fly: [{ kind: 'fly', after: 'a the' }, { kind: null }],
  horn: [{ kind: null, near: 'rhino bull goat cow' }, { kind: 'trumpet' }],
  iron: [
    { kind: null, near: 'man age ore bar steel metal' },
    { kind: 'iron', after: 'a an the hot steam' },
    { kind: null },
  ],
  key: [
    { kind: 'keyboard', near: 'piano keyboard press typing' },
    { kind: null, before: 'to point points idea ideas role factor question message part' },
    { kind: 'key' },
  ],
  table: [{ kind: null, near: 'data row rows column columns spreadsheet contents' }, { kind: 'table' }],
  bill: [{ kind: null, near: 'duck bird beak' }, { kind: 'receipt' }],
  bow: [
    { kind: 'violin', near: 'violin cello strings' },
    { kind: 'ribbon', near: 'gift ribbon hair tie' },
    { kind: 'bow-and-arrow' },
  ],
  jam: [{ kind: 'automobile', after: 'traffic' }, { kind: 'jar' }],
  bar: [
    { kind: 'chocolate-bar', near: 'chocolate' },
    { kind: 'soap', near: 'soap' },
    { kind: 'chart', near: 'chart graph' },
    { kind: null, near: 'pressure pump tyre tire tyres tires' },
    { kind: 'musical-notes', near: 'practise practising practice song music violin piano guitar notes melody' },
    { kind: 'cocktail-glass' },
  ],
  bug: [
    { kind: 'laptop', near: 'software code app program website fix fixed sprint ticket release search' },
    { kind: 'bug' },
  ],
  bugs: [
    { kind: 'laptop', near: 'software code app program website fix fixed sprint tickets release search' },
    { kind: 'bug' },
  ],
  tickets: [{ kind: 'clipboard', near: 'sprint bugs backlog release support' }, { kind: 'ticket' }],
  sprint: [{ kind: null, near: 'tickets bugs backlog release team planning review' }, { kind: 'running-shoe' }],
  lever: [{ kind: null, before: 'the it them' }, { kind: 'control-knobs' }],
  web: [{ kind: 'spider-web', near: 'spider' }, { kind: 'globe-with-meridians' }],
  cell: [
    { kind: 'mobile-phone', near: 'phone call' },
    { kind: 'solarpanel', near: 'solar' },
    { kind: null, near: 'prison jail excel' },
    { kind: 'petri-dish' },
  ],
  court: [
    { kind: 'tennis', near: 'tennis' },
    { kind: 'basketball', near: 'basketball' },
    { kind: 'classical-building' },
  ],
  ball: [
    { kind: 'basketball', near: 'basketball hoop' },
    { kind: 'tennis', near: 'tennis racket' },
    { kind: 'yarn', near: 'wool yarn' },
    { kind: 'ball', near: 'beach' },
    { kind: 'soccer-ball' },
  ],
  tank: [{ kind: 'tropical-fish', near: 'fish aquarium' }, { kind: null }],
  can: [{ kind: 'canned-food', after: 'tin a the aluminium aluminum soda beer empty' }, { kind: null }],
  tie: [{ kind: 'necktie', after: 'a the his silk red blue' }, { kind: null }],
  post: [{ kind: 'mobile-phone', near: 'social media instagram facebook blog' }, { kind: 'envelope' }],
  press: [{ kind: 'newspaper', before: 'release conference kit', after: 'the' }, { kind: null }],
  saw: [{ kind: 'carpentry-saw', after: 'a the hand circular wood' }, { kind: null }],
  run: [
    { kind: 'running-shoe', near: 'charity fun route routes marathon race jog morning runner miles km daily' },
    { kind: null },
  ],
  rose: [{ kind: null, after: 'sales revenue prices profit costs temperature it sun numbers' }, { kind: 'rose' }],
  leaves: [{ kind: null, near: 'train bus home house leaves at work' }, { kind: 'leaf-fluttering-in-wind' }],
  pipe: [{ kind: 'cigarette', near: 'smoke smoking tobacco' }, { kind: 'pipe' }],
  degree: [{ kind: 'graduation-cap', near: 'university college bachelor master student' }, { kind: null }],
  degrees: [{ kind: 'thermometer', near: 'temperature oven heat celsius hot cold' }, { kind: null }],
  order: [{ kind: null, after: 'in', near: 'law' }, { kind: 'shopping-cart' }],
  charge: [{ kind: 'battery', near: 'battery phone car electric' }, { kind: null }],
  paper: [{ kind: 'newspaper', near: 'news' }, { kind: 'page-facing-up' }],
  course: [{ kind: null, after: 'of main golf' }, { kind: 'blackboard' }],
  class: [{ kind: null, after: 'first business world middle working' }, { kind: 'school' }],
  engine: [{ kind: 'magnifying-glass-tilted-left', after: 'search' }, { kind: 'gear' }],
  mine: [{ kind: null, after: 'of is are not' }, { kind: 'pick' }],
  pupil: [{ kind: 'eye', near: 'eye iris' }, { kind: 'child' }],
}

/** What carries or surrounds the subject of an image: not a subject itself while something else is named. */
const SUPPORTS = set(
  'table desk shelf door window shop fence stairs chair blackboard oven hospital school office-building hotel stadium warehouse factory house-with-garden couch-and-lamp',
)
const SCENERY = set('table desk window door')
const ON = set('on at in inside near by behind through from into onto across around over')

/** Whether the prompt uses a word as a verb. `starts` are the words that begin a part of a sentence. */
function isVerb(words: readonly string[], at: number, starts: ReadonlySet<number>): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  const after = words[at + 1] ?? ''
  // 'She hands him a cup'.
  if (VERBS.has(word.replace(/s$/, '')) && !VERBS.has(word)) return ARTICLES.has(after) && !DETERMINERS.has(before)
  if (!VERBS.has(word)) return false
  if (SPEAKERS.has(before) && !(before === 'to' && (DETERMINERS.has(words[at - 2] ?? '') || after === ''))) return true
  return (starts.has(at) || before === 'and' || before === 'or' || before === 'then') && OBJECTS_OF_VERBS.has(after)
}

/** The subject that a word means here; undefined where it means none. */
export function meant(words: readonly string[], match: Match<string>, starts: ReadonlySet<number>): string | undefined {
  const { at, length, text, key } = match
  if (length === 1 && isVerb(words, at, starts)) return undefined
  const word = Object.hasOwn(SENSES, text) ? text : text.replace(/s$/, '')
  const senses = Object.hasOwn(SENSES, word) ? SENSES[word] : undefined
  if (!senses) return key
  const others = new Set(words.filter((_, i) => i < at || i >= at + length))
  const sense = senses.find(
    ({ near, after, before }) =>
      (near === undefined || near.split(' ').some((word) => others.has(word) || others.has(`${word}s`))) &&
      (after === undefined || after.split(' ').includes(words[at - 1] ?? '')) &&
      (before === undefined || before.split(' ').includes(words[at + length] ?? '')),
  )
  return sense?.kind ?? undefined
}

/** Whether a thing only carries the subject: 'on a wooden counter', 'in a small shop', after another one 'of a bakery'. */
export function isSupport(words: readonly string[], { at, key }: Match<string>, isFirst: boolean): boolean {
  if (SCENERY.has(key)) return true
  if (!SUPPORTS.has(key)) return false
  return words.slice(Math.max(0, at - 4), at).some((word) => ON.has(word) || (word === 'of' && !isFirst))
}
