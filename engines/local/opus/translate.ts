import { EngineError } from '#engines/ports.ts'
import { decode } from '../decode.ts'
import type { Runtime, Session } from '../onnx-runtime.ts'

/** What the model's files say of its tokens. */
export interface OpusConfig {
  decoder_start_token_id: number
  eos_token_id: number
  /** What it must never say. */
  bad_words_ids?: readonly (readonly number[])[] | null
}

export interface OpusParts {
  runtime: Runtime
  encoder: Session
  decoder: Session
  config: OpusConfig
  tokenizer: {
    encode(text: string): { ids: number[] }
    decode(tokens: number[], options: { skip_special_tokens: boolean }): string
  }
}

/** Tokens of one sentence that the model was made for. */
const MOST_TOKENS = 512

export interface OpusRequest {
  texts: readonly string[]
  /** ISO 639, for the end of sentences. */
  from: string
}

/** @returns translates each text, sentence by sentence as the model learned it */
export function createOpus(parts: OpusParts): (request: OpusRequest) => Promise<string[]> {
  return async ({ texts, from }) => {
    const sentences = new Intl.Segmenter(from, { granularity: 'sentence' })
    const translated: string[] = []
    for (const text of texts) {
      const made: string[] = []
      for (const { segment } of sentences.segment(text)) {
        const sentence = segment.trim()
        if (sentence !== '') made.push(await translate(parts, sentence))
      }
      translated.push(made.join(' '))
    }
    return translated
  }
}

async function translate(
  { runtime, encoder, decoder, config, tokenizer }: OpusParts,
  sentence: string,
): Promise<string> {
  const { eos_token_id: end, bad_words_ids: never } = config
  const { ids } = tokenizer.encode(sentence)
  if (ids.at(-1) !== end) ids.push(end)
  if (ids.length > MOST_TOKENS) throw new EngineError('A sentence is too long for this translator')
  const input = runtime.integers(ids, [1, ids.length])
  const mask = runtime.integers(
    ids.map(() => 1),
    [1, ids.length],
  )
  const { last_hidden_state: state } = await encoder.run({ input_ids: input, attention_mask: mask })
  if (!state) throw new EngineError('The model returned nothing')
  const tokens = await decode({
    ...{ runtime, decoder, encoded: { encoder_hidden_states: state, encoder_attention_mask: mask } },
    ...{ prompt: [config.decoder_start_token_id], mostTokens: Math.min(MOST_TOKENS, 3 * ids.length + 20) },
    next(logits) {
      for (const [token = -1, ...more] of never ?? []) if (more.length === 0) logits[token] = -Infinity
      const token = logits.indexOf(logits.reduce((most, each) => Math.max(most, each), -Infinity))
      return token === end ? null : token
    },
  })
  const text = tokenizer.decode(tokens, { skip_special_tokens: true }).trim()
  if (text === '') throw new EngineError('The translator left out a sentence')
  return text
}
