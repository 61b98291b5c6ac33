/** What a stock image shows, before hour, weather and look. */
export interface Motif {
  /** Part of the item's id. */
  key: string
  /** 'Lighthouse on a cliff'; the setting follows it: 'Lighthouse on a cliff at dusk'. */
  title: string
  /** The illustrator's words. */
  prompt: string
  tags: readonly string[]
  settings: readonly Setting[]
}

/** Which hours and weathers suit a motif. */
export const SETTINGS_OF = {
  outdoors: ['dawn', 'noon', 'dusk', 'night', 'fog'],
  shore: ['dawn', 'noon', 'dusk', 'night', 'storm'],
  town: ['morning', 'dusk', 'night', 'rain', 'snow'],
  growth: ['spring', 'noon', 'dusk', 'autumn', 'dawn'],
  cold: ['winter', 'dawn', 'noon', 'night', 'aurora'],
  indoors: ['morning', 'afternoon', 'evening', 'night'],
  studio: ['plain', 'evening', 'closeup', 'night'],
  timeless: ['plain', 'wide', 'closeup', 'calm'],
} as const

export type Setting = (typeof SETTINGS_OF)[keyof typeof SETTINGS_OF][number]

/** One motif a line: key | title | prompt (empty: the title) | tags. */
const TABLES: Readonly<Record<keyof typeof SETTINGS_OF, string>> = {
  shore: `
    lighthouse | Lighthouse on a cliff |  | lighthouse, coast, sea, cliff, beacon, guidance
    fishing-boat | Fishing boat on the open sea |  | boat, sea, fishing, work, ocean
    sailboat | Sailboat under way | a sailboat on the sea | sailing, boat, sea, freedom, wind
    galleon | Tall ship on the horizon | a galleon on the sea | ship, history, exploration, adventure, ocean
    sea-cliffs | Cliffs above the waves | rocky coast with cliffs | coast, cliff, rocks, sea, nature
    palm-beach | Palm beach | a tropical beach with palm trees | beach, palm, holiday, tropical, sand
    beach-walk | Walk along the beach | a couple walking on the beach | beach, couple, love, walk, sea
    harbour | Old harbour | a harbour with boats | harbour, port, boats, town, trade
  `,
  outdoors: `
    mountain-lake | Mountain lake | a lake in the mountains | lake, mountains, reflection, calm, nature
    rowing | Rowing across the lake | a man in a rowboat on a lake | lake, rowboat, solitude, journey
    peaks | High peaks | mountains | mountains, peak, alps, height, nature
    hiker | Hiker before the mountains | a hiker with a backpack in the mountains | hiker, mountains, adventure, goal, travel
    summit | Reaching the summit | a climber with arms raised on a mountain summit | summit, success, mountains, victory, goal
    valley-river | River through the valley | a river through green hills | river, valley, water, hills, nature
    forest-path | Path through the forest | a path through a forest | forest, path, trees, walk, nature
    deer | Deer in the forest | a deer in the forest | deer, forest, animal, wildlife
    red-coat | Girl in a red coat in the woods | a girl in a red coat walking in the forest | girl, forest, red, fairy tale, alone
    fox | Fox at the edge of the woods | a fox in the forest | fox, animal, forest, wildlife
    owl | Owl on a branch | an owl in the forest | owl, bird, night, wisdom, forest
    jungle | Deep in the jungle | a jungle with palms | jungle, rainforest, tropical, plants, nature
    dunes | Sand dunes | desert dunes | desert, dunes, sand, heat, nature
    caravan | Caravan in the desert | three camels in the desert | camel, caravan, desert, trade, journey
    pyramids | Pyramids | pyramids in the desert of egypt | pyramid, egypt, history, desert, ancient
    canyon | Red canyon | a red rock canyon | canyon, rocks, west, desert, nature
    country-road | Country road | a car on a country road | road, car, travel, journey, drive
    night-train | Train through the country | a train through the hills | train, travel, journey, railway
    volcano | Volcano | an erupting volcano | volcano, lava, eruption, danger, nature
    balloons | Balloons above the clouds | hot air balloons above the clouds | balloon, sky, clouds, flight, freedom
    plane | Plane above the clouds | a plane above the clouds | plane, flight, travel, sky, clouds
    eagle | Eagle in the sky | an eagle above the clouds | eagle, bird, sky, freedom, strength
  `,
  growth: `
    hills | Rolling hills | rolling hills with a path | hills, countryside, path, green, nature
    wheat | Field of wheat | a farmer in a wheat field | wheat, field, farmer, harvest, food
    meadow | Flower meadow | a meadow with flowers | meadow, flowers, field, summer, nature
    horse | Horse in a meadow | a horse in a meadow | horse, animal, field, farm, freedom
    garden | Garden in bloom | a garden with blossom trees | garden, flowers, trees, park, growth
    windmill | Windmill in the fields | a windmill in a field | windmill, field, wind, energy, country
    lonely-tree | Lonely tree | a lonely oak tree in a field | tree, field, solitude, nature, growth
    kite | Child with a kite | a child flying a kite on a hill | child, kite, play, childhood, joy
    family | Family outing | a family in the park | family, park, children, parents, together
  `,
  town: `
    village | Village in the hills | a village in the hills | village, houses, community, home, country
    castle | Castle on the hill | a castle on the hills | castle, history, medieval, king, legend
    skyline | City skyline | the skyline of a big city | city, skyline, buildings, business, urban
    rooftop | Above the rooftops | a woman on a roof above the city | city, woman, rooftop, dreams, thinking
    street | City street | a man walking in a city street | street, city, man, walk, urban
    umbrella | Under the umbrella | a woman with an umbrella in the street | umbrella, rain, street, woman, city
  `,
  cold: `
    snow-cabin | Cabin in the snow | a cabin in a snowy field | cabin, snow, winter, home, warmth
    wolf | Wolf in the snow | a wolf in the snow | wolf, animal, snow, winter, wild
    penguins | Penguins on the ice | three penguins on arctic ice | penguin, animal, ice, climate, winter
    snow-peaks | Snowbound mountains | snow covered mountains | mountains, snow, winter, cold, nature
  `,
  timeless: `
    cave | Inside the cave | an explorer in a crystal cave | cave, explorer, discovery, adventure, crystal
    reef | Coral reef | an underwater coral reef with fish | reef, coral, fish, underwater, ocean
    whale | Whale in the deep | a whale underwater | whale, ocean, underwater, animal, deep
    turtle | Sea turtle | a turtle underwater | turtle, ocean, underwater, animal
    jellyfish | Jellyfish in the dark | three jellyfish underwater | jellyfish, ocean, underwater, glow
    astronaut | Astronaut in space | an astronaut in space | astronaut, space, planet, science, future
    planets | Planets and stars | a galaxy with planets | space, planets, stars, galaxy, universe
    mars | First steps on Mars | an astronaut on mars | mars, astronaut, planet, exploration, future
    rocket | Rocket on its way | a rocket in space | rocket, space, launch, startup, future
    concert | On stage | a singer on stage before a crowd | stage, concert, music, singer, crowd
    waves-of-colour | Waves of colour | abstract flowing shapes | abstract, pattern, background, colour, texture
    threads | Woven light | abstract energy threads | abstract, pattern, background, energy, lines
  `,
  indoors: `
    writer | Writer at the desk | a writer writing at his desk | writer, desk, room, book, work
    library | In the library | a student reading in the library | library, books, student, knowledge, study
    office | Modern office | a woman working in an office with a laptop | office, work, laptop, business, computer
    kitchen | Cook in the kitchen | a cook in the kitchen | kitchen, cook, food, home, recipe
    cafe | Corner café | a woman in a cafe with coffee | cafe, coffee, woman, break, city
    lab | In the laboratory | a scientist in the laboratory | science, laboratory, research, medicine
    classroom | Classroom | a teacher in the classroom | school, teacher, learning, education
    workshop | Craftsman at work | a watchmaker in his workshop | workshop, craft, tools, work, hands
    cat-room | Cat at home | a cat in the living room | cat, animal, home, room, pet
    portrait-woman | Portrait of a woman | portrait of a woman with long hair | portrait, woman, face, thinking
    portrait-sailor | Portrait of a sailor | portrait of an old sailor with a beard | portrait, man, sailor, face, age
  `,
  studio: `
    coffee | Cup of coffee | a cup of coffee, still life | coffee, cup, drink, morning, break
    bread | Fresh bread | bread on a table, still life | bread, food, bakery, baking
    books | Stack of books | a stack of books, still life | books, knowledge, reading, learning
    perfume | Perfume bottle | a perfume bottle, product shot | perfume, product, bottle, beauty, shop
    sneaker | Running shoe | a red sneaker, product shot | shoe, sneaker, product, sport, shop
    watch | Wristwatch | a watch, product shot | watch, time, product, shop
    lightbulb | Bright idea | a light bulb, still life | idea, light bulb, innovation, creativity
    old-map | Old sea map | an old treasure map, still life | map, treasure, history, exploration
    hourglass | Hourglass | an hourglass, still life | time, hourglass, patience, deadline
    apple | Red apple | a red apple, still life | apple, fruit, food, health
    brain | The mind | a brain, still life | brain, mind, psychology, science, thinking
  `,
}

export const MOTIFS: readonly Motif[] = Object.entries(TABLES).flatMap(([group, table]) =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line): Motif => {
      const [key = '', title = '', prompt = '', tags = ''] = line.split('|').map((part) => part.trim())
      return {
        key,
        title,
        prompt: prompt || title.toLowerCase(),
        tags: tags.split(',').map((tag) => tag.trim()),
        settings: SETTINGS_OF[group as keyof typeof SETTINGS_OF],
      }
    }),
)
