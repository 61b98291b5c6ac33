import { expect, it } from 'vitest'
import { createDetokenizer, likeliest, ruleOut, type WhisperConfig } from './tokens.ts'

const config: WhisperConfig = {
  ...{ decoder_start_token_id: 5, eos_token_id: 4, no_timestamps_token_id: 7 },
  ...{ lang_to_id: {}, task_to_id: { transcribe: 6 }, suppress_tokens: [3], begin_suppress_tokens: [2] },
  max_initial_timestamp_index: 2,
}
/** Tokens 0 to 3 are words, 4 ends, 5 to 7 steer, times of 0.02 s are from 8. */
const COUNT = 14
const allowed = (made: number[], likely: number[] = []) => {
  const logits = new Float32Array(COUNT)
  for (const token of likely) logits[token] = 10
  ruleOut(logits, made, config)
  return Array.from(logits.keys()).filter((token) => logits[token] !== -Infinity)
}

it.each([
  ['the first token is a time near the beginning', [], [8, 9, 10]],
  ['after the first time come words or the end', [8], [0, 1, 2, 4]],
  ['after a word come words, the end, or a later time', [8, 0], [0, 1, 2, 4, 9, 10, 11, 12, 13]],
  ['after the time that ends a piece comes one that is not earlier, or the end', [8, 0, 10], [4, 10, 11, 12, 13]],
  ['after two times come words or the end', [8, 0, 10, 11], [0, 1, 2, 4]],
])('%s', (_, made, tokens) => {
  expect(allowed(made, [0, 4])).toEqual(tokens)
})

it('a time is next where all times together are likelier than any word', () => {
  expect(allowed([8, 0], [9, 10, 11])).toEqual([9, 10, 11, 12, 13])
})

it('finds the likeliest token and how likely it is', () => {
  const { token, logProbability } = likeliest(Float32Array.of(0, Math.log(3), -Infinity))
  expect(token).toBe(1)
  expect(Math.exp(logProbability)).toBeCloseTo(0.75)
})

it('puts letters together whose bytes are in different tokens', () => {
  const toText = createDetokenizer({ Ġna: 0, Ã: 1, '¯': 2, ve: 3, 'ä½łå¥½': 4 })
  expect(toText([0, 1, 2, 3])).toBe(' naïve')
  expect(toText([4])).toBe('你好')
})
