import { creditCost } from '#src/domain/credits.ts'
import type { EngineInfo } from '#engines/ports.ts'
import type { StoryRow } from '#server/db/rows.ts'
import type { Scope } from '#server/context.ts'
import { readFacts, type UpkeepFacts } from './facts.ts'
import { type StaleMark, staleMarks, type StaleWork } from './stale-work.ts'

/** A mark with what it costs and who would do it. */
export interface PricedMark extends StaleMark {
  credits: number
  info: EngineInfo
}

export async function staleWork(scope: Scope, story: StoryRow): Promise<{ facts: UpkeepFacts; marks: PricedMark[] }> {
  const facts = await readFacts(scope, story)
  return { facts, marks: priceMarks(facts) }
}

function priceMarks(facts: UpkeepFacts): PricedMark[] {
  const { voice, animator } = facts.engines
  return staleMarks(facts).map((mark) => {
    if (mark.part === 'PICTURE' || mark.part === 'MOTION') {
      const { info } = facts.drawer.illustrator
      return { ...mark, credits: costOf(mark, creditCost('regenerate_image')), info }
    }
    if (mark.part !== 'LIP_SYNC')
      return { ...mark, credits: costOf(mark, creditCost('regenerate_audio')), info: voice.info }
    const cost = creditCost('lip_sync', mark.scene.audioDurationMs / 1000)
    return { ...mark, credits: costOf(mark, cost), info: animator.lipSyncInfo ?? animator.info }
  })
}

/** What comes along with something else is paid with it, and what is locked is not made. */
const costOf = ({ follows, lock }: StaleMark, cost: number) => (follows === null && lock === null ? cost : 0)

/** Whether it can be begun now; what follows something comes with it, or has to wait for it. */
export const canMend = ({ follows, lock }: StaleMark): boolean => follows === null && lock === null

export const sumOf = (marks: readonly PricedMark[]): number => marks.reduce((sum, { credits }) => sum + credits, 0)

export function presentMarks(marks: readonly PricedMark[]): StaleWork[] {
  return marks.map(({ scene, aroll, info, ...mark }) => ({
    ...mark,
    scene_id: scene.id,
    scene_number: scene.elementOrder + 1,
    aroll_id: aroll?.id ?? null,
    engine: info.label,
    is_draft: info.builtIn,
  }))
}
