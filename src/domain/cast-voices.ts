import { AGES, traitsIn, type Traits } from './person-words.ts'

interface CastableVoice {
  id: string
  gender: 'female' | 'male'
  /** Description of its sound: 'Bright and young. For playful stories.' */
  description: string
}

/** How old the speaker of a voice sounds; adult where its description does not say. */
const ageOfVoice = ({ description }: Pick<CastableVoice, 'description'>) =>
  AGES.indexOf(traitsIn(description.replace(/\bfor\b[^.]*/giu, '')).age ?? 'adult')

/** Voices in the order of how near they are to another one: of its gender first, then by the age they sound. */
export function nearestVoices<Voice extends CastableVoice>(
  voices: readonly Voice[],
  wanted: Pick<CastableVoice, 'gender' | 'description'> | null | undefined,
): Voice[] {
  if (!wanted) return [...voices]
  const age = ageOfVoice(wanted)
  const far = voices.map((voice) => ({
    voice,
    distance: (voice.gender === wanted.gender ? 0 : AGES.length) + Math.abs(ageOfVoice(voice) - age),
  }))
  return far.toSorted((one, other) => one.distance - other.distance).map(({ voice }) => voice)
}

interface Candidate {
  id: string
  gender: CastableVoice['gender']
  /** How old it sounds. */
  age: number
  /** How many speak with it. */
  uses: number
}

/**
 * A voice for each of some people: of their gender and nearest to their age where the story says them, and another one for each while there
 * are enough. Children rather share a voice that sounds young than speak like the old. null where there are no voices.
 * @param taken ids of voices that others speak with, as often as they do
 */
export function castVoices(
  voices: readonly CastableVoice[],
  people: readonly Traits[],
  taken: readonly string[],
): (string | null)[] {
  const candidates = voices.map((voice): Candidate => {
    const { id, gender } = voice
    return { id, gender, age: ageOfVoice(voice), uses: taken.filter((each) => each === id).length }
  })
  const cast: (string | null)[] = people.map(() => null)
  const order = [...people.entries()].toSorted(([, one], [, other]) => urgency(other) - urgency(one))
  for (const [at, person] of order) {
    const [first, ...others] = candidates
    if (!first) break
    const voice = others.reduce((best, other) => (isNearer(person, other, best) ? other : best), first)
    voice.uses++
    cast[at] = voice.id
  }
  return cast
}

/** Who can be spoken by fewest voices chooses first. */
const urgency = ({ age, gender }: Traits) =>
  (age === 'child' ? 4 : 0) + (age === null ? 0 : 2) + (gender === null ? 0 : 1)

function isNearer(person: Traits, one: Candidate, other: Candidate): boolean {
  const [costs, others] = [costsOf(person, one), costsOf(person, other)]
  const at = costs.findIndex((cost, index) => cost !== others[index])
  return (costs[at] ?? 0) < (others[at] ?? 0)
}

/** Reasons against a voice, the weightiest first. */
function costsOf({ age, gender }: Traits, voice: Candidate): number[] {
  const distance = age === null ? 0 : Math.abs(voice.age - AGES.indexOf(age))
  const isOther = Number(gender !== null && voice.gender !== gender)
  if (age !== 'child') return [isOther, Math.min(voice.uses, 1), distance, voice.uses]
  // A grown man's voice is farther from any child's than a woman's.
  return [distance, voice.age < AGES.indexOf('adult') ? isOther : Number(voice.gender === 'male'), voice.uses]
}
