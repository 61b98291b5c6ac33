import { expect, it } from 'vitest'
import { portraitPrompt } from './portrait-prompt.ts'

it('a portrait is drawn after the description, or by the name alone where there is none', () => {
  expect(portraitPrompt({ callName: 'Ada', description: ' a tall woman in red. ' })).toBe(
    'A portrait of Ada, close up: a tall woman in red',
  )
  expect(portraitPrompt({ callName: 'Ada', description: ' . ' })).toBe('A portrait of Ada')
})
