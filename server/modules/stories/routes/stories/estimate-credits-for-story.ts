import { plannedScript } from '#src/domain/fountain/planned-length.ts'
import { CREDIT_COSTS, creditCost } from '#src/domain/credits.ts'
import { FPS } from '#src/domain/frames.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { plannedScenes, sceneSeconds } from '#src/domain/planned-length.ts'
import { type DrawingOptions, findOvernight, planVisuals } from '#server/modules/stories/arolls/plan-visuals.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { readBalance } from '#server/modules/billing/credits/account.ts'
import { linesOf, presentGenerationQuote, priceGeneration } from '#server/modules/generation/price-generation.ts'
import { priceUnwritten } from '#server/modules/generation/price-unwritten.ts'
import { isFree, type Plan, planGeneration } from '#server/modules/generation/start-generation.ts'
import { writerTarget } from '#src/domain/text-length.ts'
import { route } from '#server/platform/http/route.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

export const estimateCreditsForStory = route('estimateCreditsForStory', async ({ user, body, ...scope }) => {
  const saved = await ownStory(scope.db, user, body.story_id)
  const story = { ...saved, aiOutputMode: body.ai_output_mode ?? saved.aiOutputMode }
  const plan = await planGeneration(scope, story)
  const { all } = plan
  const { available: balance } = await readBalance(scope, user.id)
  const isRedraw = body.redraws !== undefined
  const { action, quantity, credits, quote, isFreeGeneration } = !isRedraw
    ? await priceForStory(scope, story, plan, user.isPremium)
    : await priceRedrawing(scope, story, { onlyFailed: body.redraws === 'FAILED', overnight: body.overnight ?? false })
  const line = { action, quantity, credits_each: CREDIT_COSTS[action].credits, credits }
  const frames = all.reduce((sum, scene) => sum + scene.durationInFrames, 0)
  const expected = all.length > 0 ? frames : expectedFrames(story, user.isPremium)
  return {
    story_id: story.id,
    credits,
    is_free_generation: isFreeGeneration,
    balance,
    is_affordable: credits <= balance,
    lines: credits === 0 || quote ? [] : [line],
    quote,
    ...(isRedraw && (await findOvernight(scope, story)) && { offers_overnight: true }),
    duration_in_frames: expected,
    length_problem: lengthLimitError(expected, user.isPremium),
  }
})

/** What `submitStory` would generate. */
async function priceForStory(scope: Scope, story: StoryRow, plan: Plan, isPremium: boolean) {
  const quote = await quoteOf(scope, story, plan, isPremium)
  const isFreeGeneration = isFree(story)
  // A recording has its voice already.
  const action = story.creationMode === 'Audio' ? ('generate_visuals' as const) : ('generate_story' as const)
  const quantity = plan.open.length
  const credits = quote ? quote.most : isFreeGeneration ? 0 : creditCost(action, quantity)
  return { action, quantity, credits, quote, isFreeGeneration }
}

/** What `generateWholeLongStoryVideo` would generate. */
async function priceRedrawing(
  scope: Scope,
  story: StoryRow,
  wanted: Required<Pick<DrawingOptions, 'onlyFailed' | 'overnight'>>,
) {
  const { places, pieces, cost } = await planVisuals(scope, story, {
    thenMoves: story.aiOutputMode === 'VIDEO',
    ...wanted,
  })
  const quote = pieces && presentGenerationQuote(scope.services, linesOf(pieces), false)
  const work = { action: 'generate_visuals' as const, quantity: places.length }
  return { ...work, credits: cost, quote, isFreeGeneration: false }
}

/** The prices of providers' engines, by engine; null where all of them are built in. */
async function quoteOf(scope: Scope, story: StoryRow, { all, open }: Plan, isPremium: boolean) {
  if (all.length === 0) return priceUnwritten(scope, story, { isPremium, isWriting: story.status === 'GENERATING' })
  const pieces = await priceGeneration(scope, story, open, 'ALL')
  return pieces && presentGenerationQuote(scope.services, linesOf(pieces), false)
}

/** Before there are scenes: a script has the length of its future scenes, a prompt the requested one. */
function expectedFrames(story: StoryRow, isPremium: boolean) {
  const { scriptType, initialPrompt, language, videoLengthInSec, sceneSize, scenePace } = story
  if (initialPrompt.trim() === '') return 0
  const isPrompt = scriptType === null || scriptType === 'PROMPT'
  if (isPrompt) return Math.ceil(writerTarget(videoLengthInSec, isPremium) * FPS)
  const plan = scriptType === 'SCREENPLAY' ? plannedScript : plannedScenes
  return plan(initialPrompt, language, sceneSeconds(sceneSize, scenePace)).reduce((sum, length) => sum + length, 0)
}
