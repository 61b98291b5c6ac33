import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { isPerson } from './infer.ts'
import { parseScene } from './parse-scene.ts'
import { SUBJECT_WORDS } from './words-subjects.ts'

const kinds = (prompt: string): string[] => parseScene(prompt).mentions.map(({ kind }) => kind)

describe('a prompt is read as a scene', () => {
  it.each([
    ['Wide shot, lighthouse on a black basalt cliff at night, sea fog', 'coast', 'night', 'fog', 'lighthouse'],
    ['A fishing boat on the ocean at sunrise', 'sea', 'dawn', undefined, 'boat'],
    ['Three camels crossing the Sahara at noon', 'desert', 'day', undefined, 'camel'],
    ['A girl walking in a snowy forest', 'forest', undefined, 'snow', 'child'],
    ['A man with an umbrella in a rainy city street', 'street', undefined, 'rain', 'person'],
    ['A whale underwater in the deep ocean', 'underwater', undefined, undefined, 'whale'],
    ['An astronaut floating in space above a planet', 'space', undefined, undefined, 'astronaut'],
    ['A writer at his desk in a library', 'room', undefined, undefined, 'person'],
    ['Storm over the harbour', 'harbour', undefined, 'storm', undefined],
    ['a lake under snow-capped mountains', 'lake', undefined, undefined, undefined],
    ['product shot of a perfume bottle', 'studio', undefined, undefined, 'perfume'],
    ['Close-up portrait of an old fisherman', 'portrait', undefined, undefined, 'person'],
  ])('a prompt is read as a scene: %s', (prompt, place, time, weather, kind) => {
    const scene = parseScene(prompt)
    expect(scene.place).toBe(place)
    if (time) expect(scene.time).toBe(time)
    if (weather) expect(scene.weather).toBe(weather)
    if (kind) expect(kinds(prompt)[0]).toBe(kind)
  })

  it.each([
    ['Le phare sur la falaise', 'coast', 'lighthouse'],
    ['Ein Boot auf dem Meer bei Nacht', 'sea', undefined],
    ['Un gato negro en la cocina', 'room', 'cat'],
    ['Un cavallo nel campo', 'field', 'horse'],
    ['Uma baleia no mar', 'sea', 'whale'],
    ['夜の海と船', 'sea', 'ship'],
    ['図書館は5月3日に再開します', 'room', 'books'],
    ['تفتح المكتبة أبوابها', 'room', 'books'],
    ['кошка и дом', 'village', 'cat'],
  ])('a prompt in another language is read as a scene: %s', (prompt, place, kind) => {
    if (kind) expect(kinds(prompt)).toContain(kind)
    if (place !== 'village') expect(parseScene(prompt).place).toBe(place)
  })

  it('a prompt that names no place gets one that suits its things', () => {
    expect(parseScene('Why cats purr').place).toBe('room')
    expect(parseScene('How bread rises').place).toBe('studio')
    expect(parseScene('The first map of the sea').place).toBe('studio')
    expect(parseScene('A hot air balloon').place).toBe('sky')
    expect(parseScene('')).toMatchObject({ place: 'abstract', mentions: [] })
    expect(parseScene('xyzzy qwrt').place).toBe('abstract')
  })

  it('a prompt’s numbers and plurals are counted, and its colours stay with their owners', () => {
    expect(parseScene('Two dogs in a meadow').mentions[0]).toMatchObject({ kind: 'dog', count: 2 })
    expect(parseScene('wolves in the snow').mentions[0]).toMatchObject({ kind: 'wolf', count: 3 })
    expect(parseScene('A red boat on a blue sea').mentions[0]).toMatchObject({ kind: 'boat', colour: [200, 53, 43] })
    expect(parseScene('A girl in a red coat').mentions[0]?.colour).toEqual([200, 53, 43])
    const golden = parseScene('A boat in golden light')
    expect(golden.tint).toEqual([230, 183, 58])
    expect(golden.mentions[0]?.colour).toBeUndefined()
  })

  it('copy space leaves the things of a prompt as they are, and makes a calm wall of a room', () => {
    const [plain, calm] = ['', ', copy space at the top'].map((more) => parseScene(`A teapot in a kitchen${more}`))
    expect(calm).toMatchObject({ copySpace: true, place: 'studio', hash: plain?.hash, mentions: plain?.mentions })
    expect(plain).toMatchObject({ copySpace: false, place: 'room' })
  })

  it('leaves negated things out of the scene', () => {
    expect(kinds('A forest without a house')).not.toContain('house')
    expect(parseScene('A beach, no rain').weather).not.toBe('rain')
    // It is spoken of.
    expect(kinds('Third: no coffee after lunch')).toContain('cup')
  })

  it('a figure that grew or fell is a chart that does so, also in a close-up', () => {
    expect(kinds('close-up: Churn fell from 5% to 3%')[0]).toBe('chart-decreasing')
    expect(kinds('wide shot: Revenue grew 18% to 2.4 million euros')[0]).toBe('chart-increasing')
    expect(kinds('He grew up in Leeds')).not.toContain('chart-increasing')
  })

  it('what names nothing to see shows those who dance, and where one is in its season', () => {
    expect(kinds('how you taught us all to dance')).toEqual(['couple'])
    expect(parseScene('the summers in Puglia').place).toBe('beach')
    expect(kinds('Every pot is thrown by hand, a plant shop in Leeds')).toContain('potted-plant')
    expect(kinds('a pot of soup')).not.toContain('potted-plant')
  })

  it('a prompt that does not mention night never becomes a night scene, so that the word can darken', () => {
    for (let i = 0; i < 200; i++) expect(parseScene(`a valley number ${i} of ${i * 7} hills`).time).not.toBe('night')
  })

  it('a scene keeps its composition when only the hour in its prompt changes', () => {
    const day = parseScene('A lighthouse on a cliff')
    expect(parseScene('A lighthouse on a cliff at night').hash).toBe(day.hash)
    expect(parseScene('A windmill on a cliff').hash).not.toBe(day.hash)
  })

  it('everything that is understood in a prompt can be drawn', () => {
    const unknown = Object.keys(SUBJECT_WORDS).filter((kind) => !CATALOGUE.has(kind) && !isPerson(kind))
    expect(unknown).toEqual([])
  })
})
