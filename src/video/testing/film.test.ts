// Only here: films that a browser encodes, read back frame by frame and sample by sample, also where several workers draw one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CREDITS_PER_PAGE, endCardFrames, PAGE_FRAMES } from '#src/domain/end-card.ts'
import type { VideoCue, VideoDocument } from '../document.ts'
import { openFilms, SMALL, SQUARE, type Films } from './films.ts'
import { isNear, type Rgb } from './pixels.ts'
import { sampleAroll, sampleFilm } from './sample-film.ts'
import { NO_MOTION, sampleMedia, sampleShape, sampleSticker, sampleText } from './sample-overlays.ts'

/** The journeys of every day end in films of these sizes. */
const FULL_SIZES = [
  ['16:9', { width: 1920, height: 1080 }],
  ['9:16', { width: 1080, height: 1920 }],
  ['1:1', { width: 1080, height: 1080 }],
] as const

let film: Films
beforeAll(async () => {
  film = await openFilms()
}, 120_000)
afterAll(() => film?.close())

const isLong = process.env['LONG_TESTS'] === '1'

/** Voices, their films' loudness (LUFS) and the volume of their music: calm, and with hard peaks; ten in the long run. */
const LOUDNESS_FILMS = (
  [
    ['speech?5500', -14, 0.2],
    ['speech?5501', -23, 0.5],
    ['voice?5500', -14, 0.2],
    ['voice?5501', -16, 1],
    ['speech?5502', -14, 0],
    ['speech?5503', -16, 0.2],
    ['speech?5504', -14, 1],
    ['voice?5502', -23, 0],
    ['speech?5505', -14, 0.4],
    ['voice?5503', -14, 0.8],
  ] as const
).slice(0, isLong ? 10 : 1)

describe('the exported film', () => {
  it.each([['16:9, small', SMALL], ...(isLong ? FULL_SIZES : [])] as const)(
    'the exported film in %s is an MP4 of that size at exactly 30 fps, H.264 and AAC',
    async (name, size) => {
      const document = sampleFilm(size)
      const { progress, longestPause } = await film.exportAs(name, document)
      expect(await film.facts(name)).toEqual({
        format: 'MP4',
        videoCodec: 'avc',
        audioCodec: 'aac',
        ...size,
        duration: expect.closeTo(document.durationInFrames / 30, 1),
        frames: document.durationInFrames,
        misplaced: 0,
        isFastStart: true,
        colours: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false },
      })
      expect(progress.map((step) => step.stage).filter((stage, index, all) => stage !== all[index - 1])).toEqual([
        'preparing',
        'rendering',
        'finishing',
      ])
      expect(progress.at(-1)).toMatchObject({ frame: document.durationInFrames, sceneCount: 2, sceneIndex: 1 })
      // The page stays alive: it answers while the film is made. Generous, for a busy machine.
      expect(longestPause).toBeLessThan(1500)
    },
    90_000,
  )

  it('the exported film ends with the credits of its stock, page by page, as the page draws them', async () => {
    const plain = sampleFilm(SMALL)
    const from = plain.durationInFrames
    const credits = Array.from({ length: CREDITS_PER_PAGE + 1 }, (_, at) => ({
      ...{ author: `Author ${at + 1} of Somewhere`, library: 'Pexels', licence: 'Pexels License' },
    }))
    const endCard = { from, durationInFrames: endCardFrames(credits.length), credits }
    const document = { ...plain, durationInFrames: from + endCard.durationInFrames, endCard }
    await film.exportAs('credits', document)
    expect(await film.facts('credits')).toMatchObject({ frames: from + 2 * PAGE_FRAMES })
    const [inScene, first, second, last] = [from - 1, from, from + PAGE_FRAMES, from + 2 * PAGE_FRAMES - 1]
    const similarities = await film.compare('credits', document, [inScene, first, second, last])
    for (const similarity of similarities) expect(similarity).toBeGreaterThan(0.95)
    // The comparison can fail: with other names the first page is another one, and so is a film without a card.
    const others = { ...document, endCard: { ...endCard, credits: credits.slice(1) } }
    expect((await film.compare('credits', others, [first]))[0]).toBeLessThan(similarities[1] ?? 0)
    expect((await film.compare('credits', plain, [first]))[0]).toBeLessThan(0.9)
  }, 90_000)

  it('the exported film shows overlays of every kind where the player has them, over the end card too', async () => {
    const plain = sampleFilm(SMALL, [{ text: 'Under all 🎈', frames: 60, animation: 'NONE', transition: '' }])
    const at = (x: number, y: number, width: number, height: number) => ({ box: { x, y, width, height } })
    const came = { name: 'SLIDE_UP', by: 'WORD', durationInFrames: 12, easing: 'OVERSHOOT' } as const
    const document: VideoDocument = {
      ...plain,
      durationInFrames: 150,
      endCard: {
        ...{ from: 60, durationInFrames: 90 },
        credits: [{ author: 'Someone', library: 'Pexels', licence: 'Pexels License' }],
      },
      scenes: plain.scenes.map((scene) => ({
        ...scene,
        overlays: [
          sampleMedia('sample:picture?3', { ...at(0, 0, 0.25, 0.4), durationInFrames: 60, cornerRadius: 0.1 }),
          sampleShape('RECTANGLE', { ...at(0.3, 0.05, 0.3, 0.2), durationInFrames: 60, fill: '#1345b7' }),
          sampleText('Words 🎉 مرحبا', {
            ...{ ...at(0.05, 0.4, 0.6, 0.3), durationInFrames: 60, motionIn: came, font: 'Fraunces', fontSize: 0.1 },
            ...{ color: '#ffffff', outline: { width: 0.05, color: '#000000' } },
            background: { color: '#000000', padding: 0.3, radius: 0.2 },
          }),
          sampleText('שלום です', {
            ...at(0.6, 0.62, 0.38, 0.2),
            durationInFrames: 60,
            fontSize: 0.08,
            align: 'START',
          }),
        ],
      })),
      overlays: [sampleSticker('green-circle', { ...at(0.7, 0.1, 0.28, 0.5), durationInFrames: 150 })],
    }
    await film.exportAs('overlays', document)
    await film.page.evaluate((of) => window.harness.openPlayer(of, 480), document)
    await film.page.waitForSelector('canvas[data-film-frame]')
    const loaded = () =>
      [...window.document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? [family] : []))
    for (const family of ['Fraunces Film', 'East Asian ja Film', 'One-file scripts Film'])
      expect((await film.page.evaluate(loaded)).map((name) => name.replaceAll('"', ''))).toContain(family)
    for (const frame of [6, 30, 100])
      expect(await film.page.evaluate((of) => window.harness.playerDiffers('overlays', of), frame)).toBeLessThan(0.02)
    // The middles of the sticker and of the rectangle, and the plate beside the words.
    const points = [
      [403, 94],
      [216, 40],
      [67, 148],
    ] as const
    const colours = async (frame: number) =>
      (
        await film.page.evaluate(([of, where]) => window.harness.pixels('overlays', of, where), [
          frame,
          points,
        ] as const)
      ).map(({ rgb: [red = -99, green = -99, blue = -99] }): Rgb => [red, green, blue])
    const [GREEN, BLUE, BLACK] = [
      [0, 210, 106],
      [19, 69, 183],
      [0, 0, 0],
    ] as const
    const isEach = (seen: readonly Rgb[]) =>
      [GREEN, BLUE, BLACK].map((colour, index) => isNear(colour, seen[index] ?? [-99, -99, -99], 12))
    expect(isEach(await colours(30))).toEqual([true, true, true])
    expect(isEach(await colours(100))).toEqual([true, false, false])
  }, 90_000)

  it('the exported film shows the frames that the page draws: in a scene, in mid-transition, at two spoken words', async () => {
    const document = sampleFilm(SMALL)
    await film.exportAs('equal', document)
    // Scene 2 begins at 90 and dissolves until 108; 'only' and 'whoever' are spoken at 118 and 140.
    const frames = [45, 99, 118, 138, 140]
    const similarities = await film.compare('equal', document, frames)
    for (const similarity of similarities) expect(similarity).toBeGreaterThan(0.95)
    // The comparison can fail: another frame is less similar than the right one.
    const shifted = await film.compare('equal', { ...document, captions: { ...document.captions, show: false } }, [140])
    expect(shifted[0]).toBeLessThan(similarities[4] ?? 0)
  }, 90_000)

  it('the exported film speaks each voice at its scene, to the millisecond, and fades the music out', async () => {
    const document = sampleFilm(SQUARE)
    const clicks: VideoDocument = {
      ...document,
      music: null,
      scenes: document.scenes.map((scene) => ({
        ...scene,
        voice: { url: 'sample:click?500', volume: 1, durationMs: 500 },
      })),
    }
    await film.exportAs('clicks', clicks)
    const onsets = await film.page.evaluate(() => window.harness.onsets('clicks', 0.2, [0, 1.5]))
    expect(onsets[0]).toBeCloseTo(0, 2)
    expect(onsets[1]).toBeCloseTo(3, 2)

    const music: VideoDocument = {
      ...document,
      music: { url: 'sample:music', volume: 0.5, loop: true, duckingDb: null },
      scenes: document.scenes.map((scene) => ({ ...scene, voice: null })),
    }
    await film.exportAs('music', music)
    // The sample lasts 2 s: it must continue after its end, evenly, and stop at the film's end (6.2 s).
    const [first, second, last] = await film.page.evaluate(() =>
      window.harness.loudness('music', [
        [0.2, 1.8],
        [2.2, 3.8],
        [6.1, 6.2],
      ]),
    )
    expect(second).toBeCloseTo(first ?? 0, 2)
    expect(first).toBeGreaterThan(0.1)
    expect(last).toBeLessThan(0.02)
  }, 90_000)

  it('the exported film lowers music under words by 12 dB, and does not raise it in a pause of 0.3 s', async () => {
    const document = sampleFilm(SQUARE, [{ text: 'x', frames: 300, animation: 'NONE', transition: '' }])
    const words = [
      [2, 2.6],
      [2.9, 4],
      [6.5, 7.5],
    ] as const
    const ducked: VideoDocument = {
      ...document,
      music: { url: 'sample:music', volume: 0.5, loop: true, duckingDb: -12 },
      scenes: document.scenes.map((scene) => ({
        ...scene,
        // A voice that is there and not audible: only the music is measured.
        voice: { url: 'sample:click?9000', volume: 0.001, durationMs: 9000 },
        captions: words.map(([from, to]) => ({ word: 'word', start: from * 1000, end: to * 1000 })),
      })),
    }
    await film.exportAs('ducked', ducked)
    const levels = await film.page.evaluate(() =>
      window.harness.loudness('ducked', [
        [0.5, 1.5],
        [2.05, 2.55],
        [2.65, 2.85],
        [3, 4],
        [4.5, 6],
      ]),
    )
    const [before = NaN, ...others] = levels.map((level) => 20 * Math.log10(level))
    const [word, pause, more, between] = others.map((level) => level - before)
    for (const level of [word, pause, more]) {
      expect(level).toBeLessThan(-11.5)
      expect(level).toBeGreaterThan(-12.5)
    }
    expect(between).toBeCloseTo(0, 0)
  }, 90_000)

  it('the exported film follows the points of a cue and the fades of a voice within 0.5 dB', async () => {
    const scene = { text: 'x', frames: 240, animation: 'NONE', transition: '' } as const
    const document: VideoDocument = { ...sampleFilm(SQUARE, [scene]), music: null }
    const cue: VideoCue = {
      ...{ id: 'c', kind: 'MUSIC', url: 'sample:music', name: null, from: 0, durationInFrames: 105, offsetMs: 0 },
      ...{ volume: 0.4, loop: true, fadeInMs: 0, fadeOutMs: 0, isMuted: false, duckingDb: null },
      volumePoints: [500, 2500, 3000].map((at_ms, at) => ({ at_ms, db: [0, -24, 6][at] ?? 0 })),
    }
    const withVoice = (voice: VideoDocument['scenes'][number]['voice']) =>
      document.scenes.map((each) => ({ ...each, voice }))
    const checkLevels = async (of: VideoDocument, expected: readonly (readonly [at: number, db: number])[]) => {
      await film.exportAs('levels', of)
      const where = expected.map(([at]) => [at - 0.05, at + 0.05] as const)
      const levels = await film.page.evaluate((each) => window.harness.loudness('levels', each), where)
      for (const [index, [at, db]] of expected.entries())
        expect(Math.abs(20 * Math.log10((levels[index] ?? NaN) / (levels[0] ?? NaN)) - db), `${at} s`).toBeLessThan(0.5)
    }
    const ramp = [[0.25, 0], [1, -6], [1.5, -12], [2, -18], [2.75, -9], [3.25, 6]] as const // prettier-ignore
    await checkLevels({ ...document, cues: [cue], scenes: withVoice(null) }, ramp)
    const fade = [[0.5, 0], [1.5, -3.01], [1.8, 20 * Math.log10(Math.sin(0.1 * Math.PI))]] as const // prettier-ignore
    await checkLevels(
      { ...document, scenes: withVoice({ url: 'sample:music', volume: 0.5, durationMs: 2000, fadeOutMs: 1000 }) },
      fade,
    )
  }, 90_000)

  it.each(LOUDNESS_FILMS)(
    'the sound of an exported film (%s) is at its loudness of %i LUFS, with no true peak above -1 dBTP',
    async (voice, loudnessLufs, volume) => {
      const document: VideoDocument = {
        ...sampleFilm(SQUARE, [{ text: 'One two three four.', frames: 180, animation: 'NONE', transition: '' }]),
        music: { url: 'sample:music', volume, loop: true, duckingDb: -12 },
        loudnessLufs,
      }
      const scenes = document.scenes.map((scene) => ({
        ...scene,
        voice: { url: `sample:${voice}`, volume: 1, durationMs: 5500 },
      }))
      const { lufs, truePeak } = await film.page.evaluate(
        async (of) => {
          await window.harness.drawParts('loud', of)
          return window.harness.level('loud part SOUND', 6)
        },
        { ...document, scenes },
      )
      expect(Math.abs(lufs - loudnessLufs)).toBeLessThan(0.5)
      expect(truePeak).toBeLessThan(-1)
    },
    30_000,
  )

  it('the exported film cuts, speeds up and reverses a video, and keeps its own sound', async () => {
    const source = sampleFilm(SQUARE, [{ text: 'One two three', frames: 60, animation: 'PAN_LEFT', transition: '' }])
    await film.exportAs('source', source)
    const clip = { startMs: 500, endMs: 1500, playbackRate: 2, reversed: false, useAudio: true, volume: 1 }
    const withVideo = (change: Partial<typeof clip>): VideoDocument => {
      const document = sampleFilm(SQUARE, [{ text: 'x', frames: 15, animation: 'NONE', transition: '' }])
      const aroll = sampleAroll('v', 'sample:kept?source', 0, 15, {
        type: 'video',
        animation: 'NONE',
        video: { ...clip, ...change },
      })
      return {
        ...document,
        music: null,
        captions: { ...document.captions, show: false },
        scenes: document.scenes.map((scene) => ({ ...scene, voice: null, arolls: [aroll] })),
      }
    }
    await film.exportAs('fast', withVideo({}))
    await film.exportAs('back', withVideo({ reversed: true }))
    // At twice the speed, frame 10 is 667 ms into the clip: frame 35 of the source. Backwards it is frame 44 - 20.
    const [fast, back, wrong] = await film.page.evaluate(
      async (of) => [
        await window.harness.compareAcross('fast', 10, of, 35),
        await window.harness.compareAcross('back', 10, of, 24),
        await window.harness.compareAcross('back', 10, of, 35),
      ],
      source,
    )
    expect(fast).toBeGreaterThan(0.9)
    expect(back).toBeGreaterThan(0.9)
    expect(wrong).toBeLessThan(back ?? 0)
    const [own] = await film.page.evaluate(() => window.harness.loudness('fast', [[0.1, 0.4]]))
    const [silent] = await film.page.evaluate(() => window.harness.loudness('back', [[0.1, 0.4]]))
    // One that lies over the images begins at its in point, at its volume.
    const still = { motionIn: NO_MOTION, motionOut: NO_MOTION }
    const over = sampleMedia('sample:kept?source', { type: 'video', startMs: 500, volume: 1, ...still })
    await film.exportAs('over', { ...withVideo({ useAudio: false }), overlays: [over] })
    const shown = await film.page.evaluate((of) => window.harness.compareAcross('over', 10, of, 25), source)
    expect(shown).toBeGreaterThan(0.9)
    expect((await film.page.evaluate(() => window.harness.loudness('over', [[0.1, 0.4]])))[0]).toBeGreaterThan(0.05)
    expect(own).toBeGreaterThan(0.05)
    expect(silent).toBeLessThan(0.001)
  }, 90_000)

  it.each(isLong ? [2, 3] : [3])(
    'the exported film is the same film when %s workers draw it',
    async (parts) => {
      const document = sampleFilm(SMALL, [
        { text: 'One two three four five six seven.', frames: 100, animation: 'ZOOM_IN', transition: '' },
        { text: 'Eight nine ten eleven twelve.', frames: 100, animation: 'PAN_LEFT', transition: 'wipe' },
        { text: 'And so on and so on.', frames: 115, animation: 'ZOOM_OUT', transition: 'fade' },
      ])
      const name = `parts ${parts}`
      const { progress } = await film.page.evaluate(([as, of, by]) => window.harness.export(as, of, by), [
        name,
        document,
        parts,
      ] as const)
      const frames = progress.map((step) => step.frame)
      expect(frames).toEqual(frames.toSorted((a, b) => a - b))
      expect(await film.facts(name)).toMatchObject({ frames: 315, misplaced: 0, isFastStart: true, audioCodec: 'aac' })
      // The first and last frame of sections, and transitions across them.
      for (const similarity of await film.compare(name, document, [0, 59, 60, 107, 119, 120, 179, 180, 209, 240, 314]))
        expect(similarity).toBeGreaterThan(0.95)
    },
    90_000,
  )

  it.each([
    ['when another worker draws it', 2],
    ['when one draws all', 1],
  ])('the export fails and names the scene without its image %s', async (_who, workers) => {
    const document = sampleFilm(SMALL)
    const scenes = document.scenes.map((scene, index) =>
      index === 0 ? scene : { ...scene, arolls: scene.arolls.map((aroll) => ({ ...aroll, url: 'sample:missing' })) },
    )
    const failing = film.page.evaluate(([of, count]) => window.harness.export('broken', of, count), [
      { ...document, scenes },
      workers,
    ] as const)
    await expect(failing).rejects.toThrow('Couldn’t load the image in scene 2')
  })

  it('the exported film writes a long film to the storage of the browser, whole and ready to stream', async () => {
    const document = sampleFilm({ width: 160, height: 90 }, [
      { text: 'A long scene that goes on and on.', frames: 2000, animation: 'ZOOM_IN', transition: '' },
      { text: 'And another one.', frames: 760, animation: 'NONE', transition: 'fade' },
    ])
    await film.exportAs('long', document)
    expect(await film.facts('long')).toMatchObject({
      frames: 2760,
      misplaced: 0,
      duration: expect.closeTo(92, 1),
      isFastStart: true,
      audioCodec: 'aac',
    })
    expect(await film.page.evaluate(() => window.harness.storedExports())).toHaveLength(1)
  }, 120_000)

  it('the export stops at once when it is aborted', async () => {
    expect(await film.page.evaluate((of) => window.harness.abort(of, 10), sampleFilm(SMALL))).toBe('AbortError')
  })

  it('exporting a story without scenes is refused', async () => {
    await expect(film.exportAs('empty', { ...sampleFilm(SQUARE), scenes: [], durationInFrames: 0 })).rejects.toThrow(
      'This story has no scenes',
    )
  })

  it('the exported film writes nothing to the console', () => expect(film.errors).toEqual([]))
})
