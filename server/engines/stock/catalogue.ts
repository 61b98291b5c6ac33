/** What the stock library shows: every motif in several lights. `picture` is the illustrator's prompt, `tags` what people search. */
export interface Motif {
  title: string
  picture: string
  tags: readonly string[]
}

const motif = (title: string, picture: string, tags: string): Motif => ({ title, picture, tags: tags.split(' ') })

export const MOTIFS: readonly Motif[] = [
  motif('Lighthouse on a cliff', 'a lighthouse on a cliff above the sea', 'lighthouse sea coast cliff beam ocean'),
  motif('Sailing boat', 'a sailing boat on the open sea', 'boat sail sea ocean water journey'),
  motif('Fishing harbour', 'a fishing harbour with boats and houses', 'harbour boats village fishing coast town'),
  motif('Sandy beach', 'a wide sandy beach with gentle waves', 'beach sand waves summer holiday sea'),
  motif('Whale', 'a whale in the ocean', 'whale ocean animal nature underwater'),
  motif('Coral reef', 'a coral reef under water with fish', 'underwater reef fish coral ocean nature'),
  motif('Mountain ridges', 'mountain ridges in layers', 'mountains hills ridges landscape hiking nature'),
  motif('Snowy summit', 'a snowy mountain summit', 'mountain snow summit winter peak climb'),
  motif('Pine forest', 'a forest of tall pine trees', 'forest trees pine wood nature'),
  motif('Lone tree', 'a single tree in a field', 'tree field meadow nature alone'),
  motif('River valley', 'a river winding through a green valley', 'river valley water landscape nature'),
  motif('Waterfall', 'a waterfall between rocks in the forest', 'waterfall rocks forest water nature'),
  motif('Desert dunes', 'desert dunes with soft shadows', 'desert dunes sand dry travel'),
  motif('Caravan', 'camels crossing the desert', 'camels caravan desert travel animals'),
  motif('City skyline', 'a city skyline with lit towers', 'city skyline towers buildings urban business'),
  motif('City street', 'a city street with people walking', 'city street people urban walking town'),
  motif('Bridge', 'a bridge over a river in the city', 'bridge river city architecture travel'),
  motif('Village square', 'a village square with houses and a church', 'village houses church town square'),
  motif('Cabin', 'a small wooden cabin with a lit window', 'cabin house wood home cosy'),
  motif('Farmhouse', 'a farmhouse between fields', 'farm house fields country agriculture'),
  motif('Wheat field', 'a golden field of wheat', 'wheat field grain harvest farm bread'),
  motif('Garden', 'a garden full of flowers', 'garden flowers plants spring'),
  motif('Country road', 'a country road leading to the horizon', 'road travel horizon drive journey'),
  motif('Night train', 'a train crossing the landscape', 'train railway travel journey'),
  motif('Car on the road', 'a car on an empty road', 'car road drive travel'),
  motif('Hot-air balloons', 'hot air balloons in the sky', 'balloon sky flight adventure air'),
  motif('Rocket launch', 'a rocket rising into space', 'rocket space launch science technology'),
  motif('Planet and moons', 'a planet with moons in space', 'planet space moon stars science astronomy'),
  motif('Sunrise over the earth', 'sunrise over the earth seen from orbit', 'earth space orbit sunrise planet'),
  motif('Reader', 'a person reading a book by a lamp', 'person reading book lamp home evening'),
  motif('Two friends', 'two people talking on a bench', 'people friends talking bench couple'),
  motif('Crowd', 'a crowd of people looking up', 'crowd people audience event concert'),
  motif('Child with kite', 'a child running with a kite', 'child kite play family field'),
  motif('Runner', 'a person running along the shore', 'runner running sport fitness person beach'),
  motif('Hiker', 'a hiker on a mountain path', 'hiker hiking mountain person travel adventure'),
  motif('At the desk', 'a person at a desk with a laptop', 'desk laptop work office person business'),
  motif('Kitchen', 'a kitchen with bread on the table', 'kitchen bread food cooking home'),
  motif('Cup of coffee', 'a cup of coffee on a table', 'coffee cup drink breakfast product'),
  motif('Bottle', 'a glass bottle on a plain background', 'bottle glass product drink perfume'),
  motif('Wristwatch', 'a wristwatch on a plain background', 'watch time product luxury clock'),
  motif('Running shoe', 'a running shoe on a plain background', 'shoe sport product fashion running'),
  motif('Phone', 'a phone on a desk', 'phone mobile technology product screen'),
  motif('Books', 'a stack of old books', 'books reading library study school'),
  motif('Cat at the window', 'a cat sitting at a window', 'cat animal pet window home'),
  motif('Dog in the park', 'a dog in a park', 'dog animal pet park nature'),
  motif('Horses', 'horses on a meadow', 'horse horses animal meadow nature'),
  motif('Birds in flight', 'birds flying over the lake', 'birds flight lake animal nature sky'),
  motif('Northern lights', 'northern lights over a frozen lake', 'aurora lights sky winter lake stars'),
  motif('Flowing colours', 'abstract flowing colours', 'abstract colour flow background shapes'),
  motif('Soft spheres', 'abstract soft spheres of light', 'abstract spheres light background minimal'),
]

/** The light a motif is shown in. */
export const LIGHTS = [
  { name: 'at dawn', tags: ['dawn', 'morning', 'sunrise'] },
  { name: 'by day', tags: ['day', 'daylight', 'bright'] },
  { name: 'at dusk', tags: ['dusk', 'evening', 'sunset'] },
  { name: 'at night', tags: ['night', 'dark', 'stars'] },
  { name: 'in fog', tags: ['fog', 'mist', 'quiet'] },
  { name: 'in snow', tags: ['snow', 'winter', 'cold'] },
] as const
