import { nearestVoices } from '#src/domain/cast-voices.ts'
import { voiceFor, voicesFor } from '#src/domain/voice-for.ts'
import { ableOf, type QuotedPart } from '#engines/prices.ts'
import type { EngineInfo, Engines, VoiceInfo } from '#engines/ports.ts'
import type { RealItem } from '#generated/schema.ts'
import type { ArollRow, SceneRow } from '#server/platform/db/rows.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { chainOf } from '#server/modules/generation/receipts/film-receipts.ts'
import { lipSyncEngines } from '#server/modules/stories/arolls/speaking-clips.ts'
import { imagePrompt, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import type { AssetFacts } from '#server/modules/generation/outdated/facts.ts'
import { isMadeByItself } from '#server/modules/generation/outdated/stale-work.ts'

/** A generated asset, or a possible clip, and its engine. */
export interface UpgradableAsset extends Pick<RealItem, 'id' | 'part' | 'made_by' | 'is_draft' | 'problem' | 'lock'> {
  scene: SceneRow
  /** null for a voice. */
  aroll: ArollRow | null
  /** The source image of a clip; null for anything else. */
  imageId: string | null
}

export const QUOTED_PARTS: readonly QuotedPart[] = ['PICTURE', 'VOICE', 'MOTION', 'LIP_SYNC']

/** The engines for a kind of work, in order of preference. */
export function enginesOf(
  { engines, storyIllustrator }: Pick<AssetFacts, 'engines' | 'storyIllustrator'>,
  part: QuotedPart,
): EngineInfo[] {
  // The built-in illustrator alone can use the models of the built-in trainer.
  if (part === 'PICTURE') return [...storyIllustrator.able]
  if (part === 'LIP_SYNC') return [...(lipSyncEngines(engines) ?? [])]
  const { info } = part === 'VOICE' ? engines.voice : engines.animator
  return [...ableOf(info)]
}

export const realEnginesOf = (
  facts: Pick<AssetFacts, 'engines' | 'storyIllustrator'>,
  part: QuotedPart,
): EngineInfo[] => enginesOf(facts, part).filter(({ builtIn }) => !builtIn)

/**
 * All assets of a story that connected engines could generate, in playing order; only kinds of work with a connected engine.
 */
export function realPlaces(facts: AssetFacts): UpgradableAsset[] {
  const able = QUOTED_PARTS.filter((part) => realEnginesOf(facts, part).length > 0)
  return facts.scenes.flatMap((scene) =>
    [
      ...voicePlaces(facts, scene),
      ...(facts.layers.get(scene.id) ?? []).flatMap((layer) => layerPlaces(facts, layer, scene)),
    ].filter(({ part }) => able.includes(part)),
  )
}

function voicePlaces(facts: AssetFacts, scene: SceneRow): UpgradableAsset[] {
  const spoken = scene.audioMediaId === null ? undefined : facts.media.get(scene.audioMediaId)
  if (!spoken || scene.text.trim() === '') return []
  const { receipt } = spoken
  const isOwn = scene.isUserUploadedAudio || scene.isVoiceoverTranscribed || receipt?.work !== 'VOICE'
  const isDraft = receipt?.is_draft === true
  const lock = (): UpgradableAsset['lock'] => {
    if (scene.status === 'GENERATING') return 'IN_WORK'
    if (isOwn) return 'EDITED'
    if (!isDraft) return 'MADE'
    return realEnginesOf(facts, 'VOICE').some(({ label }) => realVoice(facts, scene, label)) ? null : 'NO_VOICE'
  }
  const made = { made_by: receipt?.engine ?? null, is_draft: isDraft, problem: problemOf(receipt), lock: lock() }
  return [{ id: `voice:${scene.id}`, part: 'VOICE', scene, aroll: null, imageId: null, ...made }]
}

function layerPlaces(facts: AssetFacts, aroll: ArollRow, scene: SceneRow): UpgradableAsset[] {
  const shown = aroll.mediaId === null ? undefined : facts.media.get(aroll.mediaId)
  if (!shown) return []
  const chain = chainOf(shown, facts.media)
  const root = chain.at(-1)
  const isWorkedOn =
    aroll.status === 'GENERATING' ||
    facts.tasks.some(({ arollId, status }) => arollId === aroll.id && (status === 'CREATED' || status === 'PROCESSING'))
  const isOwn = root?.receipt?.work !== 'PICTURE' || !isMadeByItself(facts, chain) || imagePrompt(scene, aroll) === null
  const common = isWorkedOn ? 'IN_WORK' : isOwn ? 'EDITED' : null
  const clip = shown.receipt && isClip(shown.receipt) ? shown.receipt : null
  const part = facts.speaking.has(scene.id) && scene.audioMediaId !== null ? 'LIP_SYNC' : 'MOTION'
  const isImageDraft = root?.receipt?.is_draft === true
  const isClipDraft = clip === null || clip.is_draft
  const at = { scene, aroll } as const
  return [
    {
      ...at,
      ...{ id: `picture:${aroll.id}`, part: 'PICTURE', imageId: null },
      ...{ made_by: root?.receipt?.engine ?? null, is_draft: isImageDraft, problem: problemOf(root?.receipt) },
      lock: common ?? (isImageDraft ? null : 'MADE'),
    },
    {
      ...at,
      ...{ id: `${part.toLowerCase()}:${aroll.id}`, part, imageId: root?.id ?? null },
      ...{ made_by: clip?.engine ?? null, is_draft: isClipDraft, problem: problemOf(clip) },
      lock: common ?? (isClipDraft ? null : 'MADE'),
    },
  ]
}

const isClip = ({ work }: StoredReceipt) => work === 'CLIP' || work === 'LIP_SYNC'

/** Why it is a draft although another engine was called: that engine's message. */
function problemOf(receipt: StoredReceipt | null | undefined): string | null {
  const [first] = receipt?.is_draft ? receipt.failures : []
  return first ? `${first.engine}: ${first.problem}` : null
}

/**
 * The voice of an engine that is closest to a scene's: itself, or one of its language and, where possible, its gender and
 * age.
 */
export function realVoice({ engines, story }: AssetFacts, scene: SceneRow, engine: string): VoiceInfo | null {
  const present = voiceFinder(engines, story)(scene)
  const own = voicesOf(engines, engine)
  const able = voicesFor(own, present?.language ?? story.language)
  const chosen = own.find(({ id }) => id === present?.id) ?? nearestVoices(able, present)[0]
  return voiceFor(able, { text: scene.text, language: story.language, chosen: [chosen?.id, able[0]?.id] })
}

const voicesOf = ({ voice }: Pick<Engines, 'voice'>, engine: string) =>
  voice.voices.filter(({ provider }) => (provider ?? voice.info).label === engine)
