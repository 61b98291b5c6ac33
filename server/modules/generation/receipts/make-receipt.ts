import type { EngineInfo, Made } from '#engines/ports.ts'
import type { ReceiptInput, StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import type { Paid } from '#server/platform/jobs/step.ts'

export interface ReceiptFacts {
  work: StoredReceipt['work']
  /** The requested engine. */
  asked: EngineInfo
  /** The result: it names the engine where another one was used. */
  made: Made
  prompt?: string | null | undefined
  seed?: number | null | undefined
  /** By the names of the request; omitted options are left out. */
  settings?: Readonly<Record<string, unknown>>
  inputs: readonly ReceiptInput[]
  paid: Paid
  /** What a check of the result noticed, for users. */
  notes?: readonly string[] | undefined
  /** When the engine began and ended. */
  began: Date
  ended: Date
}

/** The provenance of a generated asset, to be stored with it. */
export function makeReceipt(facts: ReceiptFacts): StoredReceipt {
  const { work, asked, made, prompt, seed, settings = {}, inputs, paid, notes = [], began, ended } = facts
  const engine = made.madeBy ?? asked.label
  const isDraft = made.isBuiltIn ?? asked.builtIn
  return {
    work,
    engine,
    is_draft: isDraft,
    model: modelOf(facts),
    prompt: prompt ?? null,
    seed: seed ?? null,
    settings: [
      ...Object.entries(settings).flatMap(([name, value]) =>
        value === undefined || value === null ? [] : [{ name, value: textOf(value) }],
      ),
      ...(made.notes ?? []).map(({ name, value }) => ({ name, value: value.slice(0, MAX_NOTE_LENGTH) })),
    ],
    inputs: [...inputs],
    licence: null,
    author: null,
    source_url: null,
    shared_by: Math.max(1, paid.sharedBy ?? 1),
    work_ms: Math.max(0, ended.getTime() - began.getTime()),
    failures: (made.failures ?? []).map(({ engine: asked, problem }) => ({
      engine: asked,
      problem: problem.slice(0, 2000),
    })),
    ...(notes.length > 0 && { notes: notes.map((note) => note.slice(0, 2000)) }),
    made_at: ended.toISOString(),
    hold_id: paid.holdId,
  }
}

const MAX_NOTE_LENGTH = 500

/** Engines of providers are named by their models by default. */
function modelOf({ asked, made }: ReceiptFacts): string | null {
  const { madeBy = asked.label, isBuiltIn = asked.builtIn } = made
  const model = made.madeWith ?? (madeBy === asked.label ? asked.model : undefined)
  return model ?? (isBuiltIn ? null : madeBy)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The part of a receipt that is shared with a copy's new owner: words, settings and sources stay with the original's. */
export function withoutWords(receipt: StoredReceipt | null): StoredReceipt | null {
  if (!receipt) return null
  const { outputs: _texts, paid_by: _holds, notes: _notes, ...kept } = receipt
  return { ...kept, prompt: null, settings: [], inputs: [], failures: [], hold_id: null, shared_by: 1, is_copy: true }
}
