import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchSound, type SoundWatch } from './sound-watch.ts'

describe('the watch over the sound output', () => {
  const player = { isPlaying: vi.fn(() => true), mute: vi.fn(), unmute: vi.fn() }
  const onStuck = vi.fn()
  let isExcused = false
  let watch: SoundWatch
  beforeEach(() => {
    vi.useFakeTimers()
    vi.clearAllMocks()
    isExcused = false
    player.isPlaying.mockReturnValue(true)
    vi.stubGlobal('document', { hidden: false })
    watch = watchSound(player, () => isExcused, onStuck)
  })
  afterEach(() => {
    watch.stop()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('the watch over the sound output lets a film that stands still go on without sound, once', () => {
    vi.advanceTimersByTime(2900)
    expect(player.mute).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(player.mute).toHaveBeenCalledTimes(1)
    expect(onStuck.mock.calls).toEqual([[true]])
  })

  it('the watch over the sound output tries the output again when it is played again', () => {
    watch.tryAgain()
    expect(player.unmute).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4000)
    watch.tryAgain()
    expect(player.unmute).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(4000)
    expect(onStuck.mock.calls).toEqual([[true], [false], [true]])
  })

  it.each([
    ['moves', () => watch.moved()],
    ['is paused', () => player.isPlaying.mockReturnValue(false)],
    ['waits for something', () => (isExcused = true)],
    ['is in a hidden tab', () => vi.stubGlobal('document', { hidden: true })],
  ])('the watch over the sound output leaves a film alone that %s', (_, happens) => {
    for (let second = 0; second < 20; second++) {
      happens()
      vi.advanceTimersByTime(1000)
    }
    expect(player.mute).not.toHaveBeenCalled()
  })
})
