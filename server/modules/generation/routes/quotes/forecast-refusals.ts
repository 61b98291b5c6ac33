import { type EngineInfo, modelIdOf } from '#engines/ports/engine.ts'
import { ableOf } from '#engines/prices.ts'
import type { ExpectedRefusal, Redraws } from '#generated/schema.ts'
import { planVisuals } from '#server/modules/stories/arolls/plan-visuals.ts'
import { ownStory } from '#server/platform/auth/ownership.ts'
import { takeAttempt, type ThrottleRule } from '#server/platform/auth/throttle.ts'
import type { Scope } from '#server/platform/context.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { ArollRow, SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import { missingImages } from '#server/modules/generation/price-generation.ts'
import { planGeneration } from '#server/modules/generation/start-generation.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { imageEnginesOf } from '#server/modules/tools/image-styles/style-model.ts'
import { forecastPrompts, forecastText } from '#server/modules/generation/quotes/forecast.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'

/** Requests per user: a provider's moderation is free, but rate-limited for all users of a server together. */
const forecastRules = (userId: string): ThrottleRule[] => [
  { key: `forecast:account:${userId}`, limit: 300, windowMs: 10 * 60_000 },
]

interface Image {
  scene: SceneRow
  /** null: the one that the scene will get. */
  layer: ArollRow | null
  prompt: string
}

/**
 * The probable refusals of the image engine; a story that is not written yet is checked as a text. Without a transaction:
 * nothing is locked during the provider's call.
 */
export const forecastRefusals = route(
  'forecastRefusals',
  async ({ user, body, ...scope }) => {
    const { story_id: storyId, prompt, engine, redraws } = body
    if (storyId === undefined && prompt === undefined)
      throw validationFailed({ story_id: ['Provide a story or a prompt'] })
    const story = storyId === undefined ? null : await ownStory(scope.db, user, storyId)
    const able = story ? await imageEnginesOf(scope, story) : ableOf(scope.services.engines.illustrator.info)
    const first = able.find(({ label }) => label === engine) ?? able[0]
    if (first.builtIn) return { refusals: [], other_image_models: [] }
    await takeAttempt(scope.services, scope.db, forecastRules(user.id))
    const ofStory = () => (story ? refusalsOf(scope, story, first, redraws) : [])
    const refusals = await (prompt === undefined ? ofStory() : refusalOf(scope, first, prompt))
    const others = able.filter((each) => each !== first)
    return { refusals, other_image_models: others.map((each) => ({ model_id: modelIdOf(each), name: each.label })) }
  },
  { transaction: false },
)

const NOWHERE = { scene_id: null, scene_number: null, aroll_id: null }

async function refusalOf(scope: Scope, { label: engine }: EngineInfo, prompt: string): Promise<ExpectedRefusal[]> {
  const [forecast] = await forecastPrompts(scope.services, [{ engine, prompt }])
  return forecast ? [{ ...NOWHERE, engine, ...forecast }] : []
}

async function refusalsOf(
  scope: Scope,
  story: StoryRow,
  { label: engine }: EngineInfo,
  redraws: Redraws | undefined,
): Promise<ExpectedRefusal[]> {
  const { all, open } = await planGeneration(scope, story)
  if (all.length === 0) {
    const found = await forecastText(scope.services, { engine, prompt: story.initialPrompt })
    return found.map(({ sentence, reason }) => ({ ...NOWHERE, engine, sentence, reason, rewrite: null }))
  }
  const images = redraws === undefined ? await missingOf(scope, open) : await redrawnOf(scope, story, redraws)
  const forecasts = await forecastPrompts(
    scope.services,
    images.map(({ prompt }) => ({ engine, prompt })),
  )
  return images.flatMap(({ scene, layer }, at) => {
    const forecast = forecasts[at] ?? null
    const place = { scene_id: scene.id, scene_number: scene.elementOrder + 1, aroll_id: layer?.id ?? null }
    return forecast ? { ...place, engine, ...forecast } : []
  })
}

/** What `submitStory` would generate. */
async function missingOf(scope: Scope, open: readonly SceneRow[]): Promise<Image[]> {
  const layers = await arollsOfScenes(
    scope,
    open.map(({ id }) => id),
  )
  return open.flatMap((scene) =>
    missingImages(scene, layers.get(scene.id) ?? []).flatMap((layer) => imageOf(scene, layer)),
  )
}

/** What `generateWholeLongStoryVideo` would generate. */
async function redrawnOf(scope: Scope, story: StoryRow, redraws: Redraws): Promise<Image[]> {
  const { places } = await planVisuals(scope, story, { thenMoves: false, onlyFailed: redraws === 'FAILED' })
  return places.flatMap(({ scene, layers }) => layers.flatMap((layer) => imageOf(scene, layer)))
}

function imageOf(scene: SceneRow, layer: ArollRow | null): Image[] {
  const prompt = imagePrompt(scene, layer)
  return prompt === null ? [] : [{ scene, layer, prompt }]
}
