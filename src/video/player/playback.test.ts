import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback, type PlayerHandle } from './playback.ts'

function fakePlayer(): PlayerHandle & { frame: number } {
  return {
    frame: 0,
    play: vi.fn(),
    pause: vi.fn(),
    seekTo: vi.fn(function (this: { frame: number }, frame: number) {
      this.frame = frame
    }),
    setVolume: vi.fn(),
    readLevel: () => null,
    getCurrentFrame() {
      return this.frame
    },
  }
}

describe('the transport', () => {
  let player = fakePlayer()
  beforeEach(() => (player = fakePlayer()))

  it('the transport remembers where to begin until the player is there', () => {
    const playback = createPlayback(42)
    playback.seek(77)
    playback.setVolume(0.3)
    playback.attach(player)
    expect(player.seekTo).toHaveBeenCalledWith(77)
    expect(player.setVolume).toHaveBeenCalledWith(0.3)
    expect(player.play).not.toHaveBeenCalled()
  })

  it('the transport passes pending commands of a removed player to the next one, but no started ones', () => {
    const playback = createPlayback()
    playback.play()
    playback.attach(player)()
    expect(playback.getState()).toMatchObject({ isPlaying: true, isBuffering: true })
    const next = fakePlayer()
    const detach = playback.attach(next)
    expect(next.play).toHaveBeenCalledTimes(1)
    playback.report({ isPlaying: true, isBuffering: false })
    detach()
    expect(playback.getState()).toMatchObject({ isPlaying: false, isBuffering: false })
  })

  it('the transport begins as soon as the player is there, unless it was paused meanwhile', () => {
    const eager = createPlayback()
    eager.toggle()
    expect(eager.getState()).toMatchObject({ isPlaying: true, isBuffering: true })
    eager.attach(player)
    expect(player.play).toHaveBeenCalledTimes(1)
    const hesitant = createPlayback()
    hesitant.toggle()
    hesitant.toggle()
    expect(hesitant.getState()).toMatchObject({ isPlaying: false, isBuffering: false })
    hesitant.attach(player)
    expect(player.play).toHaveBeenCalledTimes(1)
  })

  it('the transport stays inside the film', () => {
    const playback = createPlayback()
    playback.attach(player)
    playback.report({ lastFrame: 99 })
    playback.seek(500)
    expect(playback.getFrame()).toBe(99)
    playback.seek(-5)
    expect(playback.getFrame()).toBe(0)
  })

  it('the transport begins again when it is played at the end', () => {
    const playback = createPlayback()
    playback.attach(player)
    playback.report({ lastFrame: 99, frame: 99 })
    playback.play()
    expect(player.seekTo).toHaveBeenLastCalledWith(0)
    expect(player.play).toHaveBeenCalled()
  })

  it('the transport toggles by the player’s state, not by the last command', () => {
    const playback = createPlayback()
    playback.attach(player)
    playback.toggle()
    expect(player.play).toHaveBeenCalledTimes(1)
    playback.report({ isPlaying: true })
    playback.toggle()
    expect(player.pause).toHaveBeenCalledTimes(1)
  })

  it('the transport notifies frame listeners of frames only, and state listeners of states only', () => {
    const playback = createPlayback()
    const [onFrame, onState] = [vi.fn(), vi.fn()]
    playback.subscribeFrame(onFrame)
    playback.subscribeState(onState)
    playback.report({ frame: 5 })
    playback.report({ frame: 5 })
    expect([onFrame.mock.calls.length, onState.mock.calls.length]).toEqual([1, 0])
    playback.report({ isPlaying: true })
    playback.report({ isPlaying: true })
    expect([onFrame.mock.calls.length, onState.mock.calls.length]).toEqual([1, 1])
  })

  it('the transport shuttles: faster with each press, backwards too, and pauses at its own speed', () => {
    let step: (elapsedMs: number) => void = () => undefined
    const stop = vi.fn()
    const playback = createPlayback(0, (each) => {
      step = each
      return stop
    })
    playback.attach(player)
    playback.report({ lastFrame: 299, frame: 100 })
    playback.shuttle(1)
    playback.report({ isPlaying: true })
    const speeds = [playback.getState().speed]
    for (let press = 0; press < 3; press++) {
      playback.shuttle(1)
      speeds.push(playback.getState().speed)
    }
    expect(speeds).toEqual([1, 2, 4, 4])

    vi.mocked(player.pause).mockImplementation(() => playback.report({ isPlaying: false }))
    playback.shuttle(-1)
    expect(playback.getState()).toMatchObject({ isPlaying: true, speed: -1 })
    step(100)
    playback.report({ frame: 100 })
    expect(playback.getFrame()).toBe(97)
    playback.shuttle(-1)
    step(100)
    expect(playback.getFrame()).toBe(91)
    expect(player.seekTo).toHaveBeenLastCalledWith(91)
    playback.shuttle(0)
    expect(stop).toHaveBeenCalledTimes(1)
    expect(playback.getState()).toMatchObject({ isPlaying: false, speed: 1 })
  })

  it('the transport stops after it has run backwards to the start', () => {
    const requests: FrameRequestCallback[] = []
    vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) => requests.push(step))
    const playback = createPlayback(3)
    playback.attach(player)
    playback.report({ lastFrame: 299 })
    playback.shuttle(-1)
    for (let image = 1; image < 20; image++) requests.shift()?.(performance.now() + image * 200)
    expect(playback.getFrame()).toBe(0)
    vi.unstubAllGlobals()
  })

  it('the transport pauses at the start when it runs backwards, unless it loops', () => {
    let step: (elapsedMs: number) => void = () => undefined
    const playback = createPlayback(2, (each) => {
      step = each
      return () => undefined
    })
    playback.attach(player)
    playback.report({ lastFrame: 299 })
    playback.setLooping(true)
    playback.shuttle(-1)
    step(100)
    expect(playback.getFrame()).toBe(299)
    playback.setLooping(false)
    step(10_000)
    expect(playback.getFrame()).toBe(0)
    expect(playback.getState().isPlaying).toBe(false)
  })

  it('the transport is at rest when the player leaves', () => {
    const playback = createPlayback()
    const detach = playback.attach(player)
    playback.report({ isPlaying: true, isBuffering: false })
    detach()
    expect(playback.getState()).toMatchObject({ isPlaying: false, isBuffering: false })
    playback.pause()
    expect(player.pause).not.toHaveBeenCalled()
  })
})
