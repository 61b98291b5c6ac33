import { EngineError } from '#engines/ports.ts'
import type { Runtime, Session, Tensor } from './onnx-runtime.ts'

const HEAD_SIZE = 64
/** The same so often in a row is no speech and no text: the model is caught in a loop. */
const MOST_REPEATS = 4

interface Decoding {
  runtime: Runtime
  /** One that keeps what it has computed of earlier tokens: exported with a `use_cache_branch`. */
  decoder: Session
  /** What the encoder made, and what else the decoder takes with each token. */
  encoded: Readonly<Record<string, Tensor>> & { encoder_hidden_states: Tensor }
  prompt: readonly number[]
  mostTokens: number
  /** The next token by what the model says of each; null ends. */
  next(logits: Float32Array, made: readonly number[]): number | null
}

/** The tokens of a model with an encoder and a decoder, one after the other, without those of the prompt. */
export async function decode({ runtime, decoder, encoded, prompt, mostTokens, next }: Decoding): Promise<number[]> {
  const heads = Math.max(1, (encoded.encoder_hidden_states.dims[2] ?? HEAD_SIZE) / HEAD_SIZE)
  const empty = runtime.floats(new Float32Array(), [1, heads, 0, HEAD_SIZE])
  const names = decoder.inputNames.filter((name) => name.startsWith('past_key_values.'))
  const past: Record<string, Tensor> = Object.fromEntries(names.map((name) => [name, empty]))
  const made: number[] = []
  let input = prompt
  while (made.length < mostTokens && !isLoop(made)) {
    const outputs = await decoder.run({
      ...{ ...past, ...encoded, input_ids: runtime.integers(input, [1, input.length]) },
      use_cache_branch: runtime.flag(made.length > 0),
    })
    const token = next(lastLogits(outputs['logits']), made)
    if (token === null) break
    for (const name of names) {
      const present = outputs[name.replace('past_key_values', 'present')]
      // What is computed of the encoder's work comes with the first answer only.
      if (present && (made.length === 0 || !name.includes('.encoder.'))) past[name] = present
    }
    made.push(token)
    input = [token]
  }
  return made
}

function lastLogits(logits: Tensor | undefined): Float32Array {
  const size = logits?.dims.at(-1) ?? 0
  if (!(logits?.data instanceof Float32Array) || size === 0) throw new EngineError('The model returned nothing')
  return logits.data.slice(-size)
}

/** Whether the last tokens are one group again and again. */
export function isLoop(tokens: readonly number[]): boolean {
  for (let size = 2; size * MOST_REPEATS <= tokens.length && size <= 16; size++) {
    const last = tokens.slice(-size).join()
    const isSame = Array.from({ length: MOST_REPEATS }, (_, at) =>
      tokens.slice(tokens.length - size * (at + 1), tokens.length - size * at).join(),
    ).every((each) => each === last)
    if (isSame) return true
  }
  return false
}
