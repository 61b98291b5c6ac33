import { outputSize } from '#src/domain/aspect-ratio.ts'
import type { StaleWork } from '#generated/schema.ts'
import { drawnWords, lookOf, seedOf } from '#server/modules/stories/arolls/drawn-from.ts'
import { portraitsFor } from '#server/modules/stories/characters/seen-cast.ts'
import type { ArollRow, MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import type { ReceiptInput } from '#server/platform/db/schema/receipt.ts'
import { inMood } from '#server/modules/stories/scenes/mood.ts'
import { chainOf } from '#server/modules/generation/receipts/film-receipts.ts'
import { changedInputs, contentOf, imageInputs, voiceInputs } from '#server/modules/generation/receipts/inputs.ts'
import { imagePrompt, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import type { AssetFacts } from './facts.ts'

export type { StaleWork }

/** Without its price. */
export type StaleMark = Pick<StaleWork, 'id' | 'part' | 'reasons' | 'follows' | 'lock'> & {
  scene: SceneRow
  /** null for audio and text. */
  aroll: ArollRow | null
}

type Reason = ReceiptInput['name']

/**
 * Assets of a story whose inputs have changed: the inputs of each receipt against the engine's inputs today. No flag is used,
 * so a change that was reverted is not marked; only assets older than receipts have nothing else.
 */
export function staleMarks(facts: AssetFacts): StaleMark[] {
  const findVoice = voiceFinder(facts.engines, facts.story)
  const shots = facts.scenes.flatMap(({ id }) => facts.layers.get(id) ?? [])
  const after = new Map(shots.map(({ id }, at) => [id, shots[at + 1]]))
  return facts.scenes.flatMap((scene) => {
    const voice = voiceMarks(facts, scene, findVoice)
    const layers = facts.layers.get(scene.id) ?? []
    const isVoiceStale = voice.some(({ part }) => part === 'VOICE')
    return [
      ...voice,
      ...layers.flatMap((layer) => layerMarks(facts, scene, { layer, next: after.get(layer.id), isVoiceStale })),
    ]
  })
}

const voiceId = (scene: SceneRow) => `voice:${scene.id}`

function voiceMarks(facts: AssetFacts, scene: SceneRow, findVoice: ReturnType<typeof voiceFinder>): StaleMark[] {
  const spoken = scene.audioMediaId === null ? undefined : facts.media.get(scene.audioMediaId)
  const isOwn = scene.isUserUploadedAudio || scene.isVoiceoverTranscribed
  if (!spoken || isOwn || scene.text.trim() === '') return []
  const voice = findVoice(scene)
  const reasons =
    spoken.receipt?.work !== 'VOICE'
      ? null
      : changedInputs(
          spoken.receipt.inputs,
          voiceInputs({ text: scene.text, voice: voice?.id ?? '', ...inMood(scene) }),
        )
  if (reasons === null ? !scene.isVoiceoverStale : reasons.length === 0) return []
  const lock = scene.status === 'GENERATING' ? 'IN_WORK' : voice === null ? 'NO_VOICE' : null
  const id = voiceId(scene)
  const with_ = { scene, aroll: null, reasons: [] }
  return [
    { ...with_, id, part: 'VOICE', reasons: reasons ?? [], follows: null, lock },
    {
      ...with_,
      ...{ id: `captions:${scene.id}`, part: 'CAPTIONS', follows: id },
      lock: scene.areCaptionsOverridden ? 'EDITED' : lock,
    },
    { ...with_, id: `length:${scene.id}`, part: 'LENGTH', follows: id, lock },
  ]
}

interface Layer {
  layer: ArollRow
  /** The next shot of the film. */
  next: ArollRow | undefined
  isVoiceStale: boolean
}

function layerMarks(facts: AssetFacts, scene: SceneRow, { layer, next, isVoiceStale }: Layer): StaleMark[] {
  const shown = layer.mediaId === null ? undefined : facts.media.get(layer.mediaId)
  if (!shown?.receipt) return []
  const chain = chainOf(shown, facts.media)
  const sounds = shown.receipt.work === 'LIP_SYNC' ? soundReasons(facts, scene, shown) : null
  const painted = imageReasons(facts, scene, layer, chain)
  const isWorkedOn =
    layer.status === 'GENERATING' ||
    facts.tasks.some(({ arollId, status }) => arollId === layer.id && (status === 'CREATED' || status === 'PROCESSING'))
  const lock = isWorkedOn ? 'IN_WORK' : painted.length > 0 && !isMadeByItself(facts, chain) ? 'EDITED' : null
  const marks: StaleMark[] = []
  const at = { scene, aroll: layer, lock } as const
  const image = `picture:${layer.id}`
  if (painted.length > 0) marks.push({ ...at, id: image, part: 'PICTURE', reasons: painted, follows: null })
  if (shown.receipt.work === 'CLIP' && painted.length > 0)
    marks.push({ ...at, id: `motion:${layer.id}`, part: 'MOTION', reasons: [], follows: image })
  else if (hasOtherEnd(facts, shown, next))
    marks.push({ ...at, id: `motion:${layer.id}`, part: 'MOTION', reasons: ['END'], follows: null })
  const waits = sounds !== null && isVoiceStale ? voiceId(scene) : null
  if (shown.receipt.work === 'LIP_SYNC' && (painted.length > 0 || waits !== null || (sounds?.length ?? 0) > 0))
    marks.push({
      ...at,
      ...{ id: `lip-sync:${layer.id}`, part: 'LIP_SYNC', reasons: sounds ?? [] },
      follows: waits ?? (painted.length > 0 ? image : null),
    })
  return marks
}

/** Whether a planned clip ends with another image than the one that the next shot begins with today. */
function hasOtherEnd({ tasks, media }: AssetFacts, { id, receipt }: MediaRow, next: ArollRow | undefined): boolean {
  const end = receipt?.inputs.find(({ name }) => name === 'END')
  const isPlanned = tasks.some(({ resultMediaId, request }) => resultMediaId === id && request.is_planned)
  const shown = next?.shot?.continues && next.mediaId !== null ? media.get(next.mediaId) : undefined
  if (!end || !isPlanned || !shown) return false
  const image = chainOf(shown, media).find(({ mediaType }) => mediaType === 'image')
  return image !== undefined && contentOf(image) !== end.content
}

/** Changed speech of a lip sync; null where it has its own audio. */
function soundReasons({ media }: AssetFacts, scene: SceneRow, { receipt }: MediaRow): Reason[] | null {
  const sound = receipt?.inputs.find(({ name }) => name === 'SOUND')
  const sounds = sound?.media_id ? media.get(sound.media_id) : undefined
  const spoken = scene.audioMediaId === null ? undefined : media.get(scene.audioMediaId)
  if (!sound || !spoken) return null
  // A split or merged scene has the same speech, in another file.
  const usesSound = spoken.receipt?.inputs.some(({ name, content }) => name === 'SOUND' && content === sound.content)
  if (sound.content === contentOf(spoken) || usesSound === true) return []
  return sounds?.receipt?.work === 'VOICE' ? ['SOUND'] : null
}

/** Why the source image of a chain would be generated differently today. */
function imageReasons(facts: AssetFacts, scene: SceneRow, layer: ArollRow, chain: readonly MediaRow[]): Reason[] {
  const root = chain.at(-1)?.receipt
  const prompt = imagePrompt(scene, layer)
  if (root?.work !== 'PICTURE' || prompt === null) return []
  const { story, words, storyIllustrator } = facts
  const now = imageInputs({
    ...drawnWords(words, prompt),
    look: lookOf(facts, scene, story, layer),
    seed: seedOf(story, scene, layer),
    ...outputSize(story.aspectRatio),
    model: storyIllustrator.name,
    portraits: portraitsFor(storyIllustrator.illustrator, words.cast, prompt),
  })
  // The seed of an A-roll is that of its last generated image.
  const isRepainted = chain.some(({ receipt }) => receipt?.work === 'EDIT' || receipt?.work === 'REPAINT')
  return changedInputs(root.inputs, now).filter((name) => name !== 'SEED' || !isRepainted)
}

/** Whether the visual came from the image without a user's words: a generated image, or the clip that was made with it. */
export function isMadeByItself(
  { tasks }: Pick<AssetFacts, 'tasks'>,
  [shown, image, ...more]: readonly MediaRow[],
): boolean {
  if (!image) return true
  const task = tasks.find(({ resultMediaId }) => resultMediaId === shown?.id)
  if (more.length > 0 || !task) return false
  if (task.request.is_planned === true) return true
  // Clips of earlier versions had neither words nor an end where nobody asked for them.
  return task.modelId === 'draft-image-to-video' && !task.prompt && !task.request.end_frame_id
}
