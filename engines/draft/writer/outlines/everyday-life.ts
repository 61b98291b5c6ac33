import { type Outline, wikipedia } from './outline.ts'

const CDC_SLEEP = 'About Sleep, Centers for Disease Control and Prevention, https://www.cdc.gov/sleep/about/index.html'
const BAKERS =
  'Bakers, Occupational Outlook Handbook, U.S. Bureau of Labor Statistics, https://www.bls.gov/ooh/production/bakers.htm'
const FOLLOW_UPS =
  'Huang et al., It Doesn’t Hurt to Ask, Journal of Personality and Social Psychology, 2017, https://doi.org/10.1037/pspi0000097'
const BREAD = wikipedia('Bread')
const YEAST = wikipedia("Baker's yeast")
const POTS = wikipedia('Container garden')

export const EVERYDAY_LIFE: readonly Outline[] = [
  {
    prompt: 'A day in a bakery before sunrise',
    shows: 'a bakery',
    about: ['day bakery', 'bakery before sunrise', 'bakery morning', 'bakery', 'baker work', 'day life baker'],
    opening: 'While the street still sleeps, one window is already lit.',
    points: [
      [1, 'Bakers often start early in the morning, so that bread is fresh for breakfast.', BAKERS],
      [1, 'Flour, water, salt and yeast are mixed into a dough.', BREAD],
      [2, 'Kneading stretches the gluten, a net of proteins that holds the dough together.', wikipedia('Gluten')],
      [2, 'Then the dough rests, and yeast fills it with bubbles of gas.', YEAST],
      [3, 'Bakers call this rest proofing.', wikipedia('Proofing (baking technique)')],
      [2, 'Each loaf is shaped by hand and left to rise once more.', BREAD],
      [3, 'A cut across the top lets the loaf open where the baker wants.', BREAD],
      [3, 'In the hot oven, the gas expands and the loaf grows.', wikipedia('Baking')],
      [
        3,
        'The crust turns brown by the Maillard reaction, which also gives bread its smell.',
        wikipedia('Maillard reaction'),
      ],
      [3, 'Loaves that rise slowly in the cold develop more taste.', wikipedia('Proofing (baking technique)')],
      [3, 'Bread is one of the oldest foods that people make.', BREAD],
    ],
    ending: 'When the sun comes up, the shelves are full.',
  },
  {
    prompt: 'How bread rises',
    shows: 'bread',
    about: ['bread rise', 'dough rise', 'bread', 'bread dough rise', 'yeast bread rise', 'bread work'],
    opening: 'The holes in a slice of bread are the work of something alive.',
    points: [
      [1, 'Yeast is a fungus of single cells, and it feeds on the sugar in dough.', YEAST],
      [1, 'As it feeds, it gives off carbon dioxide.', YEAST],
      [2, 'Gluten, a stretchy net of proteins, traps this gas in bubbles.', wikipedia('Gluten')],
      [2, 'So the dough grows, and it grows faster where it is warm.', wikipedia('Proofing (baking technique)')],
      [2, 'In the oven, the bubbles expand and the loaf springs up.', wikipedia('Baking')],
      [3, 'Then the heat kills the yeast, and the crumb sets in its shape.', BREAD],
      [3, 'Yeast also makes a little alcohol, most of which leaves with the steam.', YEAST],
      [3, 'Sourdough rises by wild yeast, together with bacteria that make it sour.', wikipedia('Sourdough')],
      [3, 'People in ancient Egypt baked risen bread thousands of years ago.', wikipedia('History of bread')],
      [3, 'Salt slows the yeast down and makes the dough firmer.', BREAD],
      [3, 'Before it is baked, dough often rises twice.', wikipedia('Proofing (baking technique)')],
    ],
    ending: 'All it asks for is time.',
  },
  {
    prompt: 'Three habits of people who sleep well',
    shows: 'a bed',
    about: [
      'sleep well',
      'habit people sleep well',
      'habit sleep',
      'sleep',
      'better sleep',
      'sleep better',
      'good sleep',
      'fall asleep',
    ],
    opening: 'A good night begins before bedtime.',
    items: [
      [1, 'Go to bed and get up at the same time every day.', CDC_SLEEP],
      [1, 'Keep the bedroom quiet, relaxing and cool.', CDC_SLEEP],
      [1, 'Turn off screens at least 30 minutes before bed.', CDC_SLEEP],
    ],
    points: [
      [2, 'Coffee belongs in the morning, not in the afternoon or evening.', CDC_SLEEP],
      [2, 'Large meals and alcohol before bed keep you from sleeping well.', CDC_SLEEP],
      [2, 'Most adults need at least seven hours of sleep.', CDC_SLEEP],
      [3, 'Regular exercise during the day helps, too.', CDC_SLEEP],
      [3, 'How well you sleep matters as much as how long.', CDC_SLEEP],
      [3, 'If you often feel tired after a full night, talk to a doctor.', CDC_SLEEP],
      [3, 'Good sleep lowers stress, lifts your mood and keeps your memory in shape.', CDC_SLEEP],
      [3, 'School children need nine to twelve hours, teenagers eight to ten.', CDC_SLEEP],
    ],
    ending: 'Sleep well.',
  },
  {
    prompt: 'How to make a small balcony bloom',
    shows: 'flowers in pots',
    about: ['make balcony bloom', 'balcony bloom', 'balcony garden', 'balcony', 'balcony plant', 'make balcony garden'],
    opening: 'A garden fits on two square metres.',
    items: [
      [1, 'Count the hours of sun, and choose plants that like them.', POTS],
      [1, 'Take pots with holes, so that water can run off.', POTS],
      [1, 'Water when the soil feels dry.', POTS],
      [1, 'Cut off faded flowers, and many plants make new ones.', wikipedia('Deadheading (flowers)')],
    ],
    points: [
      [2, 'Lavender likes full sun and dry soil.', wikipedia('Lavandula')],
      [2, 'Fuchsias bloom in half shade.', wikipedia('Fuchsia')],
      [3, 'Pots dry out faster than a garden bed, above all small ones.', POTS],
      [3, 'Herbs such as basil and thyme grow in pots, too.', wikipedia('Herb garden')],
      [3, 'Climbing plants need no floor, only something to hold on to.', wikipedia('Vine')],
      [3, 'Strawberries and cherry tomatoes do well in containers.', POTS],
      [3, 'Pale stone and white pots stay cooler in the sun than dark ones.', POTS],
      [3, 'Bees and butterflies come for the nectar.', wikipedia('Pollinator')],
      [3, 'Bulbs that are planted in autumn bloom in spring.', wikipedia('Bulb')],
    ],
    ending: 'Then open the door, and look.',
  },
  {
    prompt: 'Five ways to start a good conversation',
    shows: 'two people and a speech bubble',
    about: [
      'way start good conversation',
      'start conversation',
      'good conversation',
      'small talk',
      'way start conversation',
    ],
    opening: 'Hello is easy. The next sentence is the hard one.',
    items: [
      [1, 'Ask what cannot be answered with yes or no.', wikipedia('Open-ended question')],
      [1, 'Begin with the place that you share.', wikipedia('Small talk')],
      [1, 'Listen to the end.', wikipedia('Active listening')],
      [1, 'Ask again about the answer.', FOLLOW_UPS],
      [1, 'Say something small about yourself.', wikipedia('Self-disclosure')],
    ],
    points: [
      [2, 'In a study from 2017, people who asked follow-up questions were liked more.', FOLLOW_UPS],
      [2, 'To say in your own words what you heard shows that you listened.', wikipedia('Active listening')],
      [
        3,
        'What one person tells, the other often answers with something of the same kind.',
        wikipedia('Self-disclosure'),
      ],
      [3, 'Small talk is small for a reason: it lets strangers get used to each other.', wikipedia('Small talk')],
      [3, 'A nod, or a short yes, tells the other to go on.', wikipedia('Backchannel (linguistics)')],
      [3, 'In most languages, only about a fifth of a second passes between two speakers.', wikipedia('Turn-taking')],
    ],
    ending: 'And now: say hello.',
  },
  {
    prompt: 'How to learn a language in ten minutes a day',
    shows: 'books and a speech bubble',
    about: [
      'learn language minute day',
      'learn language',
      'learn language quickly',
      'language learn',
      'learn foreign language',
      'learn new language',
    ],
    opening: 'Ten minutes are little. Ten minutes every day are not.',
    items: [
      [1, 'Study a little every day instead of a lot at once.', wikipedia('Spacing effect')],
      [1, 'Test yourself instead of reading the list again.', wikipedia('Testing effect')],
      [1, 'See a word again shortly before you forget it.', wikipedia('Spaced repetition')],
      [1, 'Begin with the words that are used most.', wikipedia('Word lists by frequency')],
    ],
    points: [
      [2, 'Hermann Ebbinghaus measured in 1885 how fast we forget.', wikipedia('Forgetting curve')],
      [2, 'Each time we remember something, we forget it more slowly.', wikipedia('Forgetting curve')],
      [3, 'A box of cards with growing gaps is named after Sebastian Leitner.', wikipedia('Leitner system')],
      [3, 'A card that you know moves on; one that you missed goes back to the start.', wikipedia('Leitner system')],
      [3, 'A picture or a small story ties a new word to what you know.', wikipedia('Mnemonic')],
      [3, 'There are about seven thousand languages to choose from.', wikipedia('Language')],
      [3, 'Sleep helps to keep what you have learned.', wikipedia('Sleep and memory')],
    ],
    ending: 'Your first ten minutes start now.',
  },
]
