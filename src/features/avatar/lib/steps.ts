import type { Scene, StoryDocument } from '#generated/schema.ts'
import { lengthLimitError } from '#src/domain/length-limits.ts'

export const STEPS = [
  { id: 'portrait', name: 'Portrait', title: 'Who speaks?' },
  { id: 'voice', name: 'Voice', title: 'What’s said?' },
  { id: 'film', name: 'Video', title: 'Generate' },
] as const

export type StepId = (typeof STEPS)[number]['id']

/** Limit of the built-in animator, ms. */
const MAX_MS = 120_000

/** The saved parts of an avatar: its one scene holds the portrait and the voice. */
export interface Avatar {
  scene: Scene | undefined
  arollId: string | undefined
  /** The image; undefined once it speaks, because a video then replaces it. */
  portrait: { id: string; url: string } | undefined
  voice: { id: string; url: string; durationMs: number } | undefined
  isSpeaking: boolean
}

export function avatarOf(story: StoryDocument | undefined): Avatar {
  const scene = story?.scenes.toSorted((a, b) => a.element_order - b.element_order)[0]
  const aroll = scene?.arolls[0]
  const image = aroll?.aroll_object.media
  const voice = scene?.audio_media
  return {
    scene,
    arollId: aroll?.id,
    portrait: image?.media_type === 'image' && image.url ? { id: image.id, url: image.url } : undefined,
    voice: voice?.url
      ? { id: voice.id, url: voice.url, durationMs: scene?.audio_duration_in_ms_seconds ?? 0 }
      : undefined,
    isSpeaking: scene?.status === 'GENERATING',
  }
}

/** Why a step cannot be opened yet, in words; null when it can. */
export function missingFor(
  step: StepId,
  { scene, portrait, voice, isSpeaking }: Avatar,
  isPremium: boolean,
): string | null {
  if (step === 'portrait') return null
  if (!portrait) return 'Choose a portrait first'
  if (step === 'voice') return null
  if (isSpeaking) return 'Generating the voice'
  if (!scene || !voice) return 'Generate audio, or use a recording'
  if (scene.is_voiceover_stale) return 'The script has changed. Regenerate the audio'
  if (voice.durationMs > MAX_MS) return 'Avatar videos can be up to two minutes long'
  return lengthLimitError(scene.duration_in_frames, isPremium)
}

/** The step in the URL, or the last one that is open when it names none or one that is not. */
export function openStep(wanted: string | null, avatar: Avatar, isPremium: boolean): StepId {
  const open = STEPS.filter(({ id }) => missingFor(id, avatar, isPremium) === null).map(({ id }) => id)
  return open.find((id) => id === wanted) ?? open.at(-1) ?? 'portrait'
}

/** The first spoken words, for a story without a title. */
export function titleOf(text: string): string {
  const words = text.trim().split(/\s+/u).filter(Boolean)
  const title = words.slice(0, 8).join(' ').slice(0, 80)
  return title === '' ? 'Avatar video' : words.length > 8 ? `${title} …` : title
}
