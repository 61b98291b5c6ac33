import { creditCost } from '#src/domain/credits.ts'
import type { EngineInfo } from '#engines/ports.ts'
import { ableOf, type WorkPrice } from '#engines/prices.ts'
import type { Scope, Services } from '#server/platform/context.ts'
import { enginePrice } from '#server/modules/billing/credits/prices.ts'
import type { ArollRow, StoryRow } from '#server/platform/db/rows.ts'
import { speechPrice } from '#server/modules/stories/scenes/sound-prices.ts'
import { clipSeconds } from '#server/modules/stories/arolls/plan-visuals.ts'
import { readFacts, type AssetFacts } from './facts.ts'
import { type StaleMark, staleMarks, type StaleWork } from './stale-work.ts'

/** A mark with its price and its engine. */
export interface PricedMark extends StaleMark {
  credits: number
  info: EngineInfo
}

export async function staleWork(scope: Scope, story: StoryRow): Promise<{ facts: AssetFacts; marks: PricedMark[] }> {
  const facts = await readFacts(scope, story)
  return { facts, marks: priceMarks(scope.services, facts) }
}

/** The maximum cost of a single call for the same. */
function priceMarks(services: Services, facts: AssetFacts): PricedMark[] {
  const { voice, animator } = facts.engines
  const marks = staleMarks(facts)
  return marks.map((mark) => {
    const { scene, aroll, part } = mark
    if (part === 'MOTION' && mark.follows === null && aroll) {
      const clip = clipPrice(services, aroll)?.most ?? creditCost('image_to_video', clipSeconds(aroll))
      return { ...mark, credits: costOf(mark, clip), info: animator.info }
    }
    if (part === 'PICTURE' || part === 'MOTION') {
      const { info } = facts.storyIllustrator.illustrator
      const image = enginePrice(services, ableOf(info), 'PICTURE')?.most ?? creditCost('regenerate_image')
      const moves = marks.some((each) => each.follows === mark.id && each.part === 'MOTION')
      const clip = (moves && aroll && clipPrice(services, aroll)?.most) || 0
      return { ...mark, credits: costOf(mark, image + clip), info }
    }
    if (part !== 'LIP_SYNC') {
      const cost = speechPrice(services, facts.story, scene)?.most ?? creditCost('regenerate_audio')
      return { ...mark, credits: costOf(mark, cost), info: voice.info }
    }
    const info = animator.lipSyncInfo ?? animator.info
    const seconds = scene.audioDurationMs / 1000
    const cost = enginePrice(services, ableOf(info), 'LIP_SYNC', Math.ceil(seconds))?.most
    return { ...mark, credits: costOf(mark, cost ?? creditCost('lip_sync', seconds)), info }
  })
}

/** The engines' price of the clip that follows a new image; undefined where a built-in one makes it, which is included. */
export function clipPrice(services: Pick<Services, 'engines' | 'prices'>, aroll: ArollRow): WorkPrice | undefined {
  return enginePrice(services, ableOf(services.engines.animator.info), 'MOTION', clipSeconds(aroll))
}

/** Included work is paid with its parent, and locked assets are not regenerated. */
const costOf = ({ follows, lock }: StaleMark, cost: number) => (follows === null && lock === null ? cost : 0)

/** Whether it can begin now; dependent work is included with its parent, or has to wait for it. */
export const canRegenerate = ({ follows, lock }: StaleMark): boolean => follows === null && lock === null

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
