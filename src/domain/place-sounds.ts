/** The sound of a place, by the words of a shot that name it: only words that hardly mean anything else. */
const SOUNDS: readonly (readonly [effectId: string, words: RegExp])[] = [
  whole('rain', 'rain(?:s|ed|ing|y|drops?|storm)?(?! (?:jacket|coat|boot|check)s?)|drizzle|downpour|thunderstorm'),
  whole('wind', 'blizzard|snowstorm|sandstorm|gale|windy|howling wind|wind (?:blows|howls|rises)'),
  whole('fire', 'campfire|bonfire|fireplace|log fire|open fire|hearth'),
  whole('sea-waves', '(?:seas?|oceans?|coast|surf)(?! of)|beach(?:es)?|seaside|seashore|shoreline|lighthouse'),
  whole('forest-birds', 'forests?|woods|woodlands?|jungle|orchards?|meadows?|birdsong'),
  whole('forest-birds', '(?:in|through|at) (?:a|the) (?:park|garden)'),
  whole('crowd-murmur', 'caf[eé]s?|coffee shops?|restaurants?|pubs?|street market|farmers’? market|crowds?|festival'),
  whole('city-hum', 'city streets?|busy streets?|traffic|rush hour|downtown|crossroads'),
]

function whole(effectId: string, words: string) {
  return [effectId, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')] as const
}

/** The id of the built-in sound effect that goes with the words of a shot; '' where they name no place with a sound. */
export const soundOfPlace = (words: string): string => SOUNDS.find(([, named]) => named.test(words))?.[0] ?? ''
