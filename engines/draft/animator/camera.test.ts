import { expect, test } from 'vitest'
import { IMAGE_ANIMATIONS, readShot, shotMotion } from '#src/domain/shots.ts'
import { cameraMove, viewAt } from './camera.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]

/** Where the middle goes, and how much nearer the camera is at the end. */
function travel(prompt: string, seed: number): number[] {
  const { from, to } = cameraMove(prompt, seed)
  return [to.x - from.x, to.y - from.y, to.zoom - from.zoom].map(Math.sign)
}

// A push in ends a little higher, and pulling out begins there.
test.each([
  ['NONE', [0, 0, 0]],
  ['ZOOM_IN', [0, -1, 1]],
  ['ZOOM_OUT', [0, 1, -1]],
  ['PAN_LEFT', [-1, 0, 0]],
  ['PAN_RIGHT', [1, 0, 0]],
  ['PAN_UP', [0, -1, 0]],
  ['PAN_DOWN', [0, 1, 0]],
] as const)('a planned %s is what the camera does, whatever happens in the shot', (move, expected) => {
  expect(IMAGE_ANIMATIONS).toContain(move)
  for (const action of ['', 'she looks up', 'the dog is moving left', 'he rises and walks away'])
    for (const seed of SEEDS)
      expect(travel(shotMotion({ ...readShot('a pier'), action }, move), seed)).toEqual(expected)
})

test('a static camera does not sway', () => {
  const move = cameraMove('static camera', 1)
  expect(viewAt(move, 0.5, 2)).toEqual(viewAt(move, 0, 0))
})

test('words without a camera move it by chance', () => {
  expect(new Set(SEEDS.map((seed) => travel('a calm day', seed).join(' '))).size).toBeGreaterThan(1)
})
