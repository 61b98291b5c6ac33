/** Where trade, care, sport and learning take place: what stands on its shelves, and the words for it. */
const VENUES: Readonly<Record<string, { words: string; items: string }>> = {
  bakery: {
    words: 'bakery, baker, bakeries, pastry shop, patisserie, backerei, boulangerie, panaderia, panetteria',
    items: 'bread croissant baguette-bread pretzel bagel',
  },
  grocery: {
    words: 'supermarket, grocery store, grocer, groceries, farm shop, farmers market, food market, greengrocer',
    items: 'red-apple carrot cheese-wedge jar ear-of-corn',
  },
  clinic: {
    words:
      'clinic, hospital, doctor, medical practice, surgery, pharmacy, health center, dentist, nurse, emergency room',
    items: 'pill stethoscope adhesive-bandage syringe lotion-bottle',
  },
  gym: {
    words: 'gym, fitness center, fitness club, fitness studio, yoga studio, workout',
    items: 'dumbbell soccer-ball boxing-glove sports-medal stopwatch',
  },
  bookshop: { words: 'bookshop, bookstore, book shop', items: 'books closed-book open-book globe notebook' },
  florist: {
    words: 'flower shop, plant shop, florist, garden center, garden centre, plant nursery',
    items: 'potted-plant bouquet hibiscus rose cactus',
  },
  boutique: {
    words: 'boutique, clothes shop, clothing store, fashion store, department store',
    items: 't-shirt handbag high-heeled-shoe top-hat glasses',
  },
  salon: {
    words: 'hairdresser, barber, beauty salon, hair salon, nail salon',
    items: 'scissors lotion-bottle mirror hair-pick perfume',
  },
  shop: {
    words: 'shop, store, storefront, retail, boutique, market stall, corner shop, small business, checkout counter',
    items: 'shopping-bags jar package label potted-plant',
  },
  warehouse: { words: 'warehouse, logistics center, depot', items: 'package package delivery-truck clipboard package' },
}

export const VENUE_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(VENUES).map(([venue, { words }]) => [venue, words]),
)

export const itemsOf = (venue: string | undefined): readonly string[] =>
  venue === undefined ? [] : (VENUES[venue]?.items.split(' ') ?? [])

/** What goes with a subject that is named alone: smaller, at its side. At most two are drawn. */
const COMPANIONS: Readonly<Record<string, string>> = {
  bed: 'crescent-moon alarm-clock',
  chart: 'page-facing-up coin',
  'chart-increasing': 'coin page-facing-up',
  'money-bag': 'coin credit-card',
  coin: 'piggybank',
  piggybank: 'coin receipt',
  receipt: 'coin pen',
  'alarm-clock': 'spiral-calendar',
  'spiral-calendar': 'pen alarm-clock',
  'light-bulb': 'pencil gear',
  locked: 'key laptop',
  shield: 'locked',
  'mobile-phone': 'speech-balloon bell',
  'speech-balloon': 'mobile-phone',
  package: 'delivery-truck',
  'delivery-truck': 'package round-pushpin',
  'shopping-bags': 'label credit-card',
  'shopping-cart': 'shopping-bags credit-card',
  globe: 'seedling sun',
  solarpanel: 'sun battery',
  windturbine: 'high-voltage seedling',
  'high-voltage': 'light-bulb electric-plug',
  luggage: 'passport sunglasses',
  books: 'pencil glasses',
  'open-book': 'glasses cup',
  school: 'backpack pencil',
  blackboard: 'books pencil',
  brain: 'light-bulb',
  'red-heart': 'bouquet',
  cake: 'balloon wrapped-gift',
  'birthday-cake': 'balloon wrapped-gift',
  'party-popper': 'balloon wrapped-gift',
  tooth: 'toothbrush',
  stethoscope: 'pill thermometer',
  pill: 'stethoscope',
  hospital: 'ambulance',
  dumbbell: 'running-shoe stopwatch',
  yogamat: 'lotus droplet',
  'running-shoe': 'stopwatch',
  briefcase: 'necktie page-facing-up',
  'office-building': 'briefcase',
  handshake: 'briefcase page-facing-up',
  bullseye: 'trophy',
  trophy: 'star sports-medal',
  megaphone: 'speech-balloon',
  'studio-microphone': 'headphone speech-balloon',
  'clapper-board': 'popcorn movie-camera',
  'recycling-symbol': 'washbin bottle',
  washbin: 'newspaper bottle',
  'fork-and-knife-with-plate': 'green-salad wine-glass',
  'house-with-garden': 'key deciduous-tree',
  desk: 'potted-plant cup',
  oven: 'pot-of-food salt',
  broom: 'bucket sponge',
  'page-facing-up': 'pen paperclip',
  checklist: 'pencil',
  laptop: 'cup potted-plant',
  'balance-scale': 'scroll',
  'world-map': 'compass round-pushpin',
  tent: 'fire backpack',
  bread: 'wheat butter',
  cup: 'croissant',
  'hammer-and-wrench': 'toolbox',
  gear: 'wrench',
  microbe: 'microscope',
  microscope: 'test-tube',
  'test-tube': 'microscope',
  envelope: 'pen',
  'e-mail': 'laptop',
  'credit-card': 'receipt',
  ring: 'rose',
  'artist-palette': 'paintbrush',
  camera: 'framed-picture',
  tractor: 'wheat carrot',
  carrot: 'tomato leafy-green',
  'musical-notes': 'headphone',
  'shopping-basket': 'red-apple',
  stadium: 'soccer-ball',
  'soccer-ball': 'trophy',
}

export const companionsOf = (kind: string): readonly string[] => COMPANIONS[kind]?.split(' ') ?? []

/** Every kind that stands on a shelf or beside another. */
export const itemsInUse = (): string[] =>
  [...Object.values(VENUES).map(({ items }) => items), ...Object.values(COMPANIONS)].flatMap((list) => list.split(' '))
