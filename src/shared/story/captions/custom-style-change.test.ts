import { expect, it } from 'vitest'
import { withoutEmpty } from './custom-style-change.ts'

it('a custom caption style keeps what was chosen, also what is off, and leaves out what was given back', () => {
  expect(withoutEmpty({ color: '#ffffff', background_color: null, has_highlight: false })).toEqual({
    color: '#ffffff',
    has_highlight: false,
  })
})

it('a custom caption style is nothing when all was given back', () => {
  expect(withoutEmpty({ color: null, font_weight: undefined })).toBeNull()
})
