import type { Follows, IllustrationRequest } from '#engines/ports.ts'

/** What a model is shown beside its words. */
export interface References {
  /** Portraits first, then the picture whose style is followed. */
  pictures: Uint8Array[]
  /** What each of them is there for, to be said after the prompt; empty where there is none. */
  words: string
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The pictures of a request as a model takes them that is shown pictures in a row, and told in words what they are. */
export function referencesOf({ people = [], style }: IllustrationRequest, follows: Follows): References {
  const shown = people.slice(0, Math.min(follows.portraits, PLACES.length - 1))
  const followed = follows.style ? style : undefined
  const who = shown.map(({ name }, at) => `the ${PLACES[at]} picture shows ${name}`)
  const lines = [
    ...(who.length > 0
      ? [
          `Of the pictures given, ${who.join(', ')}. Draw these people so that everybody recognises them: the same face, hair, age and build. Take over nothing else of these pictures.`,
        ]
      : []),
    ...(followed
      ? [
          `The ${PLACES[shown.length]} picture is given for its style alone: follow its colours, light and technique ${degreeOf(followed.strength)}, and show nothing of what it shows.`,
        ]
      : []),
  ]
  return {
    pictures: [...shown.map(({ picture }) => picture), ...(followed ? [followed.picture] : [])],
    words: lines.join('\n\n'),
  }
}

/** A strength from 0 to 1, for models that only read. */
function degreeOf(strength: number): string {
  if (strength < 0.34) return 'slightly'
  return strength < 0.67 ? 'clearly' : 'closely'
}
