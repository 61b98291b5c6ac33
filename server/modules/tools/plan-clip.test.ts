import { describe, expect, it } from 'vitest'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { planLipSync, planMotion } from './plan-clip.ts'
import { planMusic, requireComposer } from './plan-music.ts'
import { mediaRow, soundRow } from '#server/testing/media-row.ts'

const refusing = (field: string, text: string) =>
  expect.objectContaining({ status: 400, body: expect.objectContaining({ fields: { [field]: [text] } }) })

/** The resulting plan, or the refusal. */
function tried(plan: () => object): unknown {
  try {
    return plan()
  } catch (cause) {
    return cause
  }
}

describe('a clip', () => {
  const options = { prompt: null, end: null }

  it('a clip lasts five seconds, is silent and has the shape of its image by default', () => {
    const image = mediaRow()
    expect(planMotion(image, options)).toEqual({
      ...{ work: 'animate', source: image, end: null, prompt: '', seed: 15 },
      ...{ seconds: 5, hasSound: false, width: 1_176, height: 784 },
    })
    const end = mediaRow({ id: 'end' })
    const said = { prompt: ' to the left ', ratio: '1:1', duration: 8, hasSound: true, end } as const
    expect(planMotion(image, said)).toMatchObject({
      ...{ prompt: 'to the left', seconds: 8, hasSound: true, end, width: 960, height: 960 },
    })
  })

  it('a clip begins and ends with images', () => {
    expect(tried(() => planMotion(soundRow(), options))).toEqual(refusing('source_media_id', 'Choose an image'))
    expect(tried(() => planMotion(mediaRow(), { ...options, end: soundRow() }))).toEqual(
      refusing('end_frame_id', 'Choose an image'),
    )
  })

  it('a portrait speaks with a voice, moderately and without its body by default', () => {
    const [image, voice] = [mediaRow(), soundRow({ durationMs: 120_000 })]
    expect(planLipSync(image, { voice })).toEqual({
      ...{ work: 'lipSync', source: image, voice, intensity: 3, movesBody: false, width: 1_176, height: 784 },
    })
    expect(planLipSync(image, { voice, intensity: 0, movesBody: true, ratio: '1:1' })).toMatchObject({
      ...{ intensity: 0, movesBody: true, width: 960 },
    })
  })

  it.each([
    ['16:9', 1_920, 1_080],
    ['9:16', 1_080, 1_920],
    ['1:1', 1_080, 1_080],
    ['auto', 1_620, 1_080],
    ['21:9', 2_520, 1_080],
  ] as const)('a drawn person speaks in 1080p: %s', (ratio, width, height) => {
    const mara = mediaRow({ id: '5e1ec7ed-0000-4000-8000-000000000001' })
    expect(planLipSync(mara, { voice: soundRow(), ratio })).toMatchObject({ person: 'mara', width, height })
  })

  it.each([
    [null, 'Choose a voice-over or a recording'],
    [soundRow({ status: 'FAILED' }), 'This recording isn’t ready'],
    [mediaRow(), 'The built-in draft engine supports voice-overs and WAV recordings'],
    [soundRow({ contentType: 'audio/mpeg' }), 'The built-in draft engine supports voice-overs and WAV recordings'],
    [soundRow({ durationMs: 120_001 }), 'Recordings can be up to two minutes long'],
  ])('a portrait does not speak with what is no recording it can hear', (voice, text) => {
    expect(tried(() => planLipSync(mediaRow(), { voice }))).toEqual(refusing('driving_media_id', text))
  })
})

describe('music', () => {
  it.each([3, 600])('music can be %i seconds long', (duration) => {
    expect(planMusic({ prompt: ' waltz ', duration })).toEqual({ work: 'compose', prompt: 'waltz', seconds: duration })
  })

  it('music has the minimum length by default', () => {
    expect(planMusic({ prompt: 'waltz', duration: undefined })).toMatchObject({ seconds: 3 })
  })

  it.each([
    [{ prompt: ' ', duration: 30 }, 'prompt', 'Describe the music'],
    [{ prompt: null, duration: 30 }, 'prompt', 'Describe the music'],
    [{ prompt: 'waltz', duration: 2 }, 'duration', 'Music can be 3 to 600 seconds long'],
    [{ prompt: 'waltz', duration: 601 }, 'duration', 'Music can be 3 to 600 seconds long'],
  ])('music is not composed from %o', (options, field, text) => {
    expect(tried(() => planMusic(options))).toEqual(refusing(field, text))
  })

  it('music whose composer is gone fails in words for people', () => {
    expect(() => requireComposer(createTestEngines())).toThrow('Music generation is no longer available here')
  })
})
