import { sha256Of } from '#src/domain/sha256.ts'
import type { EngineInfo, WrittenStory } from '#engines/ports.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import type { WritePayload } from '#server/platform/jobs/payloads.ts'
import { inputsOf } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt } from '#server/modules/generation/receipts/make-receipt.ts'

interface Writing {
  asked: EngineInfo
  written: WrittenStory
  settings: Readonly<Record<string, unknown>>
  began: Date
  ended: Date
}

/** What a story's text was made from. Hashes of its scenes tell later which of them people changed. */
export function textReceipt(
  { kind, text, holdId }: Pick<WritePayload, 'kind' | 'text' | 'holdId'>,
  { written, ...facts }: Writing,
): StoredReceipt {
  const receipt = makeReceipt({
    ...facts,
    work: 'TEXT',
    made: written,
    prompt: text,
    settings: { kind, ...facts.settings },
    inputs: inputsOf({ PROMPT: text }),
    paid: { holdId },
  })
  return { ...receipt, outputs: written.scenes.map(({ narration }) => sha256Of(narration)) }
}
