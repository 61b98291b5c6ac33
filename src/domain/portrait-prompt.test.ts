import { expect, it } from 'vitest'
import { portraitPrompt } from './portrait-prompt.ts'

it('the prompt of a portrait is the description, or the name without one', () => {
  expect(portraitPrompt({ callName: 'Ada', description: ' a tall woman in red. ' })).toBe(
    'A portrait of Ada, close up: a tall woman in red',
  )
  expect(portraitPrompt({ callName: 'Ada', description: ' . ' })).toBe('A portrait of Ada')
})
