import { eq } from 'drizzle-orm'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model-ratio.ts'
import type { Services } from '#server/context.ts'
import { media, stories, type tasks } from '#server/db/schema/index.ts'
import type { IllustrationRequest } from '#server/engines/ports.ts'
import { PermanentJobError } from '#server/jobs/definition.ts'
import type { DbOrTx } from '#server/ports/db.ts'
import { findModel } from './models.ts'
import { planEdit, planUpscale } from './plan-task.ts'

export type TaskRow = typeof tasks.$inferSelect
type Asked = Pick<TaskRow, 'modelId' | 'prompt' | 'request' | 'sourceMediaId' | 'storyId'>

/** What the illustrator is asked for; refuses by field what it cannot do. The same when it is accepted and when it runs. */
export async function planOfTask(
  { engines }: Pick<Services, 'engines'>,
  db: DbOrTx,
  task: Asked,
): Promise<IllustrationRequest> {
  const model = findModel(task.modelId)
  const [source = null] =
    task.sourceMediaId === null ? [] : await db.select().from(media).where(eq(media.id, task.sourceMediaId))
  if (model?.id === 'draft-upscale') return planUpscale(source, task.request.upscale_factor)
  if (model?.id !== 'draft-image-editing') throw new PermanentJobError(`There is no model ${task.modelId}`)
  const ratio = IMAGE_MODEL_RATIOS.find(({ value }) => value === task.request.aspect_ratio)?.value
  return planEdit(source, {
    prompt: task.prompt,
    ratio,
    look: await lookOf(engines.illustrator.looks, db, task.storyId),
  })
}

async function lookOf(looks: readonly { id: string }[], db: DbOrTx, storyId: string | null): Promise<string> {
  const [story] =
    storyId === null ? [] : await db.select({ look: stories.visualStyle }).from(stories).where(eq(stories.id, storyId))
  return looks.find(({ id }) => id === story?.look)?.id ?? looks[0]?.id ?? ''
}
