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
    ...{ continues: false, sound: '', is_locked: false },
  }
}

/** The image prompt of a shot. */
export function shotPrompt({
  subject,
  size,
  angle,
  action,
  screen_direction: direction,
}: Omit<Shot, 'is_locked' | 'sound'>): string {
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

type Directed = Framed & Pick<Shot, 'screen_direction'>

const OPPOSITE: Readonly<Record<ScreenDirection, ScreenDirection>> = { NONE: 'NONE', LEFT: 'RIGHT', RIGHT: 'LEFT' }

/** Shot and reverse shot: the people of a dialogue look at each other. */
interface Line {
  /** The member of the cast who speaks the scene; '' for the narrator. */
  speaker: string
  direction: ScreenDirection
}

const lineOf = (shots: readonly Directed[], speaker = ''): Line => ({
  speaker: speaker.trim().toLowerCase(),
  direction: shots.find(({ screen_direction }) => screen_direction !== 'NONE')?.screen_direction ?? 'NONE',
})

const facesSameWay = (one: Line | undefined, other: Line): boolean =>
  one !== undefined &&
  one.speaker !== '' &&
  other.speaker !== '' &&
  one.speaker !== other.speaker &&
  one.direction !== 'NONE' &&
  one.direction === other.direction

/**
 * What breaks the rules of a plan, for a model that is asked to repair it.
 * @param scenes the shots of each, in playing order
 * @param speakers who of the cast speaks each; '' for the narrator
 */
export function shotProblems(scenes: readonly (readonly Directed[])[], speakers: readonly string[] = []): string[] {
  const problems: string[] = []
  let last: Framed | undefined
  let lineBefore: Line | undefined
  for (const [at, shots] of scenes.entries()) {
    for (const [place, shot] of shots.entries()) {
      if (last && !shot.continues && hasSameComposition(last, shot))
        problems.push(`scene ${at + 1}, shot ${place + 1} repeats the composition of the shot before`)
      last = shot
    }
    const directions = new Set(shots.map(({ screen_direction: direction }) => direction))
    if (directions.has('LEFT') && directions.has('RIGHT'))
      problems.push(`the screen direction changes within scene ${at + 1}`)
    const line = lineOf(shots, speakers[at])
    if (facesSameWay(lineBefore, line))
      problems.push(`scene ${at + 1} is spoken by another person than scene ${at}, and must face the other way`)
    lineBefore = line
  }
  const all = scenes.flat()
  if (all.length >= MIN_VARIED && new Set(all.map(({ size }) => size)).size === 1)
    problems.push('all shots have the same size')
  return problems
}

/** From this many shots on a story has more than one size. */
const MIN_VARIED = 4

/**
 * The shots with another size where one would repeat the composition before it, and facing the other way where two people who
 * speak one after the other would face the same way.
 */
export function variedShots<Each extends Directed>(
  scenes: readonly (readonly Each[])[],
  speakers: readonly string[] = [],
): Each[][] {
  let last: Framed | undefined
  let lineBefore: Line | undefined
  return scenes.map((shots, at) => {
    const line = lineOf(shots, speakers[at])
    const turns = facesSameWay(lineBefore, line)
    lineBefore = turns ? { ...line, direction: OPPOSITE[line.direction] } : line
    return shots.map((shot) => {
      const isRepeated = last && !shot.continues && hasSameComposition(last, shot)
      const varied = {
        ...shot,
        ...(isRepeated && { size: NEXT_SIZE[shot.size] }),
        ...(turns && { screen_direction: OPPOSITE[shot.screen_direction] }),
      }
      last = varied
      return varied
    })
  })
}
