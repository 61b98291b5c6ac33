import type { Scope } from '#server/platform/context.ts'
import type { StoryRow, UserRow } from '#server/platform/db/rows.ts'
import { builtInOf } from '#engines/ports.ts'
import { closeHistory } from '#server/modules/stories/history/undo-redo.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import type { StoryStatus } from '#server/modules/stories/presenters/story-status.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { saveVersion } from '#server/modules/stories/edits/save-version.ts'
import { titleFrom, UNTITLED } from '#server/modules/stories/new-story.ts'
import { requireIdle, requireText, requireWritableLength } from './requirements.ts'
import type { WritePayload } from '#server/platform/jobs/payloads.ts'
import { requirePayable } from './hold-pieces.ts'
import { holdWriting } from './writing-price.ts'
import { prepareEngines } from './ask-writer.ts'
import { priceUnwritten } from './price-unwritten.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'

const NAMELESS = new Set(['', 'Untitled', UNTITLED])

export interface Writing {
  kind: WritePayload['kind']
  text: string
  step: 'WRITING' | 'SPLITTING'
  /** Whether a rewrite costs credits with a built-in engine; splitting is free then. A model is always paid. */
  isPaid: boolean
  /** Whether generation starts as soon as it is written. */
  thenMake?: boolean
  /** Uses the built-in engine where a model is connected. */
  builtInWriter?: boolean
  /** What the user's browser wrote already, which is free. */
  browserPlan?: WritePayload['browserPlan']
  /** Settings that are saved with it. */
  settings: Partial<
    Pick<StoryRow, 'scriptType' | 'initialPrompt' | 'language' | 'videoLengthInSec' | 'sceneSize' | 'scenePace'>
  >
}

/** Checks the text, holds its cost, saves the present state as a version and adds the job. */
export async function startWriting(edit: StoryEdit, user: UserRow, writing: Writing): Promise<StoryStatus> {
  const { scope, story } = edit
  const { kind, settings, browserPlan = null } = writing
  const text = writing.text.trim()
  requireIdle(story)
  requireText(kind, text)
  if (writing.thenMake) prepareEngines(scope.services.engines)
  const mayExceed = writing.step === 'SPLITTING'
  if (!mayExceed) requireWritableLength(user, writing, { ...story, ...settings })
  if (writing.thenMake) await requireMakeable(scope, user, { ...story, ...settings })
  const { writer } = scope.services.engines
  const builtInWriter = (writing.builtInWriter ?? false) && !writer.info.builtIn
  // A fallback by a built-in engine is free.
  const holdId =
    builtInWriter || browserPlan
      ? null
      : await holdWriting(scope, user, story, {
          ...{ kind, text, isListed: writing.isPaid },
          ...{
            language: settings.language ?? story.language,
            seconds: settings.videoLengthInSec ?? story.videoLengthInSec,
          },
        })
  if (holdId !== null) await publishBalance(scope, user.id)
  await saveVersion(scope, story, 'Before rewriting')
  const titles = [titleFrom(story.initialPrompt), titleFrom(text)]
  const mayRename = NAMELESS.has(story.displayTitle) || titles.includes(story.displayTitle)
  const statusBefore = story.status === 'COMPLETED' ? 'COMPLETED' : 'DRAFT'
  const state = { status: 'GENERATING', step: writing.step, errorMessage: null } as const
  const paid = { generationHoldId: holdId, generationQuoteId: null }
  const counts = {
    scenesTotal: 0,
    scenesCompleted: 0,
    engineLabel: browserPlan?.writtenBy ?? (builtInWriter ? builtInOf(writer.info)?.label : writer.info.label),
  }
  await edit.updateStory({ ...settings, ...state, ...paid, ...counts })
  const payload: WritePayload = {
    storyId: story.id,
    userId: user.id,
    kind,
    text,
    mayRename,
    holdId,
    thenMake: writing.thenMake ?? false,
    mostCredits: scope.approvedPrice ? scope.approvedPrice.most - scope.approvedPrice.held : null,
    builtInWriter,
    browserPlan,
    mayExceed,
    statusBefore,
  }
  await enqueue(scope, { kind: 'write-story', payload, userId: user.id, storyId: story.id })
  await edit.finish(writing.step === 'WRITING' ? 'Write story' : 'Split into scenes')
  await closeHistory(scope, story.id)
  return publishStatus(scope, story.id)
}

/** A story that is generated as soon as it is written needs its approval now: later no user is present. */
async function requireMakeable(scope: Scope, user: UserRow, story: StoryRow) {
  const about = await priceUnwritten(scope, story, user)
  if (!about) return
  const units = Math.max(1, ...about.engines.map(({ count }) => count))
  await requirePayable(scope, { userId: user.id, storyId: story.id, action: 'generate_story', units }, about.most)
}
