import { expect, it } from 'vitest'
import { captionBlocks } from './lanes.tsx'

const words = (width: number, ...texts: string[]) =>
  texts.map((text, at) => ({ from: at * width, until: (at + 1) * width, text: ` ${text}` }))

it('the caption lane shows every caption by itself where there is room for it', () => {
  expect(captionBlocks(words(80, 'The', 'tide', 'comes'))).toEqual(words(80, 'The', 'tide', 'comes'))
})

it('the caption lane joins neighbouring captions until they are wide enough to be read', () => {
  const blocks = captionBlocks(words(20, 'The', 'tide', 'comes', 'in', 'at', 'dawn', 'and', 'goes'))
  expect(blocks.map(({ text }) => text.trim())).toEqual(['The tide comes in', 'at dawn and goes'])
  expect(blocks.map(({ from, until }) => [from, until])).toEqual([
    [0, 80],
    [80, 160],
  ])
})

it('the caption lane gives the rest at the end of a scene to the caption before it', () => {
  expect(captionBlocks(words(40, 'The', 'tide', 'comes')).map(({ text }) => text.trim())).toEqual(['The tide comes'])
  expect(captionBlocks(words(10, 'The')).map(({ text }) => text.trim())).toEqual(['The'])
  expect(captionBlocks([])).toEqual([])
})
