// @vitest-environment happy-dom
import type { PlayerRef } from '@remotion/player'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayback } from './playback.ts'
import { usePlayerEvents } from './use-player-events.ts'

/** A player that follows commands and emits events as Remotion's does. */
class FakePlayer extends EventTarget {
  calls: string[] = []
  frame = 0
  isOn = false
  play() {
    this.isOn = true
    this.calls.push('play')
    this.say('play')
  }
  pause() {
    this.isOn = false
    this.calls.push('pause')
    this.say('pause')
  }
  seekTo(frame: number) {
    this.frame = frame
    this.calls.push(`seek ${frame}`)
  }
  setVolume(volume: number) {
    this.calls.push(`volume ${volume}`)
  }
  mute() {
    this.calls.push('mute')
  }
  unmute() {
    this.calls.push('unmute')
  }
  isPlaying() {
    return this.isOn
  }
  getCurrentFrame() {
    return this.frame
  }
  say(name: string, detail?: object) {
    this.dispatchEvent(new CustomEvent(name, { detail }))
  }
}

/** A sound output; its clock goes on each time it is read, unless there is no device or nothing plays. */
class FakeOutput {
  hasDevice = true
  contextTime = 0
  readonly #player: FakePlayer
  constructor(player: FakePlayer) {
    this.#player = player
  }
  readLevel() {
    return { peak: -6, shortTerm: -18 }
  }
  getOutputTimestamp() {
    if (this.hasDevice && this.#player.isOn) this.contextTime += 0.1
    return { contextTime: this.contextTime, performanceTime: 0 }
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function begin({ frames = 90, startAt = 0 } = {}) {
  const player = new FakePlayer()
  player.frame = startAt
  const playback = createPlayback(startAt)
  const ref = { current: player as unknown as PlayerRef }
  const output = { current: new FakeOutput(player) }
  const { rerender, unmount } = renderHook(
    (props: { frames: number }) => usePlayerEvents(ref, playback, props.frames, output),
    { initialProps: { frames } },
  )
  player.calls = []
  const { isPlaying, isBuffering } = playback.getState()
  expect([isPlaying, isBuffering]).toEqual([false, false])
  const state = () => {
    const now = playback.getState()
    return [now.isPlaying && 'playing', now.isBuffering && 'waiting'].filter(Boolean).join(' ')
  }
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { player, playback, output: output.current, rerender, unmount, state, pass }
}

type Begun = ReturnType<typeof begin>

test('a film that is played at once begins when nothing was missing for 150 ms, and reports that it waits', () => {
  const { player, playback, state, pass } = begin()
  playback.play()
  expect([player.calls, state()]).toEqual([[], 'playing waiting'])
  pass(149)
  expect(player.calls).toEqual([])
  pass(1)
  expect([player.calls, state()]).toEqual([['play'], 'playing'])
})

test('a film that is at rest begins at once', () => {
  const { player, playback, pass } = begin()
  pass(150)
  expect(player.calls).toEqual([])
  playback.play()
  expect(player.calls).toEqual(['play'])
})

test('a film paused before playback began does not begin', () => {
  const { player, playback, state, pass } = begin()
  playback.play()
  playback.pause()
  expect(state()).toBe('')
  pass(10_000)
  expect(player.calls).toEqual(['pause'])
})

test('a waiting film begins 150 ms after its assets have arrived', () => {
  const { player, playback, state, pass } = begin()
  player.say('waiting')
  expect(state()).toBe('waiting')
  playback.play()
  pass(10_000)
  expect([player.calls, state()]).toEqual([[], 'playing waiting'])
  player.say('resume')
  expect(state()).toBe('playing waiting')
  pass(149)
  expect(player.calls).toEqual([])
  pass(1)
  expect([player.calls, state()]).toEqual([['play'], 'playing'])
})

test('a paused film that waited reports that its assets have arrived', () => {
  const { player, state, pass } = begin()
  player.say('waiting')
  player.say('resume')
  expect(state()).toBe('')
  pass(150)
  expect(player.calls).toEqual([])
})

test('a second play command keeps a film playing, also while it waits', () => {
  const { player, playback, pass } = begin()
  pass(150)
  playback.play()
  player.say('waiting')
  player.calls = []
  playback.play()
  expect(player.calls).toEqual(['play'])
})

test('after a jump a film begins when its frame was drawn and nothing was missing for 40 ms', () => {
  const { player, playback, pass } = begin()
  pass(150)
  playback.seek(30)
  playback.play()
  expect(player.calls).toEqual(['seek 30'])
  pass(999)
  expect(player.calls).toEqual(['seek 30'])
  player.say('frameupdate', { frame: 30 })
  pass(39)
  expect(player.calls).toEqual(['seek 30'])
  pass(1)
  expect(player.calls).toEqual(['seek 30', 'play'])
})

test('after a jump whose frame is never drawn a film begins after a second', () => {
  const { player, playback, pass } = begin()
  pass(150)
  playback.seek(30)
  playback.play()
  pass(1_000)
  expect(player.calls).toEqual(['seek 30', 'play'])
})

test('only the first frame after a jump is waited for', () => {
  const { player, playback, pass } = begin()
  pass(150)
  playback.seek(30)
  player.say('frameupdate', { frame: 30 })
  pass(40)
  player.say('frameupdate', { frame: 31 })
  playback.play()
  expect(player.calls).toEqual(['seek 30', 'play'])
})

test('a frame that is drawn while something is missing does not end the wait', () => {
  const { player, playback, pass } = begin()
  pass(150)
  playback.seek(30)
  player.say('waiting')
  playback.play()
  player.say('frameupdate', { frame: 30 })
  pass(10_000)
  expect(player.calls).toEqual(['seek 30'])
})

test('a seek to the current frame, or while it plays or waits, delays nothing', () => {
  const here = begin({ startAt: 20 })
  here.pass(150)
  here.playback.seek(21)
  here.player.say('frameupdate', { frame: 21 })
  here.pass(40)
  here.player.frame = 22
  here.playback.seek(22)
  here.playback.play()
  expect(here.player.calls).toEqual(['seek 21', 'seek 22', 'play'])

  const playing = begin()
  playing.pass(150)
  playing.playback.play()
  playing.playback.seek(50)
  playing.playback.pause()
  playing.playback.play()
  expect(playing.player.calls).toEqual(['play', 'seek 50', 'pause', 'play'])
})

test('the player’s frames and states are reported, up to the last frame of the film', () => {
  const { player, playback, state, rerender } = begin()
  const frames: number[] = []
  playback.subscribeFrame(() => frames.push(playback.getFrame()))
  player.say('frameupdate', { frame: 12 })
  player.say('play')
  expect([frames, state()]).toEqual([[12], 'playing'])
  player.say('pause')
  expect(state()).toBe('')
  player.say('play')
  player.say('ended')
  expect(state()).toBe('')
  playback.seek(500)
  expect(player.calls.at(-1)).toBe('seek 89')
  rerender({ frames: 30 })
  playback.seek(500)
  expect(player.calls.at(-1)).toBe('seek 29')
})

test('a muted film is muted in the player, and its volume is set there', () => {
  const { player, playback } = begin()
  act(() => playback.setMuted(true))
  act(() => playback.setMuted(false))
  playback.setVolume(0.5)
  expect(player.calls).toEqual(['mute', 'unmute', 'volume 0.5'])
})

test('a film plays without sound where the sound output does not start, and again at once without waiting for it', () => {
  const { player, playback, output, pass } = begin()
  const isStuck = () => playback.getState().isSoundStuck
  output.hasDevice = false
  pass(150)
  playback.play()
  pass(600)
  expect([player.calls, isStuck()]).toEqual([['play', 'mute'], true])
  playback.pause()
  playback.play()
  act(() => playback.setMuted(true))
  act(() => playback.setMuted(false))
  pass(10_000)
  expect([player.calls, isStuck()]).toEqual([['play', 'mute', 'pause', 'play'], true])
})

test('a film gets its sound back when the sound output starts, unless it is muted', () => {
  const { player, playback, output, pass } = begin()
  output.hasDevice = false
  pass(150)
  playback.play()
  pass(600)
  output.hasDevice = true
  pass(100)
  expect([player.calls, playback.getState().isSoundStuck]).toEqual([['play', 'mute', 'unmute'], false])
  output.hasDevice = false
  pass(600)
  act(() => playback.setMuted(true))
  output.hasDevice = true
  pass(10_000)
  expect([player.calls, playback.getState().isSoundStuck]).toEqual([['play', 'mute', 'unmute', 'mute'], false])
})

test.each([
  ['rests', () => undefined],
  ['is muted', ({ playback }: Begun) => [act(() => playback.setMuted(true)), playback.play()]],
  ['waits for something', ({ player, playback }: Begun) => [playback.play(), player.say('waiting')]],
])('the sound output of a film that %s may be idle', (_, happens) => {
  const begun = begin()
  begun.output.hasDevice = false
  begun.pass(150)
  happens(begun)
  begun.pass(20_000)
  expect(begun.playback.getState().isSoundStuck).toBe(false)
})

test('a removed player gets no commands and its events are ignored', () => {
  const { player, playback, output, unmount, state, pass } = begin()
  output.hasDevice = false
  pass(150)
  playback.play()
  pass(600)
  expect(playback.getState().isSoundStuck).toBe(true)
  unmount()
  player.calls = []
  const before = [playback.getFrame(), state()]
  for (const name of ['play', 'pause', 'ended', 'waiting', 'resume']) player.say(name)
  player.say('frameupdate', { frame: 77 })
  playback.seek(5)
  playback.pause()
  pass(20_000)
  expect(player.calls).toEqual([])
  expect([playback.getFrame(), before[0]]).toEqual([5, 0])
  expect(playback.getState().isSoundStuck).toBe(false)
})
