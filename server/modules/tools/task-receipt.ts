import type { MediaRow } from '#server/platform/db/rows.ts'
import type { ReceiptInput, StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { nameOfModel } from '#server/modules/tools/image-styles/style-model.ts'
import { inputsOf, mediaInput, portraitInput } from '#server/modules/generation/receipts/inputs.ts'
import { makeReceipt, type ReceiptFacts } from '#server/modules/generation/receipts/make-receipt.ts'
import { type Plan, promptOf } from './plan.ts'
import type { TaskRow } from './plan-of-task.ts'

const WORKS: Readonly<Record<TaskRow['taskType'], StoredReceipt['work']>> = {
  inpainting: 'REPAINT',
  lip_sync: 'LIP_SYNC',
  upscale: 'UPSCALE',
  image_editing: 'EDIT',
  image_to_video: 'CLIP',
  music: 'MUSIC',
  clean_up: 'CLEAN_UP',
}

/** The inputs of a task's result. */
export function taskReceipt(
  { taskType, request, modelId, holdId, prompt }: TaskRow,
  plan: Plan,
  {
    checkedBy,
    ...facts
  }: Pick<ReceiptFacts, 'asked' | 'made' | 'began' | 'ended' | 'notes'> & { checkedBy: string | null },
): StoredReceipt {
  const { seed } = seedOf(plan)
  const drawnWith = plan.work === 'paint' ? plan.drawnWith : undefined
  const model = nameOfModel(drawnWith?.files ?? null)
  return makeReceipt({
    ...facts,
    work: WORKS[taskType],
    prompt: promptOf(plan) || prompt,
    seed: seed ?? null,
    settings: { task_model: modelId, ...withoutIds(request), ...drawnWith?.named, checked_by: checkedBy },
    inputs: [
      ...mediaOf(plan).map(([name, row]) => mediaInput(name, row)),
      ...inputsOf({
        PROMPT: promptOf(plan),
        ...(seed !== undefined && { SEED: seed }),
        ...(model !== null && { MODEL: model }),
      }),
      ...(drawnWith?.portraits?.length ? [portraitInput(drawnWith.portraits)] : []),
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
    ...used('SOURCE', plan.work === 'compose' ? null : plan.source),
    ...referencesOf(plan).flatMap((row) => used('REFERENCE', row)),
    ...used('END', plan.work === 'animate' ? plan.end : null),
    ...used('SOUND', plan.work === 'lipSync' ? plan.voice : null),
    ...used('MASK', plan.work === 'repaint' ? plan.mask : null),
  ]
}

const referencesOf = (plan: Plan): readonly MediaRow[] =>
  (plan.work === 'paint' || plan.work === 'adjust' ? plan.references : undefined) ?? []

/** Media are among the inputs, everything else is listed by name. */
const withoutIds = (options: object) =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !/_ids?$/u.test(name)))
