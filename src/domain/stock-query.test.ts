import { expect, test } from 'vitest'
import { stockQuery } from './stock-query.ts'

const ofText = (text: string) => stockQuery({ last_used_image_prompt: null, text })

test('short words and stop words are not searched, whatever the alphabet', () => {
  expect(ofText('Up on the cliff stands a lighthouse, and it blinks slowly.')).toBe('cliff stands lighthouse blinks')
  expect(ofText('Дом у моря')).toBe('Дом моря')
})

test('the image prompt takes precedence over the spoken words', () => {
  const text = 'On the morning that matters, everything is quiet.'
  const last_used_image_prompt = 'Wide shot of a fox, forest, in the snow, early morning light'
  expect(stockQuery({ last_used_image_prompt, text })).toBe('fox forest snow morning')
  expect(ofText(text)).toBe('morning matters quiet')
})
