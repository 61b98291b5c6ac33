// Only here: the player in a real browser, its frames against the clock, its sounds against the audio output, and files that never come.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../../scripts/lib/browser.mjs'
import type { VideoDocument } from '../document.ts'
import { openFilmPage, type FilmPage } from './film-page.ts'
import { sampleFilm } from './sample-film.ts'

const FILM = sampleFilm({ width: 640, height: 360 })

let film: FilmPage
beforeAll(async () => {
  const browser = await findBrowser()
  if (!browser) throw new Error('The player tests need a Chromium; set CHROMIUM_PATH')
  film = await openFilmPage(browser)
}, 120_000)
afterAll(() => film?.close())

const open = async (document: VideoDocument) => {
  await film.page.evaluate(([of, width]) => window.harness.openPlayer(of, width), [document, 640] as const)
  await film.page.waitForSelector('canvas[data-film-frame]')
}
const shows = (document: VideoDocument, frame: number) =>
  film.page.evaluate(([of, at]) => window.harness.playerShows(of, at), [document, frame] as const)

const withImages = (url: string, stillUrl: string | null): VideoDocument => ({
  ...FILM,
  scenes: FILM.scenes.map((scene) => ({
    ...scene,
    arolls: scene.arolls.map((aroll) => ({ ...aroll, url, stillUrl })),
  })),
})

/** Seeks to another place and plays, in one go: how many sounds that began since then were dropped, and how many began. */
async function playElsewhere(): Promise<readonly [dropped: number, begun: number]> {
  const { start, stop } = AudioBufferSourceNode.prototype
  const begun = new Set<AudioBufferSourceNode>()
  let dropped = 0
  AudioBufferSourceNode.prototype.start = function (...when) {
    begun.add(this)
    start.apply(this, when)
  }
  AudioBufferSourceNode.prototype.stop = function (...when) {
    if (begun.has(this)) dropped++
    stop.apply(this, when)
  }
  const playing = window.harness.play(200, 700)
  // Later drops are due to the pause.
  await new Promise((resolve) => setTimeout(resolve, 600))
  const counts = [dropped, begun.size] as const
  await playing
  Object.assign(AudioBufferSourceNode.prototype, { start, stop })
  return counts
}

describe('the player', () => {
  it('the player shows the film: in a scene, in mid-transition, at a spoken word', async () => {
    await open(FILM)
    for (const frame of [45, 99, 140]) expect(await shows(FILM, frame)).toBeGreaterThan(0.95)
  }, 60_000)

  it('the player keeps the image during a resize of the window, however slowly files load', async () => {
    await open(FILM)
    expect(await shows(FILM, 45)).toBeGreaterThan(0.95)
    const least = await film.page.evaluate(([of, at]) => window.harness.resizePlayer(of, at, 420), [FILM, 45] as const)
    expect(least).toBeGreaterThan(0.8)
  })

  it('the player shows the small copy of an image, and plays, until the image itself has come', async () => {
    await open(withImages('sample:never', 'sample:picture?1'))
    await film.page.waitForSelector('canvas[data-film-ready="true"][data-film-sharp="false"]')
    expect(await shows(withImages('sample:picture?1', null), 45)).toBeGreaterThan(0.95)
    const { frames } = await film.page.evaluate(() => window.harness.play(0, 20_000, 6))
    expect(frames.at(-1)?.[0]).toBeGreaterThanOrEqual(6)
    const come = withImages('sample:picture?1', 'sample:picture?2')
    await open(come)
    await film.page.waitForSelector('canvas[data-film-sharp="true"]')
    expect(await shows(come, 45)).toBeGreaterThan(0.95)
  }, 60_000)

  it('the player requests an image once, in the size of its box', async () => {
    await film.page.evaluate((of) => window.harness.openPlayer(of, 480), withImages('sample:picture?1', null))
    await film.page.waitForSelector('canvas[data-film-sharp="true"]')
    const { asked } = await film.page.evaluate(() => window.harness.playerLoads())
    // React's strict mode begins everything twice, and releases the first.
    expect(asked.filter((url) => url === 'sample:picture?1')).toHaveLength(2)
  })

  it('the player waits with the sounds for the image itself, and only for its small copy once it is to play', async () => {
    await open(withImages('sample:never', 'sample:picture?1'))
    await film.page.waitForSelector('canvas[data-film-ready="true"]')
    const before = await film.page.evaluate(() => window.harness.playerLoads())
    expect(before.asked.filter((url) => url.startsWith('sample:voice'))).toEqual([])
    await film.page.evaluate(() => window.harness.play(0, 20_000, 1))
    const after = await film.page.evaluate(() => window.harness.playerLoads())
    expect(after.asked.filter((url) => url.startsWith('sample:voice'))).not.toEqual([])
    expect(after.hasImage).toBe(false)
  }, 30_000)

  it('the player that plays at once requests no sound before any copy of the image has come', async () => {
    const nothing = withImages('sample:never', 'sample:never')
    await film.page.evaluate((of) => window.harness.openPlayer(of, 640, true), nothing)
    await expect
      .poll(async () => (await film.page.evaluate(() => window.harness.playerLoads())).asked)
      .toContain('sample:never')
    const asked = await film.page.evaluate(async () => {
      // Loads that started with the first image would have their code by then.
      for (let paint = 0; paint < 40; paint++) await new Promise(requestAnimationFrame)
      return window.harness.playerLoads().asked
    })
    expect(asked.filter((url) => url.startsWith('sample:voice'))).toEqual([])
  })

  it('the player has an accessible name and leaves the keyboard to the page', async () => {
    await open(FILM)
    await film.page.getByRole('img', { name: FILM.title }).click()
    await film.page.keyboard.press('Space')
    expect(await film.page.evaluate(() => document.querySelector('canvas')?.dataset['filmFrame'])).toBe('0')
  })

  it('the player plays every frame in its time', async () => {
    await open(FILM)
    await shows(FILM, 60)
    const { frames, isPlaying } = await film.page.evaluate(() => window.harness.play(60, 2500))
    expect(isPlaying).toBe(true)
    const [first, last] = [frames[0], frames.at(-1)]
    const rate = ((last?.[0] ?? 0) - (first?.[0] ?? 0)) / (((last?.[1] ?? 0) - (first?.[1] ?? 0)) / 1000)
    // A busy machine may drop frames, but the film does not run slower for it.
    expect(rate).toBeGreaterThan(20)
    expect(rate).toBeLessThan(32)
    expect(frames.every(([frame], index) => index === 0 || frame > (frames[index - 1]?.[0] ?? 0))).toBe(true)
  }, 30_000)

  it('the player plays a video with its own sound, forwards and backwards', async () => {
    await film.page.evaluate((of) => window.harness.export('source', of), sampleFilm({ width: 320, height: 180 }))
    for (const reversed of [false, true]) {
      const clip = { startMs: 500, endMs: 0, playbackRate: 1, reversed, useAudio: true, volume: 1 }
      const video: VideoDocument = {
        ...FILM,
        scenes: FILM.scenes.map((scene) => ({
          ...scene,
          arolls: scene.arolls.map((aroll) => ({
            ...aroll,
            type: 'video' as const,
            url: 'sample:kept?source',
            video: clip,
          })),
        })),
      }
      await open(video)
      for (const frame of [20, 99]) expect(await shows(video, frame)).toBeGreaterThan(0.95)
      const { frames, isPlaying } = await film.page.evaluate(() => window.harness.play(20, 20_000, 60))
      expect(isPlaying).toBe(true)
      // Not in one leap, though a busy machine drops frames.
      expect(frames.length).toBeGreaterThan(8)
      expect(frames.at(-1)?.[0]).toBeGreaterThanOrEqual(60)
    }
  }, 60_000)

  it('the player gives a voice to the audio clock before its time, from its first sound on', async () => {
    const short = sampleFilm(
      { width: 640, height: 360 },
      [60, 61, 40].map((frames) => ({ text: 'one two', frames, animation: 'NONE', transition: '' })),
    )
    const clicks: VideoDocument = {
      ...short,
      music: null,
      scenes: short.scenes.map((scene) => ({
        ...scene,
        voice: { url: 'sample:click?1000', volume: 1, durationMs: 1000 },
      })),
    }
    await film.page.mouse.click(5, 700)
    await open(clicks)
    await shows(clicks, 0)
    const begun = await film.page.evaluate(async () => {
      const nodes: { at: number; offset: number; aheadMs: number }[] = []
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function (at = 0, offset = 0, length = 0) {
        nodes.push({ at, offset, aheadMs: (at - this.context.currentTime) * 1000 })
        start.call(this, at, offset, length)
      }
      await window.harness.play(0, 4400)
      Object.assign(AudioBufferSourceNode.prototype, { start })
      // A voice is many short pieces; between two voices there is a second of silence.
      return nodes.filter(({ at }, index) => index > 0 && at - (nodes[index - 1]?.at ?? 0) > 0.5)
    })
    expect(begun.length).toBeGreaterThan(0)
    for (const { offset, aheadMs } of begun) {
      expect(offset).toBe(0)
      expect(aheadMs).toBeGreaterThan(100)
    }
  }, 60_000)

  it('the player marks an image that cannot be loaded and continues', async () => {
    const broken: VideoDocument = {
      ...FILM,
      music: { url: 'sample:missing', volume: 1, loop: true, duckingDb: null },
      scenes: FILM.scenes.map((scene) => ({
        ...scene,
        voice: { url: 'sample:missing', volume: 1, durationMs: 1000 },
        arolls: scene.arolls.map((aroll) => ({ ...aroll, url: 'sample:missing' })),
      })),
    }
    await open(broken)
    expect(await shows(broken, 45)).toBeGreaterThan(0.95)
    const { isPlaying, frames } = await film.page.evaluate(() => window.harness.play(0, 20_000, 6))
    expect(isPlaying).toBe(true)
    expect(frames.at(-1)?.[0]).toBeGreaterThanOrEqual(6)
  }, 30_000)

  const withSound = (url: string): VideoDocument => ({
    ...sampleFilm({ width: 320, height: 180 }, [{ text: 'one two', frames: 400, animation: 'NONE', transition: '' }]),
    music: { url, volume: 1, loop: true, duckingDb: null },
  })
  const lastFrameOf = ({ frames }: { frames: [number, number][] }) => frames.at(-1)?.[0] ?? 0
  const notice = () => film.page.getByRole('status').textContent()

  it('the player is as loud as the exported film once its sound is measured', async () => {
    const quiet = sampleFilm({ width: 320, height: 180 }, [
      { text: 'one two', frames: 900, animation: 'NONE', transition: '' },
    ])
    const heard = (loudnessLufs: VideoDocument['loudnessLufs']) => {
      const music = { url: 'sample:music', volume: 0.1, loop: true, duckingDb: null }
      const scenes = quiet.scenes.map((scene) => ({ ...scene, voice: null }))
      return { ...quiet, loudnessLufs, music, scenes }
    }
    // The tones of the music together peak at 0.56 of full scale.
    await open(heard(null))
    expect(await film.page.evaluate(() => window.harness.playerPeak(600, 0))).toBeCloseTo(-25, 0)
    await open(heard(-14))
    expect(await film.page.evaluate(() => window.harness.playerPeak(15_000, -12))).toBeGreaterThan(-12)
    await open(heard(-23))
    expect(await film.page.evaluate(() => window.harness.playerPeak(15_000, -21))).toBeGreaterThan(-21)
  }, 60_000)

  it('the player limits peaks as the export does, below the same ceiling', async () => {
    const { playedPeak, exportedPeak, toExport, toUnlimited } = await film.page.evaluate(() =>
      window.harness.compareLimiters(2),
    )
    expect(toExport).toBeLessThan(0.5)
    expect(toUnlimited).toBeGreaterThan(3)
    for (const peak of [playedPeak, exportedPeak]) expect(peak).toBeLessThan(-1.9)
  })

  it('the player names the sound that could not be loaded', async () => {
    await open(withSound('sample:missing'))
    const played = await film.page.evaluate(() => window.harness.play(0, 20_000, 6))
    expect(lastFrameOf(played)).toBeGreaterThan(5)
    expect(await notice()).toBe('The music couldn’t be loaded. The video plays without it.')
  }, 30_000)

  it.each([
    ['music', 'The music'],
    ['voice', 'The voice-over of scene 1'],
  ])(
    'the player does not wait for ever for the %s and an image that never load',
    async (which, name) => {
      const silent = withSound(which === 'music' ? 'sample:never' : 'sample:music')
      const voice = { url: 'sample:never', volume: 1, durationMs: 2_000 }
      await open({
        ...silent,
        scenes: silent.scenes.map((scene) => ({
          ...scene,
          ...(which === 'voice' && { voice }),
          arolls: scene.arolls.map((aroll) => ({ ...aroll, url: 'sample:never' })),
        })),
      })
      const played = await film.page.evaluate(() => window.harness.play(0, 20_000, 21))
      expect(lastFrameOf(played)).toBeGreaterThan(20)
      // The drawing moves too: captions over the image's placeholder card.
      const drawn = await film.page.evaluate(() => document.querySelector('canvas')?.dataset['filmFrame'])
      expect(Number(drawn)).toBeGreaterThan(20)
      expect(await notice()).toBe(`${name} is still loading. The video plays without it for now.`)
    },
    40_000,
  )

  it.each([
    ['at once', 0, 'The music couldn’t be loaded. The video plays without it.'],
    // Takes as long as a film waits for a sound.
    ...(process.env['LONG_TESTS'] === '1' ? [['on the way', 3, ''] as const] : []),
  ] as const)(
    'the player continues without a sound that cannot be decoded %s',
    async (_, intact, said) => {
      await film.page.evaluate((of) => window.harness.export('small', of), sampleFilm({ width: 320, height: 180 }))
      await film.page.evaluate((packets) => window.harness.damage('small', 'damaged', packets), intact)
      await open(withSound('sample:kept?damaged'))
      const played = await film.page.evaluate(() => window.harness.play(0, 20_000, 11))
      expect(lastFrameOf(played)).toBeGreaterThan(10)
      expect(await film.page.locator('[role=status]').textContent()).toBe(said)
    },
    40_000,
  )

  it('the player continues without sound and shows a notice until the sound output starts', async () => {
    await open(withSound('sample:music'))
    await film.page.evaluate(() => {
      const { getOutputTimestamp } = AudioContext.prototype
      AudioContext.prototype.getOutputTimestamp = () => ({ contextTime: 0, performanceTime: 0 })
      Object.assign(window, { heal: () => Object.assign(AudioContext.prototype, { getOutputTimestamp }) })
    })
    const played = await film.page.evaluate(() => window.harness.play(0, 20_000, 21))
    expect(played.isPlaying).toBe(true)
    expect(lastFrameOf(played)).toBeGreaterThan(20)
    expect(await notice()).toContain('No audio output')
    await film.page.evaluate(() => (window as unknown as { heal: () => void }).heal())
    const again = await film.page.evaluate(() => window.harness.play(0, 20_000, 21))
    expect(lastFrameOf(again)).toBeGreaterThan(20)
    expect(await film.page.getByRole('status').count()).toBe(0)
  }, 40_000)

  it('the player plays no sound of the old position after an immediate seek and play', async () => {
    await open(withSound('sample:music'))
    const counts: (readonly [dropped: number, begun: number])[] = []
    // A film that has to wait on a busy machine rightly drops started sounds: one run without waiting is the proof.
    for (let round = 0; round < 8 && counts.at(-1)?.[0] !== 0; round++) {
      for (const frame of [200, 30]) await shows(withSound('sample:music'), frame)
      await film.page.evaluate(() => window.harness.play(30, 800))
      counts.push(await film.page.evaluate(playElsewhere))
    }
    expect(counts.at(-1)?.[0], `dropped and begun: ${counts.join(' ')}`).toBe(0)
    expect(counts.at(-1)?.[1]).toBeGreaterThan(0)
  }, 60_000)

  it('the player shows a card for a story without scenes', async () => {
    const empty = { ...FILM, scenes: [], durationInFrames: 0, music: null }
    await open(empty)
    expect(await shows(empty, 0)).toBeGreaterThan(0.95)
  })

  it('the player writes nothing to the console but its decoder’s messages about the damaged sound', () => {
    expect(film.errors.filter((text) => !text.startsWith('EncodingError: Decoding error.'))).toEqual([])
  })
})
