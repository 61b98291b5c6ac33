import type { StoredReceipt } from '#server/db/schema/receipt.ts'
import { type PictureFacts, pictureInputs } from '#server/receipts/inputs.ts'
import { makeReceipt, type Making } from '#server/receipts/make-receipt.ts'

interface Drawn extends Pick<Making, 'asked' | 'made' | 'paid' | 'began' | 'ended'> {
  /** What the illustrator was given. */
  prompt: string
  facts: PictureFacts
}

/** Of a picture that was drawn for a scene. */
export function pictureReceipt({ prompt, facts, ...making }: Drawn): StoredReceipt {
  const { told, look, seed, width, height } = facts
  const settings = { words: told, look, size: `${width} × ${height}` }
  return makeReceipt({ ...making, work: 'PICTURE', prompt, seed, settings, inputs: pictureInputs(facts) })
}
