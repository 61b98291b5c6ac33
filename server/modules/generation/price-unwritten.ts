import { plannedScript } from '#src/domain/fountain/planned-length.ts'
import { FPS } from '#src/domain/frames.ts'
import { SHOTS_PER_SCENE } from '#src/domain/shots.ts'
import { plannedScenes, sceneSeconds } from '#src/domain/planned-length.ts'
import { charactersPerSecond, writtenLength, writerTarget } from '#src/domain/text-length.ts'
import {
  type Able,
  ableOf,
  CHARACTERS,
  isPaidWork,
  keyBill,
  type PricedWork,
  priceWork,
  priceWorks,
  type QuotedPart,
  speakersOf,
} from '#engines/prices.ts'
import type { Scope } from '#server/platform/context.ts'
import { expectedOf, readShares } from '#server/modules/billing/credits/prices.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { imageEnginesOf, type StyledStory } from '#server/modules/tools/image-styles/style-model.ts'
import { voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { clipSeconds } from '#server/modules/stories/arolls/plan-visuals.ts'
import { type GenerationQuote, presentGenerationQuote, toTenths } from './price-generation.ts'
import { lipSyncEngines } from '#server/modules/stories/arolls/speaking-clips.ts'
import { writingPriceOf } from './writing-price.ts'

/** What is known of a story before it is written. */
export type UnwrittenStory = StyledStory &
  Pick<
    StoryRow,
    | 'scriptType'
    | 'initialPrompt'
    | 'language'
    | 'videoLengthInSec'
    | 'sceneSize'
    | 'scenePace'
    | 'aiOutputMode'
    | 'shotsPerScene'
    | 'defaultVoiceCode'
    | 'usualVoiceCode'
  >

/** Writers split differently than planned; a story with more scenes than this needs a new approval. */
const ROOM = 1.25
/** A text that every voice can read. */
const ANY_TEXT = '1'

/**
 * The price of writing and generating a story that is not written yet.
 * @param isWriting whether it is already being written, which has its own hold
 * @returns null where built-in engines do all of it
 */
export async function priceUnwritten(
  scope: Scope,
  story: UnwrittenStory,
  { isPremium, isWriting = false }: { isPremium: boolean; isWriting?: boolean },
): Promise<GenerationQuote | null> {
  const { engines, prices: table } = scope.services
  const { scenes, seconds } = planOf(story, isPremium)
  if (scenes === 0) return null
  const each = seconds / scenes
  const shots = SHOTS_PER_SCENE[story.shotsPerScene]
  const voice = voiceFinder(
    engines,
    story,
  )({ text: story.initialPrompt.trim() || ANY_TEXT, languageAndVoiceCode: null })
  const characters = each * charactersPerSecond(story.language)
  const works: { part: QuotedPart; able: Able; units: number }[] = [
    ...(voice
      ? [
          {
            part: 'VOICE' as const,
            able: speakersOf(engines.voice.info, voice.provider),
            units: characters / CHARACTERS,
          },
        ]
      : []),
    { part: 'PICTURE', able: await imageEnginesOf(scope, story), units: 1 },
    ...(story.aiOutputMode === 'VIDEO'
      ? [
          {
            part: 'MOTION' as const,
            able: ableOf(engines.animator.info),
            units: clipSeconds({ durationMs: (each * 1000) / shots }),
          },
        ]
      : []),
  ]
  const writing = isWriting ? null : priceWriting(scope, story, isPremium)
  const lipSync = voice && shots === 1 && mayHaveDialogue(scope, story) ? lipSyncEngines(engines) : null
  if (!writing && !lipSync && !works.some(({ able }) => isPaidWork(able))) return null
  const shares = await readShares(scope, [
    ...works.map(({ able: [{ label }] }) => label),
    ...(writing ? [writing.most.engine] : []),
  ])
  const made = works.map(({ part, able, units }) => {
    const count = part === 'VOICE' ? scenes : scenes * shots
    const prices = priceWorks(table, repeated({ able, part, units }, count))
    // A longer scene needs longer speech and clips.
    const longer = { able, part, units: part === 'PICTURE' ? units : units * ROOM }
    const highest = priceWorks(table, repeated(longer, Math.ceil(count * ROOM)))
    return {
      ...{ part, engine: able[0].label, is_built_in: !isPaidWork(able), count },
      ...keyBill(prices.map(({ price }) => price.keyCost)),
      expected: toTenths(prices.reduce((sum, { price }) => sum + expectedOf(price, shares), 0)),
      most: highest.reduce((sum, { price }) => sum + price.most, 0),
    }
  })
  if (lipSync) made.push(lipSyncLine(scope, { able: lipSync, scenes, seconds: each }))
  const written = writing
    ? [
        {
          ...{ part: 'WRITING' as const, engine: writing.most.engine, is_built_in: false, count: 1 },
          ...{ expected: toTenths(expectedOf(writing.about, shares)), most: writing.most.most },
          ...keyBill([writing.about.keyCost]),
        },
      ]
    : []
  return presentGenerationQuote(scope.services, [...written, ...made], true)
}

const repeated = (work: PricedWork, count: number) => Array.from({ length: count }, () => work)

/** Whether its scenes may be spoken by its characters, in clips: only models and screenplays name who speaks. */
function mayHaveDialogue({ services: { engines } }: Scope, { aiOutputMode, scriptType }: UnwrittenStory): boolean {
  if (aiOutputMode !== 'VIDEO') return false
  const isInvented = scriptType === null || scriptType === 'PROMPT'
  return scriptType === 'SCREENPLAY' || (isInvented && isPaidWork(ableOf(engines.writer.info)))
}

/** How many scenes are spoken by characters is unknown: none is expected, at most all; each in place of a moving clip. */
function lipSyncLine(
  { services: { engines, prices } }: Scope,
  { able, scenes, seconds }: { able: Able; scenes: number; seconds: number },
) {
  const speaks = priceWork(prices, able, 'LIP_SYNC', Math.ceil(seconds * ROOM))
  const motion = { durationMs: seconds * 1000 * ROOM }
  const moves = priceWork(prices, ableOf(engines.animator.info), 'MOTION', clipSeconds(motion))
  return {
    ...{ part: 'LIP_SYNC' as const, engine: speaks.engine, is_built_in: false, count: scenes, expected: 0 },
    most: Math.max(0, speaks.most - moves.most) * Math.ceil(scenes * ROOM),
  }
}

/** null where a built-in engine writes, for free. */
function priceWriting({ services }: Scope, story: UnwrittenStory, isPremium: boolean) {
  const { scriptType, initialPrompt: text, language, videoLengthInSec: seconds } = story
  const kind = scriptType === null || scriptType === 'PROMPT' ? 'PROMPT' : 'SCRIPT'
  const { about, most } = writtenLength({ kind, text, language, seconds, isPremium })
  const [low, high] = [writingPriceOf(services, about), writingPriceOf(services, most)]
  return low && high ? { about: low, most: high } : null
}

/** The number of its scenes, and their total length. */
function planOf(story: UnwrittenStory, isPremium: boolean): { scenes: number; seconds: number } {
  const { scriptType, initialPrompt, language, sceneSize, scenePace, videoLengthInSec } = story
  const perScene = sceneSeconds(sceneSize, scenePace)
  if (scriptType === null || scriptType === 'PROMPT') {
    const seconds = writerTarget(videoLengthInSec, isPremium)
    return { scenes: Math.max(1, Math.round(seconds / perScene)), seconds }
  }
  const plan = scriptType === 'SCREENPLAY' ? plannedScript : plannedScenes
  const frames = plan(initialPrompt, language, perScene)
  return { scenes: frames.length, seconds: frames.reduce((sum, length) => sum + length, 0) / FPS }
}
