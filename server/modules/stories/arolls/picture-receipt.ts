import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { type PictureFacts, pictureInputs } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt, type ReceiptFacts } from '#server/modules/generation/receipts/make-receipt.ts'

interface Drawn extends Pick<ReceiptFacts, 'asked' | 'made' | 'paid' | 'began' | 'ended'> {
  /** What the illustrator was given. */
  prompt: string
  facts: PictureFacts
}

/** Of a picture that was drawn for a scene. */
export function pictureReceipt({ prompt, facts, ...rest }: Drawn): StoredReceipt {
  const { told, look, seed, width, height } = facts
  const settings = { words: told, look, size: `${width} × ${height}` }
  return makeReceipt({ ...rest, work: 'PICTURE', prompt, seed, settings, inputs: pictureInputs(facts) })
}
