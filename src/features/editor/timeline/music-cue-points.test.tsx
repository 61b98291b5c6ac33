// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MusicCuePoints } from './music-cue-points.tsx'

afterEach(cleanup)

const points = [
  { at_ms: 0, db: 0 },
  { at_ms: 100, db: -6 },
]

function show(isChosen = true) {
  const commit = vi.fn()
  render(<MusicCuePoints name="Rain" frames={60} scale={2} {...{ points, isChosen, commit }} />)
  const press = (label: string, ...keys: string[]) => {
    const point = screen.getByRole('slider', { name: label })
    for (const key of keys) fireEvent.keyDown(point, { key })
    fireEvent.keyUp(point)
  }
  return { commit, press }
}

test('a point of a chosen sound moves by key, several presses in one change, and never past its neighbour', () => {
  const { commit, press } = show()
  expect(screen.getByRole('slider', { name: 'Volume point 2 of Rain' }).getAttribute('aria-valuetext')).toContain(
    '−6 dB',
  )
  press('Volume point 2 of Rain', 'ArrowUp', 'ArrowUp', 'ArrowRight')
  expect(commit.mock.calls).toEqual([[[points[0], { at_ms: 133, db: -4 }]]])
  press('Volume point 2 of Rain', ...Array<string>(9).fill('ArrowLeft'))
  expect(commit.mock.lastCall).toEqual([[points[0], { at_ms: 1, db: -6 }]])
})

test('a key deletes a point, and Escape takes back what was not kept', () => {
  const { commit, press } = show()
  press('Volume point 1 of Rain', 'ArrowUp', 'Escape')
  expect(commit).not.toHaveBeenCalled()
  press('Volume point 1 of Rain', 'Delete')
  expect(commit.mock.calls).toEqual([[[points[1]]]])
})

test('the points of a sound that is not chosen cannot be reached', () => {
  show(false)
  expect(screen.queryByRole('slider')).toBeNull()
})
