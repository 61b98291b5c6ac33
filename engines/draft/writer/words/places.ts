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
    country kingdom world sky space galaxy universe sea ocean lake harbour harbor port bay lagoon swamp canyon mountains countryside apartment flat laboratory lab zoo circus prison court market bazaar orchard vineyard greenhouse barn stable snow`,
  ),
  ...places(
    'on',
    'island coast shore beach hill hillside mountain mountaintop farm ranch planet moon mars street road roof rooftop ship boat train plane bridge pier square plain prairie riverbank cliff iceberg glacier coastline stage balcony porch',
  ),
  ...places('at', 'lighthouse station airport university crossroads summit border edge seaside'),
])
