// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPlayback, type Playback } from '#src/video/player/playback.ts'
import { PLAYS_AT_ONCE } from '#src/shared/lib/plays-at-once.ts'
import { usePlayAtOnce } from './use-play-at-once.ts'

const preferLessMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

beforeEach(() => preferLessMotion(false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Editor({ playback }: { playback: Playback }) {
  const playsAtOnce = usePlayAtOnce(playback)
  const navigate = useNavigate()
  return (
    <>
      <output>{playsAtOnce ? 'plays at once' : 'stands still'}</output>
      <button onClick={() => void navigate('/story/1?scene=b', { replace: true })}>Select another scene</button>
    </>
  )
}

type Entry = { pathname: string; search?: string; state: unknown }

/** Opens the editor at a URL, with a transport whose player counts its starts. */
function open(entry: Entry) {
  const playback = createPlayback()
  let starts = 0
  playback.attach({
    play: () => {
      starts++
      playback.report({ isPlaying: true })
    },
    pause: () => playback.report({ isPlaying: false }),
    seekTo: () => undefined,
    setVolume: () => undefined,
    getCurrentFrame: () => 0,
    readLevel: () => null,
  })
  const router = createMemoryRouter([{ path: '/story/:id', element: <Editor playback={playback} /> }], {
    initialEntries: [entry],
  })
  render(<RouterProvider router={router} />)
  return { playback, router, starts: () => starts, said: () => screen.getByRole('status').textContent }
}

const generated: Entry = { pathname: '/story/1', search: '?scene=a', state: PLAYS_AT_ONCE }

it('a story that was opened to be watched plays once, whatever changes in its URL afterwards', async () => {
  const { playback, router, starts, said } = open(generated)
  await expect.poll(() => router.state.location.state).toBeNull()
  expect(said()).toBe('plays at once')
  expect(playback.getState().isPlaying).toBe(true)
  playback.pause()
  await userEvent.click(screen.getByRole('button'))
  expect(router.state.location.search).toBe('?scene=b')
  expect([starts(), playback.getState().isPlaying]).toEqual([1, false])
})

it('a reload of the same URL does not play', async () => {
  const { router } = open(generated)
  await expect.poll(() => router.state.location.state).toBeNull()
  const { location } = router.state
  expect(location.pathname + location.search).toBe('/story/1?scene=a')
  // What the browser keeps of a page that it reloads.
  cleanup()
  const { starts, said } = open(location)
  expect([said(), starts()]).toEqual(['stands still', 0])
})

it('a story that is opened in any other way does not play', () => {
  const { starts, said } = open({ pathname: '/story/1', state: null })
  expect([said(), starts()]).toEqual(['stands still', 0])
})

it('does not play for users who prefer reduced motion, also after a change of that setting', async () => {
  preferLessMotion(true)
  const { router, starts, said } = open(generated)
  await expect.poll(() => router.state.location.state).toBeNull()
  preferLessMotion(false)
  await userEvent.click(screen.getByRole('button'))
  expect([said(), starts()]).toEqual(['stands still', 0])
})
