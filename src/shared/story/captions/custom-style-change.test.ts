import { expect, it } from 'vitest'
import { withoutEmpty } from './custom-style-change.ts'

it('a custom caption style keeps chosen values, also switched-off ones, and omits reset ones', () => {
  expect(withoutEmpty({ color: '#ffffff', background_color: null, has_highlight: false })).toEqual({
    color: '#ffffff',
    has_highlight: false,
  })
})

it('a custom caption style is null when all values were reset', () => {
  expect(withoutEmpty({ color: null, font_weight: undefined })).toBeNull()
})
