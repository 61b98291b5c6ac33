import { type FilmTransition, filmTransition } from '#src/domain/fountain/tidy.ts'
import { narrateSegment, narrationPart } from '#src/domain/fountain/narrate-segment.ts'
import type { CharacterRow, SceneRow } from '#server/platform/db/rows.ts'
import { splitScript } from '#src/domain/split-script.ts'
import { placeOf, type ElementRow, type SegmentRow, type WholeSegment } from './read.ts'

/** The source of a scene. */
export interface SceneDraft {
  /** What is spoken; empty for a silent scene. */
  text: string
  /** The captions of a silent scene; empty in most. */
  shown: string
  speaker: CharacterRow | null
  emotions: SceneRow['emotions']
  prompt: string
  /** Its transition; null where the screenplay has none that the video supports. */
  transition: FilmTransition | null
}

interface NarrationOptions {
  cast: ReadonlyMap<string, CharacterRow>
  language: string
  /** Target length, seconds. */
  seconds: number
  /** Whether the narrator reads the action. */
  narrateAction: boolean
  /** What the screenplay opens with. */
  opening: FilmTransition | null
}

/** The transition of the next scene; it may be at the end of the previous segment. */
interface Due {
  transition: FilmTransition | null
}

/** The scenes of a screenplay, in order, each with its voice, its image prompt and its transition. */
export function toScenes(segments: readonly WholeSegment[], options: NarrationOptions): SceneDraft[] {
  let hour: SegmentRow['timeOfDay'] = 'DAY'
  const due: Due = { transition: options.opening }
  return segments.flatMap((segment) => {
    if (segment.row.timeOfDay !== 'CONTINUOUS') hour = segment.row.timeOfDay
    return scenesOfSegment(segment, settingOf(segment, hour), options, due)
  })
}

function scenesOfSegment(segment: WholeSegment, setting: string, options: NarrationOptions, due: Due): SceneDraft[] {
  const { cast, language, seconds, narrateAction } = options
  const parts = segment.elements.map(narrationPart)
  const drafts: SceneDraft[] = []
  for (const narrated of narrateSegment(parts, { narrateAction, hasPlace: placeOf(segment) !== '' })) {
    if (narrated.kind === 'transition') {
      due.transition = filmTransition(narrated.words) ?? due.transition
      continue
    }
    const { text, speech, shot, shown } = narrated
    const speaker = speech === null ? null : (cast.get(speech.characterId ?? '') ?? null)
    const seen = clip(narrated.seen)
    const subject = speech === null ? seen : [portrayal(speaker, speech), seen].filter(Boolean).join(', ')
    const prompt = [shot, subject, setting].filter(Boolean).join(', ')
    for (const piece of text === '' ? [''] : splitScript(text, language, seconds)) {
      drafts.push({ text: piece, shown, speaker, emotions: speech?.emotions ?? [], prompt, transition: due.transition })
      due.transition = null
    }
  }
  return drafts
}

/** An image prompt needs no more words than that. */
const MAX_SUBJECT_LENGTH = 240

function clip(text: string): string {
  if (text.length <= MAX_SUBJECT_LENGTH) return text.replace(/[.,;:!?…\s]+$/u, '')
  const cut = text.slice(0, MAX_SUBJECT_LENGTH)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_SUBJECT_LENGTH / 2))
}

function portrayal(speaker: CharacterRow | null, { description }: ElementRow): string {
  if (speaker === null || speaker.role === 'Narrator' || /^V\.O\./u.test(description)) return ''
  const looks = speaker.description.trim().replace(/[.\s]+$/u, '')
  return [`Close on ${speaker.callName}`, looks].filter(Boolean).join(', ')
}

const HOURS: Readonly<Record<SegmentRow['timeOfDay'], string>> = {
  DAY: 'by day',
  NIGHT: 'at night',
  DAWN: 'at dawn',
  MORNING: 'in the morning',
  AFTERNOON: 'in the afternoon',
  EVENING: 'in the evening',
  DUSK: 'at dusk',
  CONTINUOUS: '',
}

function settingOf(segment: WholeSegment, hour: SegmentRow['timeOfDay']): string {
  const place = placeOf(segment)
    .toLowerCase()
    .replace(/\s[-–—]\s/gu, ', ')
  const side = { INT: 'inside', EXT: 'outside', INT_EXT: '' }[segment.row.locationType]
  const where = place === '' ? side : [side === 'inside' ? 'inside the' : 'at the', place].join(' ')
  return [where, clip(segment.location?.description ?? ''), HOURS[hour]].filter(Boolean).join(', ')
}
