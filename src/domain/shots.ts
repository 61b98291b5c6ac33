import type { FilmStyle, ImageAnimation, ScreenDirection, Shot, ShotsPerScene } from '#generated/schema.ts'

export type { FilmStyle, ImageAnimation, Shot }

/** How many shots a scene has, where the story says it; by length and pace otherwise. */
export const SHOTS_PER_SCENE: Readonly<Record<ShotsPerScene, number>> = { AUTO: 1, ONE: 1, TWO: 2, THREE: 3, FOUR: 4 }

export const SHOT_SIZES = ['WIDE', 'MEDIUM', 'CLOSE_UP', 'DETAIL'] as const satisfies readonly Shot['size'][]
export const SHOT_ANGLES = ['EYE_LEVEL', 'LOW', 'HIGH', 'OVERHEAD'] as const satisfies readonly Shot['angle'][]
export const SCREEN_DIRECTIONS = ['NONE', 'LEFT', 'RIGHT'] as const satisfies readonly ScreenDirection[]

const SIZE_WORDS: Readonly<Record<Shot['size'], string>> = {
  WIDE: 'wide shot',
  MEDIUM: 'medium shot',
  CLOSE_UP: 'close-up',
  DETAIL: 'extreme close-up',
}
const ANGLE_WORDS: Readonly<Record<Shot['angle'], string>> = {
  EYE_LEVEL: '',
  LOW: 'from a low angle',
  HIGH: 'from a high angle',
  OVERHEAD: 'seen from above',
}
const DIRECTION_WORDS: Readonly<Record<Shot['screen_direction'], string>> = {
  NONE: '',
  LEFT: 'facing left',
  RIGHT: 'facing right',
}
export const IMAGE_ANIMATIONS = [
  'NONE',
  'ZOOM_IN',
  'ZOOM_OUT',
  'PAN_LEFT',
  'PAN_RIGHT',
  'PAN_UP',
  'PAN_DOWN',
] as const satisfies readonly ImageAnimation[]
const MOVE_WORDS: Readonly<Record<ImageAnimation, string>> = {
  NONE: 'static camera',
  ZOOM_IN: 'camera pushes in slowly',
  ZOOM_OUT: 'camera pulls back slowly',
  PAN_LEFT: 'camera pans left',
  PAN_RIGHT: 'camera pans right',
  PAN_UP: 'camera tilts up',
  PAN_DOWN: 'camera tilts down',
}
/** What a shot of one size is followed by, so that no two in a row have the same composition. */
const NEXT_SIZE: Readonly<Record<Shot['size'], Shot['size']>> = {
  WIDE: 'CLOSE_UP',
  MEDIUM: 'WIDE',
  CLOSE_UP: 'MEDIUM',
  DETAIL: 'WIDE',
}
const SIZE_AT_START = /^(wide shot|medium shot|extreme close-up|close-up)(?: of(?= )|(?=[:, ]))[:,]?\s*/iu

/** A shot of an image prompt: the size that it begins with, and its subject. */
export function readShot(prompt: string): Shot {
  const [start = '', words] = SIZE_AT_START.exec(prompt) ?? []
  const size = SHOT_SIZES.find((each) => SIZE_WORDS[each] === words?.toLowerCase()) ?? 'MEDIUM'
  const subject = withoutStop(prompt.slice(start.length)) || prompt.trim()
  return {
    ...{ subject, size, angle: 'EYE_LEVEL', action: '', end_state: '', screen_direction: 'NONE' },
    ...{ continues: false, is_locked: false },
  }
}

/** The image prompt of a shot. */
export function shotPrompt({ subject, size, angle, action, screen_direction: direction }: Shot): string {
  const framing = [SIZE_WORDS[size], ANGLE_WORDS[angle]].filter(Boolean).join(' ')
  return [`${framing}: ${withoutStop(subject)}`, withoutStop(action), DIRECTION_WORDS[direction]]
    .filter(Boolean)
    .join(', ')
}

/** What the images of a story have in common, as part of each prompt. */
export const filmWords = (style: FilmStyle | null): string =>
  style === null
    ? ''
    : [style.medium, style.palette, style.light, style.lens].map(withoutStop).filter(Boolean).join(', ')

/** What happens in a clip of a shot: its action, how the camera moves, and what it ends with. */
export const shotMotion = ({ action, end_state: end }: Shot, move: ImageAnimation): string =>
  [withoutStop(action), MOVE_WORDS[move], end.trim() && `ends with ${withoutStop(end)}`].filter(Boolean).join(', ')

/** The shots of a scene: the same subject in another size each. */
export function shotsOf(first: Shot, count: number): Shot[] {
  const shots = [first]
  for (let last = first; shots.length < count; shots.push(last))
    last = { ...first, size: NEXT_SIZE[last.size], action: '', end_state: '', continues: false, is_locked: false }
  return shots
}

const withoutStop = (text: string): string => text.trim().replace(/[.,;:\s]+$/u, '')

type Framed = Pick<Shot, 'subject' | 'size' | 'angle' | 'continues'>

const hasSameComposition = (one: Framed, other: Framed): boolean =>
  one.size === other.size &&
  one.angle === other.angle &&
  one.subject.trim().toLowerCase() === other.subject.trim().toLowerCase()

/** What breaks the rules of a plan, for a model that is asked to repair it. @param scenes the shots of each, in playing order */
export function shotProblems(scenes: readonly (readonly (Framed & Pick<Shot, 'screen_direction'>)[])[]): string[] {
  const problems: string[] = []
  let last: Framed | undefined
  for (const [at, shots] of scenes.entries()) {
    for (const [place, shot] of shots.entries()) {
      if (last && !shot.continues && hasSameComposition(last, shot))
        problems.push(`scene ${at + 1}, shot ${place + 1} repeats the composition of the shot before`)
      last = shot
    }
    const directions = new Set(shots.map(({ screen_direction: direction }) => direction))
    if (directions.has('LEFT') && directions.has('RIGHT'))
      problems.push(`the screen direction changes within scene ${at + 1}`)
  }
  const all = scenes.flat()
  if (all.length >= MIN_VARIED && new Set(all.map(({ size }) => size)).size === 1)
    problems.push('all shots have the same size')
  return problems
}

/** From this many shots on a story has more than one size. */
const MIN_VARIED = 4

/** The shots with another size where one would repeat the composition before it. */
export function variedShots<Each extends Framed>(scenes: readonly (readonly Each[])[]): Each[][] {
  let last: Framed | undefined
  return scenes.map((shots) =>
    shots.map((shot) => {
      const isRepeated = last && !shot.continues && hasSameComposition(last, shot)
      const varied = isRepeated ? { ...shot, size: NEXT_SIZE[shot.size] } : shot
      last = varied
      return varied
    }),
  )
}
