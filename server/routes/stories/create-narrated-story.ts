import type { Scope } from '#server/context.ts'
import { scenes } from '#server/db/schema/index.ts'
import { EngineError, type WrittenStory } from '#engines/ports.ts'
import { validationFailed } from '#server/http/http-error.ts'
import { route } from '#server/http/route.ts'
import { presentStory } from '#server/presenters/story.ts'
import type { StoryRow } from '#server/db/rows.ts'
import { requireKnownChoices } from '#server/stories/choices.ts'
import { requireLength } from '#server/stories/length-limit.ts'
import { insertStory, titleFrom } from '#server/stories/new-story.ts'
import { requireRoomForStory } from '#server/stories/plan-limits.ts'
import { sceneFrames } from '#server/scenes/scene-timing.ts'

/** Cuts the text into scenes that the narrator reads. Nothing is spoken or drawn before `submitStory`. */
export const createNarratedStory = route(
  'createNarratedStory',
  async ({ user, body, ...scope }) => {
    const { language = 'en-US', scene_size: sceneSize = 'SHORT' } = body
    const text = body.initial_prompt.trim()
    // Before anything is locked: nobody waits for the writer.
    const written = await cut(scope, { text, language, sceneSize })
    const frames = written.scenes.map(({ narration }) =>
      sceneFrames({ text: narration, audioDurationMs: 0, pauseAtTheEnd: 0, speakingRate: 1 }, language),
    )
    requireLength(
      frames.reduce((sum, each) => sum + each, 0),
      user,
    )
    return scope.transact(async (inner) => {
      await requireKnownChoices(inner, user, { ...body, default_voice_code: body.voice_code })
      await requireRoomForStory(inner, user)
      const story = await insertStory(inner, {
        userId: user.id,
        projectId: body.project_id,
        displayTitle: body.story_name ?? titleFrom(text),
        creationMode: 'Narrated',
        scriptType: 'SCRIPT',
        initialPrompt: text,
        language,
        sceneSize,
        aspectRatio: body.aspect_ratio,
        visualStyle: body.visual_style,
        defaultVoiceCode: body.voice_code,
      })
      await addScenes(inner, story, written, frames)
      return presentStory(inner, story)
    })
  },
  { transaction: false },
)

type Text = Pick<StoryRow, 'language' | 'sceneSize'> & { text: string }

async function cut({ services }: Pick<Scope, 'services'>, { text, language, sceneSize }: Text): Promise<WrittenStory> {
  const request = { kind: 'SCRIPT', text, language, sceneSize, scenePace: 'MEDIUM', targetSeconds: 0 } as const
  const hasWords = /[\p{L}\p{N}]/u.test(text)
  const written = hasWords ? await services.engines.writer.write(request).catch(refuseText) : null
  if (!written || written.scenes.length === 0)
    throw validationFailed({ initial_prompt: ['Write or paste a text first'] })
  return written
}

function refuseText(cause: unknown): never {
  throw cause instanceof EngineError ? validationFailed({ initial_prompt: [cause.message] }) : cause
}

async function addScenes({ db, services }: Scope, story: StoryRow, written: WrittenStory, frames: readonly number[]) {
  const now = services.clock.now()
  const rows = written.scenes.map(({ narration: text, visualPrompt: lastUsedImagePrompt }, elementOrder) => {
    const durationInFrames = frames[elementOrder] ?? 0
    const place = { storyId: story.id, elementOrder, durationInFrames }
    return { ...place, text, lastUsedImagePrompt, createdAt: now, updatedAt: now }
  })
  await db.insert(scenes).values(rows)
}
