/** What the model's files say of its tokens. */
export interface WhisperConfig {
  decoder_start_token_id: number
  eos_token_id: number
  no_timestamps_token_id: number
  /** `<|en|>`: 50259. */
  lang_to_id: Readonly<Record<string, number>>
  task_to_id: { transcribe: number }
  suppress_tokens?: readonly number[] | null
  begin_suppress_tokens?: readonly number[] | null
  max_initial_timestamp_index?: number
}

/** Seconds between two tokens of time. */
export const TIME_STEP_S = 0.02
const USUAL_INITIAL = 50

/** Tokens as text: they are bytes, which the vocabulary writes as visible letters. */
export function createDetokenizer(vocabulary: Readonly<Record<string, number>>): (tokens: readonly number[]) => string {
  const written = new Map(Object.entries(vocabulary).map(([text, id]) => [id, text]))
  const byteOf = new Map(visibleBytes())
  return (tokens) => {
    const bytes = tokens.flatMap((token) =>
      Array.from(written.get(token) ?? '').map((letter) => byteOf.get(letter) ?? 32),
    )
    return new TextDecoder().decode(Uint8Array.from(bytes))
  }
}

/** The letter of each byte: itself where it is visible, else one from 256 on. */
function visibleBytes(): [string, number][] {
  const isVisible = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255)
  let hidden = 0
  return Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(isVisible(byte) ? byte : 256 + hidden++), byte])
}

/**
 * Rules out what cannot be the next token: −Infinity in its place. Times stand around each piece of speech and never go back.
 * @param made tokens since the prompt
 */
export function ruleOut(logits: Float32Array, made: readonly number[], config: WhisperConfig): void {
  const { eos_token_id: end, no_timestamps_token_id: noTimes } = config
  const firstTime = noTimes + 1
  const isTime = (token: number | undefined) => token !== undefined && token >= firstTime
  const forbid = (from: number, to: number) => void logits.fill(-Infinity, from, Math.max(from, to))
  for (const token of config.suppress_tokens ?? []) if (token >= 0) logits[token] = -Infinity
  // Everything between the end of speech and the first time steers the model, and is no speech.
  forbid(end + 1, firstTime)
  if (made.length === 0) {
    for (const token of config.begin_suppress_tokens ?? []) logits[token] = -Infinity
    forbid(0, firstTime)
    forbid(firstTime + (config.max_initial_timestamp_index ?? USUAL_INITIAL) + 1, logits.length)
    return
  }
  const [before, last] = [made.at(-2), made.at(-1)]
  const isLastTime = isTime(last)
  if (isLastTime) {
    if (made.length === 1 || isTime(before)) forbid(firstTime, logits.length)
    else forbid(0, end)
  }
  const reached = made.findLast(isTime)
  // A piece that has begun ends later than it began.
  if (reached !== undefined) forbid(firstTime, isLastTime ? reached : reached + 1)
  if (sumOfExp(logits, firstTime, logits.length) > largest(logits, 0, firstTime)) forbid(0, firstTime)
}

/** The logarithm of the summed probabilities, up to a constant. */
function sumOfExp(logits: Float32Array, from: number, to: number): number {
  const most = largest(logits, from, to)
  if (most === -Infinity) return most
  let sum = 0
  for (let at = from; at < to; at++) sum += Math.exp((logits[at] ?? -Infinity) - most)
  return most + Math.log(sum)
}

function largest(logits: Float32Array, from: number, to: number): number {
  let most = -Infinity
  for (let at = from; at < to; at++) most = Math.max(most, logits[at] ?? -Infinity)
  return most
}

/** The likeliest token, and the logarithm of its probability. */
export function likeliest(logits: Float32Array): { token: number; logProbability: number } {
  const most = largest(logits, 0, logits.length)
  return { token: logits.indexOf(most), logProbability: most - sumOfExp(logits, 0, logits.length) }
}
