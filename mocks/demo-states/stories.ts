import { faker } from '@faker-js/faker'
import { eq } from 'drizzle-orm'
import { outputSize } from '#src/domain/aspect-ratio.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { arolls, projects, renders, scenes, stories } from '#server/platform/db/schema/index.ts'
import { storeMade } from '#server/modules/generation/images/store-made.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { DemoStateTools } from './demo-state-tools.ts'

/** Frames of a scene. */
const SCENE_FRAMES = 90
const STORY_COUNT = 10_000
/** Rows in one statement: PostgreSQL takes 65,535 values. */
const BATCH_SIZE = 500
const MINUTE_MS = 60_000

interface StoryOf {
  title: string
  /** The text of each scene. */
  texts: readonly string[]
  /** BCP 47. */
  language?: string
}

/** A finished story with captions, whose scenes all show one image. */
export async function addStory(
  { app, userId, write }: DemoStateTools,
  { title, texts, language = 'en-US' }: StoryOf,
): Promise<string> {
  const aspectRatio = 'SIXTEEN_NINE' as const
  const { id, sceneIds } = await makeStory(
    app.db,
    { id: userId },
    {
      scenes: texts.map(() => SCENE_FRAMES),
      values: { displayTitle: title, initialPrompt: texts.join(' '), language, aspectRatio },
    },
  )
  const look = app.engines.illustrator.looks[0]?.id ?? ''
  const image = await app.engines.illustrator.illustrate({
    ...{ prompt: 'A lighthouse on a cliff at dusk', look, seed: 7 },
    ...outputSize(aspectRatio),
  })
  const described = { userId, storyId: id, fileName: 'scene 1' }
  const stored = await storeMade(app, crypto.randomUUID(), image, described)
  await write(async (scope) => {
    const { id: mediaId } = await stored.addRow(scope)
    for (const [at, sceneId] of sceneIds.entries()) {
      await scope.db
        .update(scenes)
        .set({ text: texts[at] ?? '', captions: captionsOf(texts[at] ?? '') })
        .where(eq(scenes.id, sceneId))
      await scope.db.update(arolls).set({ mediaId, status: 'COMPLETED' }).where(eq(arolls.sceneId, sceneId))
    }
  })
  return id
}

/** The words spread evenly over the scene. */
function captionsOf(text: string) {
  const words = text.split(' ').filter((word) => word !== '')
  const share = framesToMs(SCENE_FRAMES) / Math.max(1, words.length)
  return words.map((word, at) => ({ word, start: Math.round(at * share), end: Math.round((at + 1) * share) }))
}

/** 200 scenes. */
export const addLongStory = (tools: DemoStateTools) =>
  addStory(tools, {
    title: 'A year in two hundred scenes',
    texts: Array.from({ length: 200 }, (_, at) => `Day ${at + 1}: the keeper lights the lamp and writes a line.`),
  })

/** 10,000 stories without scenes, for lists and search. */
export async function addManyStories({ userId, write, app }: DemoStateTools): Promise<void> {
  const now = app.clock.now().getTime()
  const rows = Array.from({ length: STORY_COUNT }, (_, at) => {
    const then = new Date(now - at * MINUTE_MS)
    const times = { createdAt: then, updatedAt: then, firstGeneratedAt: then }
    return {
      userId,
      displayTitle: `Story ${STORY_COUNT - at}`,
      creationMode: 'Text' as const,
      status: 'COMPLETED' as const,
      ...times,
    }
  })
  await write(async ({ db }) => {
    for (let at = 0; at < rows.length; at += BATCH_SIZE)
      await db.insert(stories).values(rows.slice(at, at + BATCH_SIZE))
  })
}

/** As many stories and projects as the free plan holds. */
export async function fillPlan(
  tools: DemoStateTools,
  { videos, projects: count }: { videos: number; projects: number },
) {
  const createdAt = tools.app.clock.now()
  for (let at = 0; at < videos; at++) await makeStory(tools.app.db, { id: tools.userId })
  faker.seed(count)
  const names = faker.helpers.uniqueArray(faker.commerce.department, count)
  const named = names.map((name) => ({ userId: tools.userId, name }))
  await tools.write(({ db }) =>
    db.insert(projects).values(named.map((row) => ({ ...row, createdAt, updatedAt: createdAt }))),
  )
}

/** A story whose last scene's image failed. */
export async function addFailedStory(tools: DemoStateTools): Promise<void> {
  const id = await addStory(tools, {
    title: 'The night train to Vienna',
    texts: ['It leaves at ten.', 'Nobody sleeps.'],
  })
  const errorMessage = 'Couldn’t generate the image for scene 2: There was too little memory.'
  await tools.write(async ({ db }) => {
    const [, last] = await db.select().from(scenes).where(eq(scenes.storyId, id)).orderBy(scenes.elementOrder)
    if (!last) throw new Error('The story has no second scene')
    await db.delete(arolls).where(eq(arolls.sceneId, last.id))
    await db.update(scenes).set({ status: 'FAILED', errorMessage }).where(eq(scenes.id, last.id))
    await db.update(stories).set({ status: 'FAILED', errorMessage }).where(eq(stories.id, id))
  })
}

/** A story whose export failed. */
export async function addFailedRender(tools: DemoStateTools): Promise<void> {
  const storyId = await addStory(tools, { title: 'Why the moon has phases', texts: ['It is a ball.', 'It turns.'] })
  const document = await tools.ok('getStory', { query: { story_id: storyId } })
  const at = tools.app.clock.now()
  await tools.write(({ db }) =>
    db.insert(renders).values({
      ...{ userId: tools.userId, storyId, status: 'FAILED' as const, executor: 'SERVER' as const, scenesTotal: 2 },
      ...{ width: 1920, height: 1080, durationInFrames: 2 * SCENE_FRAMES, document },
      ...{ errorMessage: 'The browser that draws the film ended twice', createdAt: at, updatedAt: at },
    }),
  )
}

/** A story in progress, for as long as its engine waits. */
export async function beginStory({ ok }: DemoStateTools): Promise<void> {
  const prompt = { initial_prompt: 'A lighthouse keeper writes one letter every night', video_length_in_sec: 15 }
  const { story_id } = await ok('createStory', { body: { creation_mode: 'Text', ...prompt } })
  await ok('generateStoryWithScriptType', { body: { story_id, script_type: 'PROMPT', ...prompt } })
  await ok('submitStory', { params: { story_id } })
}
