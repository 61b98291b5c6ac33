import { Random } from '../illustrator/core/random.ts'

/** Part of an image that is seen: its middle and its size, shares (0 to 1) of the largest part of the wanted shape. */
export interface View {
  x: number
  y: number
  zoom: number
}

export interface CameraMove {
  from: View
  to: View
  /** How much the hand shakes, 0 to 1. */
  shake: number
}

const REST: View = { x: 0.5, y: 0.5, zoom: 1 }
const NEAR: View = { x: 0.5, y: 0.47, zoom: 1.26 }

const at = (x: number, y: number): View => ({ x, y, zoom: 1.2 })

const MOVES = {
  still: { from: REST, to: REST, shake: 0 },
  in: { from: REST, to: NEAR, shake: 0 },
  out: { from: NEAR, to: REST, shake: 0 },
  left: { from: at(0.6, 0.5), to: at(0.4, 0.5), shake: 0 },
  right: { from: at(0.4, 0.5), to: at(0.6, 0.5), shake: 0 },
  up: { from: at(0.5, 0.6), to: at(0.5, 0.4), shake: 0 },
  down: { from: at(0.5, 0.4), to: at(0.5, 0.6), shake: 0 },
  rising: { from: { x: 0.42, y: 0.58, zoom: 1.24 }, to: { x: 0.56, y: 0.46, zoom: 1.08 }, shake: 0 },
  drifting: { from: { x: 0.46, y: 0.52, zoom: 1.08 }, to: { x: 0.55, y: 0.47, zoom: 1.22 }, shake: 0 },
} as const satisfies Record<string, CameraMove>

type MoveName = keyof typeof MOVES

const WORDS: readonly [RegExp, MoveName][] = [
  [
    /\b(?:static|fixed|locked(?:[- ](?:off|down))?|still) (?:camera|shot|frame)\b|\bno camera (?:move|motion)\w*/iu,
    'still',
  ],
  [/\b(?:pan|move|travel|slide|track|camera)\w*\b[^.]*\bleft\b/iu, 'left'],
  [/\b(?:pan|move|travel|slide|track|camera)\w*\b[^.]*\bright\b/iu, 'right'],
  [/\b(?:tilt|pan|look|camera)\w*\b[^.]*\bup\b/iu, 'up'],
  [/\b(?:tilt|pan|look|camera)\w*\b[^.]*\bdown\b/iu, 'down'],
  [/\b(?:zoom(?:s|ing)? out|pull\w* (?:out|back)|away|reveal\w*|wider)\b/iu, 'out'],
  [/\b(?:zoom\w*|push\w*|closer|approach\w*|towards?|dolly)\b/iu, 'in'],
  [/\b(?:crane|ris(?:e|es|ing)|fly\w*|drone|aerial)\b/iu, 'rising'],
]

/** What is said of the camera, and not of what happens before it. */
const CAMERA_WORDS = /[^.,;]*\bcamera\b[^.,;]*/iu

/** Where the camera goes: as the words say, otherwise one of the moves, the same for the same seed. */
export function cameraMove(prompt: string, seed: number): CameraMove {
  const said = saidMove(CAMERA_WORDS.exec(prompt)?.[0] ?? '') ?? saidMove(prompt)
  const chance = new Random(seed).fork('camera')
  const name =
    said ?? chance.pick(['in', 'out', 'rising', 'drifting', 'left', 'right'] satisfies [MoveName, ...MoveName[]])
  const shaken = /\b(?:hand-?held|shak(?:y|ing)|walking)\b/iu.test(prompt)
  return { ...MOVES[name], shake: shaken ? 1 : name === 'still' ? 0 : 0.12 }
}

const saidMove = (text: string): MoveName | undefined => WORDS.find(([words]) => words.test(text))?.[1]

/** The view at a moment. @param along 0 at the start, 1 at the end @param seconds since the start */
export function viewAt({ from, to, shake }: CameraMove, along: number, seconds: number): View {
  const eased = along * along * (3 - 2 * along) * 0.45 + along * 0.55
  const mix = (a: number, b: number) => a + (b - a) * eased
  const sway = 0.006 * shake
  return {
    x: mix(from.x, to.x) + sway * (Math.sin(seconds * 2.1) + 0.5 * Math.sin(seconds * 4.7 + 1)),
    y: mix(from.y, to.y) + sway * (Math.sin(seconds * 1.7 + 2) + 0.5 * Math.sin(seconds * 5.3)),
    zoom: mix(from.zoom, to.zoom) * (1 + 0.5 * sway * Math.sin(seconds * 1.3)),
  }
}

export interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** The part of an image that a view shows in a frame, px of the image; always inside it. */
export function partSeen(
  image: { width: number; height: number },
  frame: { width: number; height: number },
  { x, y, zoom }: View,
): Part {
  const scale = Math.max(frame.width / image.width, frame.height / image.height) * Math.max(1, zoom)
  const width = frame.width / scale
  const height = frame.height / scale
  const inside = (middle: number, size: number, whole: number) =>
    Math.min(Math.max(middle * whole - size / 2, 0), whole - size)
  return { x: inside(x, width, image.width), y: inside(y, height, image.height), width, height }
}
