import { type Outline, wikipedia } from './outline.ts'

const COFFEE = wikipedia('History of coffee')
const THARP = wikipedia('Marie Tharp')
const LE_GRAS =
  'Joseph Nicéphore Niépce, View from the Window at Le Gras, Smarthistory, https://smarthistory.org/joseph-nicephore-niepce-view-from-the-window-at-le-gras/'
const WINDOW = wikipedia('View from the Window at Le Gras')
const VIOLIN = wikipedia('Violin')
const LISBON = wikipedia('Lisbon')

export const HISTORY: readonly Outline[] = [
  {
    prompt: 'The history of coffee in one minute',
    about: ['coffee', 'coffee come'],
    opening: 'A seed from a hillside wakes up half the world.',
    points: [
      [1, 'The coffee plant comes from the highlands of Ethiopia.', wikipedia('Coffea arabica')],
      [1, 'In the 15th century, Sufis in Yemen drank coffee to stay awake for their prayers.', COFFEE],
      [2, 'From the port of Mocha, it was shipped across the sea.', wikipedia('Mokha')],
      [2, 'Coffee houses opened in Cairo, Damascus and Istanbul.', wikipedia('Coffeehouse')],
      [3, 'Venice had its first one in the 17th century.', wikipedia('Coffeehouse')],
      [3, 'Vienna followed in the 1680s.', wikipedia('Viennese coffee house')],
      [3, 'In London, Lloyd’s coffee house grew into an insurance market.', wikipedia("Lloyd's Coffee House")],
      [2, 'Today Brazil grows more coffee than any other country.', wikipedia('Coffee production in Brazil')],
      [3, 'Its beans are no beans: they are the seeds of a red fruit.', wikipedia('Coffee bean')],
      [3, 'Roasting turns them from green to brown.', wikipedia('Coffee roasting')],
      [3, 'Espresso was invented in Italy: hot water is pressed through fine coffee.', wikipedia('Espresso')],
    ],
    ending: 'All that, in one cup.',
  },
  {
    prompt: 'The history of the bicycle',
    about: ['bicycle', 'bike', 'bicycle invent', 'invent bicycle', 'bicycle come'],
    opening: 'Two wheels, no engine, and everybody can ride it.',
    points: [
      [1, 'In 1817, Karl Drais built a wooden machine that riders pushed with their feet.', wikipedia('Dandy horse')],
      [1, 'In the 1860s, makers in France put pedals on the front wheel.', wikipedia('Velocipede')],
      [
        2,
        'Then the front wheel grew: the penny-farthing was fast, and falls from it were dangerous.',
        wikipedia('Penny-farthing'),
      ],
      [2, 'In 1885, the Rover by John Kemp Starley had two equal wheels and a chain.', wikipedia('Safety bicycle')],
      [2, 'In 1888, John Boyd Dunlop gave bicycles tyres filled with air.', wikipedia('John Boyd Dunlop')],
      [3, 'For many women of that time, a bicycle meant freedom to travel alone.', wikipedia('Bicycle')],
      [3, 'The first Tour de France set out in 1903.', wikipedia('1903 Tour de France')],
      [3, 'There are about a billion bicycles in the world.', wikipedia('Bicycle')],
      [3, 'Gears let one pair of legs climb hills and race.', wikipedia('Bicycle gearing')],
    ],
    ending: 'And it still needs no fuel.',
  },
  {
    prompt: 'The woman who mapped the ocean floor',
    about: ['woman map ocean floor', 'marie tharp', 'map ocean floor', 'ocean floor map', 'woman map sea floor'],
    opening: 'For a long time, the bottom of the sea was blank on the map.',
    points: [
      [1, 'Marie Tharp, a geologist in New York, drew it from soundings, line by line.', THARP],
      [1, 'Women were not allowed on the research ship, so Bruce Heezen collected the data.', THARP],
      [
        2,
        'In the middle of the Atlantic, she found a deep valley along a chain of mountains: there, the sea floor opens.',
        THARP,
      ],
      [3, 'At first, Heezen dismissed her idea as “girl talk”.', THARP],
      [2, 'Then earthquakes were added to the map, and they lay along her valley.', THARP],
      [3, 'In 1977, the two of them published a map of all the oceans.', THARP],
      [3, 'It helped to show that continents move.', THARP],
      [
        3,
        'The ridge that she drew runs through all oceans and is the longest chain of mountains on Earth.',
        wikipedia('Mid-ocean ridge'),
      ],
      [3, 'An artist, Heinrich Berann, painted it as if the water were gone.', THARP],
    ],
    ending: 'She drew what nobody had seen.',
  },
  {
    prompt: 'How money was invented, more than once',
    about: ['money invent', 'money', 'invent money', 'money invent more than once', 'money begin', 'money come'],
    opening: 'Many people had this idea, in many places.',
    points: [
      [1, 'In Asia and Africa, people paid with the shells of cowries.', wikipedia('Shell money')],
      [
        1,
        'In Lydia, in today’s Turkey, some of the first coins were struck more than 2,500 years ago.',
        wikipedia('Coin'),
      ],
      [2, 'In China, paper money was printed about a thousand years ago.', wikipedia('Jiaozi (currency)')],
      [
        2,
        'On the island of Yap, money was made of stone, and some pieces were taller than a person.',
        wikipedia('Rai stones'),
      ],
      [3, 'Large stones stayed where they were: people knew whose they were.', wikipedia('Rai stones')],
      [3, 'In Mesopotamia, a shekel was a weight before it was a coin.', wikipedia('Shekel')],
      [3, 'Europe’s first banknotes were issued in Stockholm in 1661.', wikipedia('Banknote')],
      [3, 'Salt, tea and cocoa beans were used as money, too.', wikipedia('Commodity money')],
      [3, 'Most money of today is neither coin nor note, but a number in a bank.', wikipedia('Money')],
    ],
    ending: 'Money is a promise that many people trust.',
  },
  {
    prompt: 'The story of the first photograph',
    about: [
      'first photograph',
      'first photo',
      'photography invent',
      'invent photography',
      'photography',
      'first photograph take',
    ],
    opening: 'It shows a few roofs, and it is the oldest photograph that is left.',
    points: [
      [1, 'Around 1826, Nicéphore Niépce set a camera at a window of his house in France.', LE_GRAS],
      [1, 'His plate was made of pewter and coated with bitumen, which hardens in light.', LE_GRAS],
      [2, 'It had to wait for at least eight hours, perhaps for several days.', LE_GRAS],
      [2, 'Meanwhile the sun moved on, and so walls on both sides are lit.', LE_GRAS],
      [2, 'Then he washed off the soft parts with oil of lavender.', WINDOW],
      [3, 'He called it heliography: writing with the sun.', LE_GRAS],
      [3, 'For decades the plate was lost, until a historian found it in 1952.', WINDOW],
      [3, 'Today it is kept in Austin, in Texas.', LE_GRAS],
      [3, 'In 1839, his partner Louis Daguerre made a faster way public.', wikipedia('Louis Daguerre')],
      [
        3,
        'A daguerreotype took minutes instead of hours, and soon people sat for portraits.',
        wikipedia('Daguerreotype'),
      ],
    ],
    ending: 'Your next photo takes a fraction of a second.',
  },
  {
    prompt: 'How a violin is made by hand',
    about: ['violin make hand', 'violin make', 'make violin', 'violin', 'build violin', 'violin build'],
    opening: 'It begins as a piece of a tree.',
    points: [
      [1, 'The top is carved from spruce, the back from maple.', VIOLIN],
      [1, 'The ribs between them are bent with heat.', wikipedia('Violin making and maintenance')],
      [
        2,
        'With small planes, the maker thins the wood until it sounds right.',
        wikipedia('Violin making and maintenance'),
      ],
      [2, 'A thin inlay along the edge keeps cracks from spreading.', wikipedia('Purfling')],
      [2, 'Two holes in the shape of an f let the sound out.', wikipedia('Sound hole')],
      [3, 'Inside stands a post of spruce, which is called the soul in French.', wikipedia('Sound post')],
      [3, 'The bow is strung with hair of horses.', wikipedia('Bow (music)')],
      [
        3,
        'In Cremona, in Italy, Antonio Stradivari made violins that are played to this day.',
        wikipedia('Antonio Stradivari'),
      ],
      [3, 'The neck ends in a scroll, carved like a snail.', wikipedia('Scroll (music)')],
      [3, 'Varnish protects the wood, in many thin coats.', wikipedia('Violin making and maintenance')],
      [
        3,
        'Four strings stand on a bridge of maple, which leads their motion into the top.',
        wikipedia('Bridge (instrument)'),
      ],
      [3, 'Each maker’s hand leaves its traces, and no two violins are alike.', wikipedia('Luthier')],
    ],
    ending: 'And then somebody begins to play.',
  },
  {
    prompt: 'Three days in Lisbon',
    about: ['day lisbon', 'lisbon', 'weekend lisbon', 'walk lisbon', 'trip lisbon', 'thing see lisbon', 'visit lisbon'],
    opening: 'Three days, seven hills and one river.',
    items: [
      [1, 'Walk through Alfama, the oldest quarter, and ride tram 28.', wikipedia('Alfama')],
      [1, 'Follow the river to Belém Tower.', wikipedia('Belém Tower')],
      [1, 'Take the train to Sintra and its palaces.', wikipedia('Sintra')],
    ],
    points: [
      [2, 'In Belém, custard tarts have been baked since 1837.', wikipedia('Pastel de nata')],
      [2, 'The tower was built in the 16th century to guard the river.', wikipedia('Belém Tower')],
      [
        3,
        'In 1755, an earthquake destroyed most of the city, and its centre was built anew.',
        wikipedia('1755 Lisbon earthquake'),
      ],
      [3, 'Many houses are covered with painted tiles.', wikipedia('Azulejo')],
      [3, 'In the evening, listen to fado, the songs of the city.', wikipedia('Fado')],
      [3, 'Lisbon lies on the Tagus, close to the Atlantic.', LISBON],
      [3, 'From its viewpoints you see roofs, the castle and the river.', wikipedia('Miradouro')],
      [3, 'Pavements of black and white stone make patterns under your feet.', wikipedia('Portuguese pavement')],
    ],
    ending: 'Bring good shoes.',
  },
  {
    prompt: 'How a lighthouse reaches ships at night',
    about: ['lighthouse reach ship', 'lighthouse work', 'lighthouse guide ship', 'lighthouse'],
    opening: 'One lamp, and a whole horizon to reach.',
    points: [
      [1, 'A lens gathers the light of the lamp into one strong beam.', wikipedia('Fresnel lens')],
      [
        1,
        'Each lighthouse has its own rhythm of flashes, so that sailors know which one they see.',
        wikipedia('Light characteristic'),
      ],
      [
        2,
        'The lens of Augustin Fresnel is built from rings of glass, and was first lit in 1823 in the tower of Cordouan in France.',
        wikipedia('Fresnel lens'),
      ],
      [2, 'By day, colours and stripes tell one tower from another.', wikipedia('Daymark')],
      [3, 'The higher the lamp stands, the farther it is seen, because the Earth is round.', wikipedia('Horizon')],
      [3, 'Keepers cleaned the lens, trimmed the wick and wound the clockwork.', wikipedia('Lighthouse keeper')],
      [3, 'In Spain, a tower that the Romans built still guides ships.', wikipedia('Tower of Hercules')],
      [3, 'The tallest of them all, in Jeddah, is 133 metres high.', wikipedia('Jeddah Light')],
      [3, 'Today most lights work without a keeper.', wikipedia('Lighthouse keeper')],
      [3, 'In fog, horns take over from the light.', wikipedia('Foghorn')],
    ],
    ending: 'Its message is short: here is land.',
  },
]
