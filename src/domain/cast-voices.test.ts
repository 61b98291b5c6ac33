import { expect, it } from 'vitest'
import { VOICES } from '#engines/draft/voice/voices.ts'
import { castVoices, nearestVoices } from './cast-voices.ts'
import { traitsIn, traitsOfNamed } from './person-words.ts'

it.each([
  ['a child', 'child', null],
  ['A small boy with freckles', 'child', 'male'],
  ['girl, age 7', 'child', 'female'],
  ['8 years old', 'child', null],
  ['a seven-year-old', 'child', null],
  ['ein Mädchen', 'child', 'female'],
  ['ein frecher Junge', 'child', 'male'],
  ['achtjährig', 'child', null],
  ['8 Jahre alt', 'child', null],
  ['un petit garçon', 'child', 'male'],
  ['âgée de 7 ans', 'child', null],
  ['una niña de siete años', 'child', 'female'],
  ['赤い帽子の女の子', 'child', 'female'],
  ['8歳の少年', 'child', 'male'],
  ['طفل صغير', 'child', null],
  ['بنت عمرها ٧ سنوات', 'child', 'female'],
  ['eine junge Frau', 'young', 'female'],
  ['A young man', 'young', 'male'],
  ['16 years old', 'young', null],
  ['a woman with a child', 'adult', 'female'],
  ['in her forties', 'adult', null],
  ['An old lighthouse keeper', 'old', null],
  ['eine alte Frau', 'old', 'female'],
  ['72-year-old', 'old', null],
  ['おばあさん', 'old', 'female'],
  ['رجل عجوز', 'old', 'male'],
  ['un homme âgé', 'old', 'male'],
  ['JUNGE FRAU', 'young', 'female'],
  ['Ein Kind', 'child', null],
  ['a kind man', 'adult', 'male'],
  ['the girl’s mother', 'adult', 'female'],
  ['A red hat', null, null],
])('%s: the age is %s, the gender %s', (words, age, gender) => expect(traitsIn(words)).toEqual({ age, gender }))

it.each([
  ['TIMMY', 'TIMMY (8) runs to his grandma.', 'child'],
  ['LUCY', 'Rain. LUCY, a girl of seven, and JOSEF, 81, wait.', 'child'],
  ['JOSEF', 'Rain. LUCY, a girl of seven, and JOSEF, 81, wait.', 'old'],
  ['TOM', 'The boy TOM laughs.', 'child'],
  ['MARA', 'MARA, looking at the old man, sits down.', null],
  ['ANNA', 'ANNA ist ein Kind.', 'child'],
  ['OLD MAN', 'It rains.', 'old'],
  ['ハナ', '女の子ハナは走る。', 'child'],
])('a story introduces %s in %j as %s', (name, action, age) => expect(traitsOfNamed(name, [action]).age).toBe(age))

const english = VOICES.filter(({ language }) => language === 'en-US')
const others = english.filter(({ id }) => id !== 'clara')
const unknown = { age: null, gender: null }
const child = { age: 'child', gender: null } as const

it('a child is spoken by the voice that sounds youngest, also where another is named first', () => {
  expect(castVoices(others, [unknown, child], [])).toEqual(['martha', 'poppy'])
  expect(castVoices(others, [child, unknown, child], [])).toEqual(['poppy', 'martha', 'poppy'])
})

it('a child is not spoken by the oldest voice where no young one is left', () => {
  const grown = others.filter(({ id }) => id !== 'poppy')
  expect(castVoices(grown, [child], [])).not.toContain('martha')
})

it('grown people get a voice of their gender and age, each another one while there are enough', () => {
  const oldWoman = { age: 'old', gender: 'female' } as const
  const man = { age: 'adult', gender: 'male' } as const
  expect(castVoices(english, [unknown, oldWoman, man, man], ['clara'])).toEqual(['poppy', 'martha', 'ralph', 'bruno'])
  expect(castVoices([], [unknown], [])).toEqual([null])
})

it('the voice nearest to another is of its gender, then of its age', () => {
  const near = (gender: 'female' | 'male', description: string) =>
    nearestVoices(english, { gender, description }).map(({ id }) => id)
  expect(near('female', 'A little girl').slice(0, 3)).toEqual(['poppy', 'clara', 'martha'])
  expect(near('female', 'An old lady for tales').slice(0, 3)).toEqual(['martha', 'clara', 'poppy'])
  expect(near('male', '')[0]).toBe('ralph')
})
