import type { FrameId } from '../frames/frame.ts'
import type { Brief, BriefKind } from './read-brief.ts'

/** By what is said about the video, the first that fits. */
const MOODS: readonly (readonly [RegExp, string | null])[] = [
  [/\b(?:no|without) (?:any |background )?music\b/iu, null],
  [/\b(?:calm|gentle|soft|piano|quiet|slow|heartfelt|emotional|relax\w*|soothing)\b/iu, 'Calm'],
  [/\b(?:epic|grand|heroic|majestic)\b/iu, 'Epic'],
  [/\b(?:tense|suspense\w*|dark|dramatic|serious|urgent)\b/iu, 'Tense'],
  [/\b(?:funny|playful|humou?r\w*|cheerful|light-?hearted|quirky)\b/iu, 'Playful'],
  [/\b(?:energetic|fast|fast-paced|driving|electronic|punchy|dynamic|snappy)\b/iu, 'Driving'],
  [/\b(?:lo-?fi|casual|cosy|cozy|laid-?back)\b/iu, 'Lo-fi'],
  [/\b(?:celebrat\w*|festive|party|birthday|congratulat\w*|anniversary)\b/iu, 'Celebration'],
  [/\b(?:upbeat|happy|positive|joyful|feel-?good)\b/iu, 'Upbeat'],
  [/\b(?:corporate|professional|businesslike|polished)\b/iu, 'Corporate'],
  [/\b(?:hopeful|inspir\w*|optimistic|motivat\w*)\b/iu, 'Hopeful'],
  [/\b(?:warm|friendly|kind|intimate)\b/iu, 'Warm'],
]
const OF_BRIEFS: Readonly<Record<BriefKind, string>> = {
  ...{ ADVERT: 'Hopeful', EXPLAINER: 'Documentary', LIST: 'Lo-fi', RECAP: 'Driving' },
  ...{ GREETING: 'Warm', NEWS: 'Documentary', TALE: 'Calm' },
}

/**
 * Mood of the music below a prompt's video; null where it wants none.
 * @param frame of a narration that is composed and not the prompt's own words
 */
export function moodOf({ kind, about }: Pick<Brief, 'kind' | 'about'>, frame?: FrameId): string | null {
  const said = about.join('. ')
  const found = MOODS.find(([words]) => words.test(said))
  if (found) return found[1]
  return frame ? 'Calm' : OF_BRIEFS[kind]
}
