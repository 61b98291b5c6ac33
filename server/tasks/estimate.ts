import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { media, tasks } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'
import type { Plan } from './plan.ts'

const LATEST = 20

/** px of what comes out; null where the work decides. */
export function sizeOf(plan: Plan): { width: number; height: number } | null {
  switch (plan.work) {
    case 'paint':
      return { width: plan.request.width, height: plan.request.height }
    case 'upscale':
      return { width: plan.source.width * plan.factor, height: plan.source.height * plan.factor }
    case 'repaint':
      return null
    default:
      return { width: plan.width, height: plan.height }
  }
}

/** How long the work will probably take, ms: what the model's latest results here took for each pixel; null before the first. */
export async function expectedMs(db: DbOrTx, modelId: string, size: ReturnType<typeof sizeOf>): Promise<number | null> {
  const rows = await db
    .select({ workMs: tasks.workMs, width: media.width, height: media.height })
    .from(tasks)
    .innerJoin(media, eq(media.id, tasks.resultMediaId))
    .where(and(eq(tasks.modelId, modelId), eq(tasks.status, 'COMPLETED'), isNotNull(tasks.workMs)))
    .orderBy(desc(tasks.createdAt))
    .limit(LATEST)
  const wanted = size ? size.width * size.height : null
  const times = rows
    .map(({ workMs, width, height }) => {
      const pixels = (width ?? 0) * (height ?? 0)
      return wanted === null || pixels === 0 ? (workMs ?? 0) : ((workMs ?? 0) * wanted) / pixels
    })
    .sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)]
  return median === undefined ? null : Math.round(median)
}
