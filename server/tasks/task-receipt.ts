import type { MediaRow } from '#server/db/rows.ts'
import type { ReceiptInput, StoredReceipt } from '#server/db/schema/receipt.ts'
import { inputsOf, mediaInput } from '#server/receipts/inputs.ts'
import { makeReceipt, type Making } from '#server/receipts/make-receipt.ts'
import { type Plan, promptOf } from './plan.ts'
import type { TaskRow } from './plan-of-task.ts'

const WORKS: Readonly<Record<TaskRow['taskType'], StoredReceipt['work']>> = {
  inpainting: 'REPAINT',
  lip_sync: 'LIP_SYNC',
  upscale: 'UPSCALE',
  image_editing: 'EDIT',
  image_to_video: 'CLIP',
}

/** What a task made its result from. */
export function taskReceipt(
  { taskType, request, modelId, holdId, prompt }: TaskRow,
  plan: Plan,
  making: Pick<Making, 'asked' | 'made' | 'began' | 'ended'>,
): StoredReceipt {
  const { seed } = seedOf(plan)
  const { reference_media_ids: _references, ...wish } = request
  return makeReceipt({
    ...making,
    work: WORKS[taskType],
    prompt: promptOf(plan) || prompt,
    seed: seed ?? null,
    settings: { task_model: modelId, ...withoutMedia(wish) },
    inputs: [
      ...mediaOf(plan).map(([name, row]) => mediaInput(name, row)),
      ...inputsOf({ PROMPT: promptOf(plan), ...(seed !== undefined && { SEED: seed }) }),
    ],
    paid: { holdId },
  })
}

function seedOf(plan: Plan): { seed?: number } {
  if (plan.work === 'paint') return { seed: plan.request.seed }
  return 'seed' in plan ? { seed: plan.seed } : {}
}

type Used = [ReceiptInput['name'], MediaRow][]

function mediaOf(plan: Plan): Used {
  const used = (name: ReceiptInput['name'], row: MediaRow | null | undefined): Used => (row ? [[name, row]] : [])
  return [
    ...used('SOURCE', plan.source),
    ...used('REFERENCE', plan.work === 'paint' || plan.work === 'adjust' ? plan.reference : null),
    ...used('END', plan.work === 'animate' ? plan.end : null),
    ...used('SOUND', plan.work === 'lipSync' ? plan.voice : null),
    ...used('MASK', plan.work === 'repaint' ? plan.mask : null),
  ]
}

/** Media are among the inputs. */
const withoutMedia = (wish: object) =>
  Object.fromEntries(Object.entries(wish).filter(([name]) => !name.endsWith('_id')))
