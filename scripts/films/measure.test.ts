import { expect, it } from 'vitest'
import { showsSubject } from './measure.mjs'

it.each([
  ['The sourdough rests.', 'medium shot: a loaf of bread on a table', true],
  ['The bridge is closed.', 'wide shot: a cat on a sofa', false],
  ['The bridge is closed.', 'wide shot: xyzzy', false],
  ['That changed it all.', 'close-up: That changed it all, guitar', true],
  ['That changed it all.', 'close-up: That changed it all', false],
])('“%s” beside an image of “%s” shows its subject: %s', (text, prompt, isShown) => {
  expect(showsSubject(text, prompt)).toBe(isShown)
})

it('what the video is about is the subject of each of its scenes', () => {
  expect(showsSubject('The wind turns.', 'close-up: a fox', 'a girl who befriends a fox')).toBe(true)
  expect(showsSubject('The wind turns.', 'close-up: a table', 'a girl who befriends a fox')).toBe(false)
})
