import { describe, expect, it } from 'vitest'
import { createRandom } from '../../random.ts'
import { slotsOf } from '../grammar/expand.ts'
import { wordsOfPrompt } from '../grammar/words-of-prompt.ts'
import { readPrompt } from '../prompt/read-prompt.ts'
import { chooseFrame } from './choose-frame.ts'
import type { FrameId } from './frame.ts'
import { FRAMES } from './frames.ts'
import { PLOTS } from './plots.ts'

const plots = PLOTS.map((plot, at) => [`plot ${at}`, plot] as const)
const passages = [...Object.entries(FRAMES), ...plots].flatMap(([frame, { passages }]) =>
  Object.entries(passages).flatMap(([beat, texts]) => texts.map((text) => ({ frame, beat, text }))),
)

/** Slots whose words come from the prompt itself, so that no other prompt has them. */
const OWN = /\{(?:first|sub|act|habit|acting|topic|aspect|obj|goal)\}/iu

function frameOf(prompt: string): FrameId | undefined {
  return chooseFrame(readPrompt(prompt, createRandom(prompt)))
}

describe('the passages', () => {
  it('there are many passages, no two alike', () => {
    expect(passages.length).toBeGreaterThan(200)
    expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length)
  })

  it('every sentence of a passage contains words of the prompt, so that two prompts never share one', () => {
    const shareable = passages.filter(
      ({ text }) => !text.startsWith('@place') && text.split(/(?<=[.!?])\s+/u).some((sentence) => !OWN.test(sentence)),
    )
    expect(shareable).toEqual([])
  })

  it('the passages use only existing slots, and end with punctuation', () => {
    const everything = 'A girl named Ida and a fox who find a map in Rome, and a key'
    const random = createRandom('slots')
    const prompt = {
      ...readPrompt(everything, random),
      aspects: ['rain', 'snow'],
      place: { at: 'in Rome', there: 'in Rome', the: 'Rome', name: true },
      objects: ['the map'],
    }
    const words = wordsOfPrompt(prompt, random, true, { daytime: 'night', season: 'winter' })
    for (const { text } of passages) {
      for (const slot of slotsOf(text))
        if (!['act', 'habit', 'acting'].includes(slot))
          expect(words.slot(slot, false), `${slot} in: ${text}`).toBeDefined()
      expect(text, text).toMatch(/[.!?]$/u)
      expect(text, text).not.toMatch(/\s{2}|@(?!person |place |near |scene )/u)
    }
  })

  it('all passages are reachable: every beat of an order is in the sequence and has passages or another source', () => {
    for (const { passages, order, sequence } of Object.values(FRAMES)) {
      for (const beat of order.flat()) {
        if (beat === 'statement') continue
        expect(passages[beat]?.length, beat).toBeGreaterThan(2)
        expect(sequence, beat).toContain(beat)
      }
      for (const beat of sequence) expect(order.flat()).toContain(beat)
    }
  })
})

describe('chooseFrame', () => {
  it.each<[FrameId | undefined, string[]]>([
    [
      'tale',
      [
        'A lighthouse keeper finds a letter in a bottle',
        'Write a short story about a girl who befriends a fox',
        'The last dragon of Wales',
        'Mira, a young baker, wants to open a shop',
        'a small star that wants to shine',
        'She wakes up on a train with no memory',
      ],
    ],
    [
      'portrait',
      [
        'A quiet morning in the fish market',
        "My grandmother's kitchen",
        'Sunset, beach, calm waves, a couple walking',
        'Autumn in the forest',
        'Write a story about the sea',
      ],
    ],
    [
      undefined,
      [
        'How bread rises',
        'Why do cats purr?',
        'Explain how black holes form',
        'photosynthesis',
        'How to make sourdough at home',
        'Tips for better sleep',
        'The history of the bicycle',
        'Who invented the printing press?',
        'The moon landing',
        'Introducing AquaPure, a self-cleaning water bottle',
        'Create a 30 second ad for a new coffee brand called Dawn Roast',
        'Three days in Lisbon',
        'Street food in Bangkok',
        'Why we should all walk more',
        'Electric cars vs petrol cars',
        'Never give up',
        'Make a motivational video about starting over',
        'My company',
      ],
    ],
  ])('chooseFrame answers %s', (frame, prompts) => {
    for (const prompt of prompts) expect(frameOf(prompt), prompt).toBe(frame)
  })
})
