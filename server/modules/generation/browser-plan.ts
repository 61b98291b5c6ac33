import type { WrittenStory } from '#engines/ports.ts'
import { spokenScenes, storyOfPlan } from '#engines/providers/texts/story-of-plan.ts'
import type { StoryPlan } from '#generated/schema.ts'
import { browserEngine } from '#server/modules/generation/receipts/browser-models.ts'
import { requireLength } from '#server/modules/stories/checks.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import type { WritePayload } from '#server/platform/jobs/payloads.ts'
import { sceneOf } from './write-text.ts'

interface Sent {
  browser_plan?: StoryPlan | undefined
}

/**
 * A plan that a language model of the user's browser wrote, read as a connected model's answer is. Refuses (400) one that is not for a
 * prompt, that says nothing, or that is longer than the account allows.
 * @returns null where none was sent
 */
export function readBrowserPlan(
  { browser_plan: plan }: Sent,
  user: Pick<UserRow, 'isPremium'>,
  { kind, language, userAgent }: Pick<WritePayload, 'kind'> & { language: string; userAgent: string },
): WritePayload['browserPlan'] {
  if (!plan) return null
  if (kind !== 'PROMPT') throw validationFailed({ browser_plan: ['A plan is for a prompt. A script stays as it is'] })
  const written = toStory(plan)
  if (written.scenes.length === 0) throw validationFailed({ browser_plan: ['This plan has no words to be spoken'] })
  requireLength(
    written.scenes.reduce((sum, scene) => sum + sceneOf({ language }, scene).durationInFrames, 0),
    user,
  )
  return { written, writtenBy: browserEngine('Language model', userAgent).label }
}

function toStory({ scenes, ...plan }: StoryPlan): WrittenStory {
  const spoken = spokenScenes(scenes).map(({ narration, speaker, emotion, ...shot }) => ({
    ...{ narration, speaker, emotion },
    shots: [{ ...shot, end_state: '', continues: false }],
  }))
  return storyOfPlan({ ...plan, scenes: spoken })
}
