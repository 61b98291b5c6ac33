import { expect, it } from 'vitest'
import { plainRuntime, played } from '../testing/plain-runtime.ts'
import { createOpus } from './translate.ts'

const [END, PAD] = [0, 9]
const LETTERS = ' abcdefgh'
const asked: number[][] = []

/** A model that says these tokens of each sentence, in their order; letters are tokens. */
function begin(...answers: number[][]) {
  asked.length = 0
  let [sentence, made] = [-1, 0]
  const encoder = played(['input_ids', 'attention_mask'], ({ input_ids: ids }) => {
    asked.push(Array.from(ids?.data ?? [], Number))
    ;[sentence, made] = [sentence + 1, 0]
    return { last_hidden_state: { data: new Float32Array(64), dims: [1, 1, 64] } }
  })
  const decoder = played(['input_ids', 'use_cache_branch'], () => {
    const logits = new Float32Array(PAD + 1)
    logits[PAD] = 90
    logits[answers[sentence]?.[made++] ?? END] = 50
    return { logits: { data: logits, dims: [1, 1, PAD + 1] } }
  })
  return createOpus({
    ...{ runtime: plainRuntime, encoder, decoder },
    config: { decoder_start_token_id: PAD, eos_token_id: END, bad_words_ids: [[PAD]] },
    tokenizer: {
      encode: (text) => ({ ids: Array.from(text, (letter) => Math.max(1, LETTERS.indexOf(letter))) }),
      decode: (tokens) => tokens.map((token) => LETTERS[token]).join(''),
    },
  })
}

it('translates each sentence by itself, ended as the model learned it, and keeps texts apart', async () => {
  const translate = begin([1, 2], [3], [4, 5])
  expect(await translate({ texts: ['Abc. Def.', '  ', 'Abc'], from: 'en' })).toEqual(['ab c', '', 'de'])
  expect(asked.map((ids) => ids.at(-1))).toEqual([END, END, END])
})

it('ends a sentence in which the model repeats itself', async () => {
  const [text] = await begin(Array.from({ length: 400 }, () => 1))({ texts: ['Abc.'], from: 'en' })
  expect(text?.length).toBeLessThan(20)
})

it.each([
  ['leaves a sentence out', 'Abc.', 'left out a sentence'],
  ['cannot take a sentence as a whole', 'abc '.repeat(200), 'too long'],
])('fails in words where the model %s', async (_, text, problem) => {
  await expect(begin([])({ texts: [text], from: 'en' })).rejects.toThrow(problem)
})
