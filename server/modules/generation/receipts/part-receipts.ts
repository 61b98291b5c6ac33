import type { MediaRow } from '#server/platform/db/rows.ts'
import type { ReceiptInput, StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { mediaInput } from './inputs.ts'
import { receiptOfMedia } from './present-receipt.ts'

type Inputs = readonly ReceiptInput[]

/** Sources that a sound was cut or merged from; earlier ones are dropped. */
const MAX_SOUNDS = 20
const MAX_FAILURES = 100
const MAX_PROMPT_LENGTH = 400_000

/** A voice-over that is merged into another one. */
export interface Spoken {
  /** null: no speaker. */
  row: MediaRow | null
  /** Whether its scene has words. */
  hasWords: boolean
  /** The engine's input today. */
  now: Inputs
}

/**
 * The receipt of a part of a voice-over: the voice and inputs of the whole; the parts share its cost. A part is up to date
 * where the whole was.
 * @param parts that the whole is split into
 * @param after the engine's input for the part
 */
export function receiptOfPart({ row, now }: Spoken, parts: number, after: Inputs): StoredReceipt | null {
  const whole = row?.receipt
  if (!row || !whole) return null
  const inputs = whole.inputs.map((input) => (isSame(now, input) ? (named(after, input.name) ?? input) : input))
  // The engine's duration is known for the whole alone.
  return { ...whole, inputs: withSounds(inputs, [row]), shared_by: whole.shared_by * parts, work_ms: null }
}

/** The receipt of a merged voice-over, in the order of its parts; null where all of them are older than receipts. */
export function receiptOfWhole(spoken: readonly Spoken[], after: Inputs): StoredReceipt | null {
  const rows = spoken.flatMap(({ row }) => row ?? [])
  const receipts = rows.map(receiptOfMedia)
  const [first] = receipts
  if (!first || rows.every(({ receipt }) => receipt === null)) return null
  const prompts = receipts.flatMap(({ prompt }) => prompt ?? [])
  return {
    ...first,
    work: only(receipts.map(({ work }) => work)) ?? 'VOICE',
    engine: names(receipts.map(({ engine }) => engine)),
    is_draft: receipts.some(({ is_draft: isDraft }) => isDraft),
    model: names(receipts.map(({ model }) => model)),
    prompt: prompts.length > 0 ? prompts.join(' ').slice(0, MAX_PROMPT_LENGTH) : null,
    seed: only(receipts.map(({ seed }) => seed)) ?? null,
    settings: first.settings.filter(({ name, value }) =>
      receipts.every(({ settings }) => settings.some((each) => each.name === name && each.value === value)),
    ),
    inputs: withSounds(joinInputs(spoken, receipts, after), rows),
    licence: names(receipts.map(({ licence }) => licence)),
    author: names(receipts.map(({ author }) => author)),
    work_ms: null,
    failures: receipts.flatMap(({ failures }) => failures).slice(0, MAX_FAILURES),
    made_at:
      receipts
        .map(({ made_at: at }) => at)
        .toSorted()
        .at(-1) ?? first.made_at,
    ...paymentsOf(receipts),
  }
}

/** The merge is up to date where all parts are; otherwise it has the inputs of its first part that is not. */
function joinInputs(spoken: readonly Spoken[], receipts: readonly StoredReceipt[], after: Inputs): Inputs {
  const known = [...new Set(receipts.flatMap(({ inputs }) => inputs.map(({ name }) => name)))]
  return known.flatMap((name) => {
    if (name === 'SOUND') return receipts.flatMap(({ inputs }) => inputs.filter((input) => input.name === name))
    const then = receipts.flatMap(({ inputs }) => named(inputs, name) ?? [])
    const isFresh = spoken.every(({ row, hasWords, now }) => {
      const input = row && named(receiptOfMedia(row).inputs, name)
      return input ? isSame(now, input) : !hasWords
    })
    const other = then.find((input) => !spoken.some(({ now }) => isSame(now, input))) ?? then[0]
    return (isFresh ? named(after, name) : other) ?? []
  })
}

const named = (inputs: Inputs, name: ReceiptInput['name']) => inputs.find((input) => input.name === name)

const isSame = (now: Inputs, { name, content }: ReceiptInput) => named(now, name)?.content === content

/** With its sources, the nearest first. */
function withSounds(inputs: Inputs, rows: readonly MediaRow[]): ReceiptInput[] {
  const sounds = [...rows.map((row) => mediaInput('SOUND', row)), ...inputs.filter(({ name }) => name === 'SOUND')]
  const distinct = sounds.filter(({ content }, at) => sounds.findIndex((each) => each.content === content) === at)
  return [...inputs.filter(({ name }) => name !== 'SOUND'), ...distinct.slice(0, MAX_SOUNDS)]
}

/** The payment of all of them: one hold where they share it, else each of them for its share. */
function paymentsOf(receipts: readonly StoredReceipt[]): Pick<StoredReceipt, 'hold_id' | 'shared_by' | 'paid_by'> {
  const paid = receipts.flatMap(({ hold_id: holdId, shared_by: sharedBy, paid_by: holds }) =>
    holds
      ? holds.map((each) => ({ ...each, shared_by: each.shared_by * sharedBy }))
      : holdId === null
        ? []
        : [{ hold_id: holdId, shared_by: sharedBy }],
  )
  const [single, ...more] = paid
  if (!single) return { hold_id: null, shared_by: 1 }
  return more.length === 0 ? single : { hold_id: null, shared_by: 1, paid_by: paid }
}

const only = <Value>(values: readonly Value[]): Value | undefined =>
  new Set(values).size === 1 ? values[0] : undefined

const names = (all: readonly (string | null)[]): string | null =>
  [...new Set(all.flatMap((name) => name ?? []))].join(', ') || null
