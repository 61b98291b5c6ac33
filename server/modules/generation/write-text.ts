import { eq } from 'drizzle-orm'
import { lengthLimitError } from '#src/domain/length-limits.ts'
import { builtInOf, type WrittenStory, type EngineInfo } from '#engines/ports.ts'
import { companyOf } from '#server/platform/db/queries/accounts.ts'
import type { Scope } from '#server/platform/context.ts'
import { stories, users } from '#server/platform/db/schema/index.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import type { WritePayload } from '#server/platform/jobs/payloads.ts'
import { engineCall, engineWork, RefusedByEngine, type Run } from '#server/platform/jobs/step.ts'
import { sceneFrames } from '#server/modules/stories/scenes/scene-timing.ts'
import { writerTarget } from '#src/domain/text-length.ts'
import { sha256Of } from '#src/domain/sha256.ts'
import { inputsOf } from '#server/modules/generation/receipts/inputs.ts'
import { repeatsNarration } from '#server/modules/stories/overlays/on-screen-text.ts'
import { browserReceipt } from '#server/modules/generation/receipts/browser-models.ts'
import { shotsToWrite } from './plan-shots.ts'
import { makeReceipt } from '#server/modules/generation/receipts/make-receipt.ts'

interface Writing {
  asked: EngineInfo
  written: WrittenStory
  settings: Readonly<Record<string, unknown>>
  began: Date
  ended: Date
}

interface Text extends Pick<WritePayload, 'storyId' | 'kind' | 'text' | 'holdId' | 'mayExceed' | 'browserPlan'> {
  /** The chosen writer, where it is not the first one; a built-in fallback is used only where it is named or `mayBeDraft`. */
  builtInWriter?: boolean
  mayBeDraft?: boolean
  /** Target length, seconds; the story's own by default. */
  seconds?: number | null
}

type WriteRun = Pick<Run, 'app' | 'jobId' | 'userId' | 'signal'>

/** Has the writer write a story, with its receipt; nothing is stored. A text that cannot become a video is refused. */
export async function writeText(
  run: WriteRun,
  text: Text,
): Promise<{ story: StoryRow; written: WrittenStory; receipt: StoredReceipt }> {
  const { app } = run
  const { story, isPremium } = await readStory(app, text.storyId)
  const { language, sceneSize, scenePace } = story
  const targetSeconds = writerTarget(text.seconds ?? story.videoLengthInSec, isPremium)
  const began = app.clock.now()
  const written: WrittenStory = text.browserPlan?.written ?? (await askFor(run, text, story, targetSeconds))
  const frames = written.scenes.reduce((sum, scene) => sum + sceneOf(story, scene).durationInFrames, 0)
  const problem = lengthLimitError(frames, isPremium)
  if (problem !== null && !text.mayExceed) throw new RefusedByEngine(problem)
  if (written.scenes.length === 0) throw new RefusedByEngine('This text has no content for a story')
  const asked = text.browserPlan ? { label: text.browserPlan.writtenBy, builtIn: false } : app.engines.writer.info
  const made = textReceipt(text, {
    ...{ asked, written, began, ended: app.clock.now() },
    settings: { language, scene_size: sceneSize, scene_pace: scenePace, seconds: Math.round(targetSeconds) },
  })
  const receipt = text.browserPlan ? browserReceipt(made) : made
  return { story, written, receipt }
}

/** The writer's answer. */
async function askFor(run: WriteRun, text: Text, story: StoryRow, targetSeconds: number): Promise<WrittenStory> {
  const { app } = run
  const company = story.useBrandSettings ? await companyOf(app, story.userId) : undefined
  const { language, sceneSize, scenePace } = story
  const shotsPerScene = await shotsToWrite({ db: app.db, services: app }, story)
  const asked = { kind: text.kind, text: text.text, language, sceneSize, scenePace, targetSeconds, shotsPerScene }
  const prefer = text.builtInWriter ? builtInOf(app.engines.writer.info)?.label : undefined
  return engineWork('Couldn’t write the story', () =>
    app.engines.writer.write(
      { ...asked, ...(company && { company }) },
      { ...engineCall(run, prefer), connectedOnly: !text.mayBeDraft },
    ),
  )
}

/** The columns of a newly written scene. Its captions are hidden where words over its image say the same. */
export function sceneOf(
  { language }: Pick<StoryRow, 'language'>,
  scene: WrittenStory['scenes'][number],
): Pick<SceneRow, 'text' | 'lastUsedImagePrompt' | 'durationInFrames' | 'pauseAtTheEnd' | 'showCaptions'> {
  const { narration, visualPrompt, pauseMs: pauseAtTheEnd = 0 } = scene
  const timing = { text: narration, audioDurationMs: 0, pauseAtTheEnd, speakingRate: 1 }
  return {
    ...{ text: narration, lastUsedImagePrompt: visualPrompt, pauseAtTheEnd },
    durationInFrames: sceneFrames(timing, language),
    showCaptions: !repeatsNarration(scene),
  }
}

/** A story and the limits of its owner's plan. */
export async function readStory({ db }: Pick<Scope, 'db'>, storyId: string) {
  const [found] = await db
    .select({ story: stories, isPremium: users.isPremium })
    .from(stories)
    .innerJoin(users, eq(users.id, stories.userId))
    .where(eq(stories.id, storyId))
  if (!found) throw new RefusedByEngine('The story was deleted')
  return found
}

/** The inputs of a story's text. Hashes of its scenes' and overlays' texts later show which of them users changed. */
export function textReceipt(
  { kind, text, holdId }: Pick<WritePayload, 'kind' | 'text' | 'holdId'>,
  { written, ...facts }: Writing,
): StoredReceipt {
  const receipt = makeReceipt({
    ...facts,
    work: 'TEXT',
    made: written,
    prompt: text,
    settings: { kind, ...facts.settings, sources: written.sources?.join('; ') },
    inputs: inputsOf({ PROMPT: text }),
    paid: { holdId },
  })
  const texts = written.scenes.flatMap(({ narration, onScreen }) => [narration, ...(onScreen?.texts ?? [])])
  return { ...receipt, outputs: texts.map(sha256Of) }
}
