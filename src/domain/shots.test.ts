import { expect, it } from 'vitest'
import { filmWords, readShot, shotMotion, shotProblems, shotPrompt, shotsOf, variedShots } from './shots.ts'

const BOAT = { ...readShot('wide shot of a boat, at night'), action: 'it leaves the harbour.' }

it.each([
  ['wide shot of a boat, at night', 'WIDE', 'a boat, at night'],
  ['Close-up: a boat leaves', 'CLOSE_UP', 'a boat leaves'],
  ['extreme close-up of a rope', 'DETAIL', 'a rope'],
  ['A boat leaves', 'MEDIUM', 'A boat leaves'],
  ['wide shotgun wedding', 'MEDIUM', 'wide shotgun wedding'],
  ['', 'MEDIUM', ''],
])('reads the size and the subject of the prompt %j', (prompt, size, subject) => {
  expect(readShot(prompt)).toMatchObject({ size, subject, angle: 'EYE_LEVEL', is_locked: false })
})

it('composes a prompt without doubled stops or empty parts, which reads as the same shot', () => {
  expect(shotPrompt(BOAT)).toBe('wide shot: a boat, at night, it leaves the harbour')
  const low = { ...BOAT, subject: 'Tobias.', angle: 'LOW', screen_direction: 'LEFT', action: '' } as const
  expect(shotPrompt(low)).toBe('wide shot from a low angle: Tobias, facing left')
  expect(readShot(shotPrompt({ ...BOAT, action: '' }))).toEqual({ ...BOAT, action: '' })
})

it('gives a scene’s shots another size each, and no two of a row the same one', () => {
  const shots = shotsOf({ ...BOAT, is_locked: true, continues: true }, 4)
  expect(shots.map(({ size }) => size)).toEqual(['WIDE', 'CLOSE_UP', 'MEDIUM', 'WIDE'])
  expect(new Set(shots.map(({ subject }) => subject))).toEqual(new Set(['a boat, at night']))
  expect(shots.slice(1).every(({ is_locked, continues, action }) => !is_locked && !continues && action === '')).toBe(
    true,
  )
})

it('says what a clip does and ends with, and what all images have in common', () => {
  expect(shotMotion({ ...BOAT, end_state: 'an empty harbour' }, 'PAN_LEFT')).toBe(
    'it leaves the harbour, camera pans left, ends with an empty harbour',
  )
  expect(shotMotion({ ...BOAT, action: '' }, 'NONE')).toBe('static camera')
  const style = { palette: 'teal and amber', light: 'low sun.', lens: '', medium: 'gouache', tone: 'dry', audience: '' }
  expect([filmWords(style), filmWords(null)]).toEqual(['gouache, teal and amber, low sun', ''])
})

it('people who speak one after the other face each other; the narrator and a person who goes on may face as they like', () => {
  const line = (screen_direction: 'LEFT' | 'RIGHT' | 'NONE', at: number) => [
    { ...BOAT, subject: `person ${at}`, size: at % 2 ? 'WIDE' : 'MEDIUM', screen_direction } as const,
  ]
  const scenes = (['LEFT', 'LEFT', 'LEFT', 'LEFT', 'NONE', 'LEFT', 'LEFT'] as const).map(line)
  const speakers = ['Ida', 'Tom', 'Ida', 'ida ', 'Tom', '', 'Ida']
  const same = (at: number) =>
    `scene ${at} is spoken by another person than scene ${at - 1}, and must face the other way`
  expect(shotProblems(scenes, speakers)).toEqual([same(2), same(3)])
  expect(shotProblems(scenes)).toEqual([])
  const faced = variedShots(scenes, speakers)
  expect(faced.map(([shot]) => shot?.screen_direction)).toEqual([
    ...['LEFT', 'RIGHT', 'LEFT', 'LEFT', 'NONE', 'LEFT', 'LEFT'],
  ])
  expect(shotProblems(faced, speakers)).toEqual([])
})

it('names what repeats a composition, turns around or has one size only, and varies what repeats', () => {
  const left = { ...BOAT, screen_direction: 'LEFT' } as const
  const right = { ...BOAT, size: 'CLOSE_UP', screen_direction: 'RIGHT' } as const
  expect(shotProblems([[left, right], [{ ...right, subject: 'A BOAT, at night ' }]])).toEqual([
    'the screen direction changes within scene 1',
    'scene 2, shot 1 repeats the composition of the shot before',
  ])
  expect(shotProblems([[BOAT, { ...BOAT, continues: true }], [right]])).toEqual([])
  const others = ['a gull', 'a rope', 'a wave', 'a lamp'].map((subject) => [{ ...BOAT, subject }])
  expect(shotProblems(others)).toEqual(['all shots have the same size'])
  const varied = variedShots([[BOAT, BOAT], [BOAT]])
  expect(varied.map((shots) => shots.map(({ size }) => size))).toEqual([['WIDE', 'CLOSE_UP'], ['WIDE']])
  expect(shotProblems(varied)).toEqual([])
})
