import { faker } from '@faker-js/faker'
import { desc, eq } from 'drizzle-orm'
import type { Backend } from '#server/app.ts'
import type { App } from '#server/platform/context.ts'
import { arolls, scenes, stories } from '#server/platform/db/schema/index.ts'
import { createCaller } from '#server/testing/caller.ts'
import type { Persona } from './personas.ts'

/** Topics of the stories; each user gets different ones. */
const IDEAS = [
  'How bees find their way home',
  'A lighthouse keeper writes one letter every night',
  'Why the moon has phases',
  'The night train to Vienna',
  'Five ways to start a good conversation',
  'A fox who learns to paint the snow',
  'The first photograph of a black hole',
  'A day in the life of a baker in Lisbon',
]
const RATIOS = ['SIXTEEN_NINE', 'NINE_SIXTEEN', 'ONE_ONE'] as const
const FATES = ['finished', 'failed', 'archived', 'generating'] as const

/** Requested length, s: three or four scenes. */
const LENGTH_S = 15
const DAY_MS = 86_400_000

export interface StoryTools {
  app: App
  backend: Backend
  /** Resolves when no job of theirs is under way any more. */
  settle: (storyIds: readonly string[]) => Promise<void>
}

/**
 * Seeds a persona's data: a project, a finished story, a failed one, an archived one, and one in progress. All come from the
 * product's own calls and engines, the same ones for the same persona; only while there are none.
 */
export async function seedStories(tools: StoryTools, persona: Persona, token: string): Promise<void> {
  const { app, backend, settle } = tools
  const caller = createCaller(backend, [])
  const as = { token }
  const known = await caller.ok('getUserStories', { as, query: {} })
  if (known.count > 0 || !persona.isProfileComplete) return
  faker.seed(persona.email.length)
  const { id: project_id } = await caller.ok('createProject', { as, body: { name: faker.commerce.department() } })
  const ideas = faker.helpers.shuffle(IDEAS).slice(0, FATES.length)
  const begin = async (at: number) => {
    const idea = ideas[at]
    const length = { initial_prompt: idea, video_length_in_sec: LENGTH_S }
    const look = {
      aspect_ratio: RATIOS[at % RATIOS.length],
      visual_style: faker.helpers.arrayElement(app.engines.illustrator.looks).id,
    }
    const { story_id } = await caller.ok('createStory', { as, body: { creation_mode: 'Text', ...length, ...look } })
    await caller.ok('generateStoryWithScriptType', { as, body: { story_id, script_type: 'PROMPT', ...length } })
    await caller.ok('submitStory', { as, params: { story_id } })
    return story_id
  }
  const [finished, failed, archived] = [await begin(0), await begin(1), await begin(2)]
  await settle([finished, failed, archived])
  await caller.ok('updateStory', { as, params: { story_id: finished }, body: { project_id } })
  await caller.ok('archiveStory', { as, body: { story_id: archived, archive: true } })
  await failLastScene(app, failed)
  for (const story_id of [finished, failed, archived])
    await moveBack(app, story_id, faker.number.int({ min: 1, max: 28 }))
  // Continues after a reload, so that its progress can be seen.
  await begin(3)
}

/** The product's state of a story whose last image failed. */
async function failLastScene({ db }: App, storyId: string): Promise<void> {
  const [last] = await db
    .select()
    .from(scenes)
    .where(eq(scenes.storyId, storyId))
    .orderBy(desc(scenes.elementOrder))
    .limit(1)
  if (!last) return
  const reason = `Couldn’t generate the image for scene ${last.elementOrder + 1}: There was too little memory.`
  await db.delete(arolls).where(eq(arolls.sceneId, last.id))
  await db.update(scenes).set({ status: 'FAILED', errorMessage: reason }).where(eq(scenes.id, last.id))
  const text = `${reason} ${last.elementOrder} of ${last.elementOrder + 1} scenes are still here. Generate the story again to continue where it stopped. You weren’t charged for missing parts.`
  await db.update(stories).set({ status: 'FAILED', errorMessage: text }).where(eq(stories.id, storyId))
}

async function moveBack({ db, clock }: App, storyId: string, days: number): Promise<void> {
  const then = new Date(clock.now().getTime() - days * DAY_MS)
  await db.update(stories).set({ createdAt: then, updatedAt: then }).where(eq(stories.id, storyId))
}
