// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createEditor } from '../core/editor.ts'
import { EditorContext } from '../core/use-editor.ts'
import { LevelMeter } from './level-meter.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A meter beside a player that sounds this loud, and the frames of the screen. */
function open(prefersLessMotion: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }))
  const due = new Map<number, FrameRequestCallback>()
  let requests = 0
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    due.set(++requests, run)
    return requests
  })
  vi.stubGlobal('cancelAnimationFrame', (request: number) => due.delete(request))
  const { playback, ...editor } = createEditor(exampleStory(), new QueryClient(), { unsent: [] })
  const level = { peak: -15, shortTerm: -30 }
  playback.attach({
    play: () => playback.report({ isPlaying: true }),
    pause: () => playback.report({ isPlaying: false }),
    seekTo: () => undefined,
    setVolume: () => undefined,
    getCurrentFrame: () => 0,
    readLevel: () => level,
  })
  render(
    <EditorContext value={{ ...editor, playback }}>
      <LevelMeter />
    </EditorContext>,
  )
  const meter = screen.getByRole('meter', { name: 'Sound level' })
  return {
    level,
    meter,
    due,
    play: () => act(() => playback.play()),
    pause: () => act(() => playback.pause()),
    frame(at: number) {
      const [[request, run] = []] = due
      if (request === undefined || !run) throw new Error('Nothing waits for a frame')
      due.delete(request)
      run(at)
    },
    shown: () => ['--peak', '--short-term'].map((name) => meter.style.getPropertyValue(name)),
  }
}

it('the meter follows the sound with every frame while it plays, and rests otherwise', () => {
  const { level, meter, due, play, pause, frame, shown } = open(false)
  expect([due.size, meter.getAttribute('aria-valuetext')]).toEqual([0, 'Silent'])
  play()
  frame(0)
  expect([shown(), meter.getAttribute('aria-valuetext')]).toEqual([['0.75', '0.5'], 'Peak −15 dB, short-term −30 LUFS'])
  level.peak = -0.5
  frame(16)
  expect(Number(shown()[0])).toBeGreaterThan(0.99)
  // Its words change at the pace of reading.
  expect(meter.getAttribute('aria-valuenow')).toBe('-15')
  frame(600)
  expect([meter.getAttribute('aria-valuenow'), meter.dataset['hot']]).toEqual(['0', 'true'])
  pause()
  expect([due.size, shown(), meter.dataset['hot']]).toEqual([0, ['', ''], 'false'])
})

it('the meter moves twice a second where less motion is preferred', () => {
  const { level, play, frame, shown } = open(true)
  play()
  frame(0)
  level.peak = -45
  frame(16)
  expect(shown()[0]).toBe('0.75')
  frame(516)
  expect(shown()[0]).toBe('0.25')
})
