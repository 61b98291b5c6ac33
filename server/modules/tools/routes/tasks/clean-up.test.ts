import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loudnessOf, rmsDb } from '#engines/audio/loudness.ts'
import { decodeWav, encodeWav, type PcmAudio } from '#engines/audio/wav.ts'
import { makeSampleClip } from '#engines/testing/sample-clip.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { makeNoisySpeech, type Noise, type NoisySpeech } from '#engines/testing/noisy-speech.ts'
import { at, setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { uploadFile } from '#server/testing/upload-file.ts'

const { test, read, balance, made } = await setUpThreeScenes()
const folder = mkdtempSync(path.join(tmpdir(), 'clean-up-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An independent reading; where it is not installed, our own. */
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
const NUMBER = /-?(?:\d+\.\d+|inf)/u

/** Filters a WAV file with ffmpeg, and finds the last number behind a name in its report. */
function measure(wav: Uint8Array, filter: string, name: string): number {
  const file = path.join(folder, 'sound.wav')
  writeFileSync(file, wav)
  const args = ['-hide_banner', '-nostats', '-i', file, '-af', filter, '-f', 'null', '-']
  const report = spawnSync('ffmpeg', args, { encoding: 'utf8' }).stderr
  const line = report.split('\n').findLast((each) => each.includes(name)) ?? ''
  const value = NUMBER.exec(line.slice(line.indexOf(name) + name.length))?.[0]
  return value === '-inf' ? -Infinity : Number(value)
}

/** dBFS of a part. @param span s */
function levelOf(wav: Uint8Array, [from, to]: readonly [number, number]): number {
  if (hasFfmpeg) return measure(wav, `atrim=${from}:${to},astats=measure_perchannel=none`, 'RMS level dB:')
  const { sampleRate, channels } = decodeWav(wav)
  return rmsDb(channels[0] ?? new Float32Array(0), Math.round(from * sampleRate), Math.round(to * sampleRate))
}

const lufsOf = (wav: Uint8Array) => (hasFfmpeg ? measure(wav, 'ebur128', 'I:') : loudnessOf(decodeWav(wav)))

const meanLevel = (wav: Uint8Array, spans: NoisySpeech['speech']) =>
  10 * Math.log10(spans.reduce((sum, span) => sum + 10 ** (levelOf(wav, span) / 10), 0) / spans.length)

/** Samples by which a sound is later than another, by what is above the voice's own pitch. */
function lagOf(sound: PcmAudio, reference: PcmAudio, [from, to]: readonly [number, number]): number {
  const edges = ({ channels: [samples = new Float32Array(0)] }: PcmAudio) =>
    samples.map((sample, index) => sample - 2 * (samples[index - 1] ?? 0) + (samples[index - 2] ?? 0))
  const [one, other] = [edges(sound), edges(reference)]
  let best = { lag: NaN, match: 0 }
  for (let lag = -100; lag <= 100; lag++) {
    let match = 0
    for (let index = Math.round(from * reference.sampleRate); index < to * reference.sampleRate; index++)
      match += (one[index + lag] ?? 0) * (other[index] ?? 0)
    if (match > best.match) best = { lag, match }
  }
  return best.lag
}

async function begin() {
  const ada = await test.user()
  const { story_id, ids } = await made(ada)
  return { ada, story_id, ids }
}

/** Uploads a recording as the voice-over of a scene, with words at times. */
async function record(ada: TestUser, where: { story_id: string; scene_id: string }, wav: Uint8Array) {
  const { id } = await uploadFile(test, ada, { name: 'my voice.wav', type: 'audio/wav', bytes: wav })
  await test.runJobs()
  await test.ok('updateSceneAudio', {
    as: ada,
    body: { ...where, audio_media: id, upload_audio: true, generate_audio: false },
  })
  const text = 'One line.\nAnother line.\nThe last.'
  await test.ok('transcribeSceneAudio', { as: ada, body: { ...where, language: 'en-US', text } })
  await test.runJobs()
  return id
}

async function clean(ada: TestUser, source: string, settings: object = {}, model_id = 'clean-up-recording') {
  const body = { model_id, source_media_id: source, ...settings }
  const { task_id } = await test.ok('createTask', { as: ada, body })
  await test.runJobs()
  const [task] = (await test.ok('getTasks', { as: ada, query: { task_id } })).data
  if (!task) throw new Error('There is no task')
  return task
}

async function bytesOf(url: string | null | undefined) {
  const answer = await test.backend.fetch(new Request(new URL(url ?? '', 'http://localhost:4400')))
  return new Uint8Array(await answer.arrayBuffer())
}

describe('a noisy recording', () => {
  it.each<Noise>(['hum', 'rain'])(
    'createTask: speech in %s noise is cleaned, equally long, at the same times, with the speech at its level or at that of the built-in voices',
    async (noise) => {
      const { ada, story_id, ids } = await begin()
      const speech = makeNoisySpeech(noise)
      const noisy = encodeWav(speech.noisy)
      const source = await record(ada, { story_id, scene_id: at(ids, 0) }, noisy)
      const task = await clean(ada, source, { story_id, match_level: false })
      expect(task).toMatchObject({ status: 'COMPLETED', task_type: 'clean_up', credits_charged: 0, progress: 100 })
      const { result_media: result } = task
      const original = speech.noisy.channels[0]?.length ?? 0
      expect(result).toMatchObject({
        ...{ media_type: 'audio', content_type: 'audio/wav', cleaned_from_id: source },
        file_name: 'my voice cleaned up.wav',
        duration_ms: Math.round((original / 48_000) * 1_000),
      })
      const cleaned = await bytesOf(result?.url)
      expect(decodeWav(cleaned).channels.map(({ length }) => length)).toEqual([original])
      for (const pause of speech.pauses) expect(levelOf(cleaned, pause)).toBeLessThan(levelOf(noisy, pause) - 20)
      expect(
        Math.abs(meanLevel(cleaned, speech.speech) - meanLevel(encodeWav(speech.clean), speech.speech)),
      ).toBeLessThan(1.5)
      // Within half a millisecond: filters shift frequencies by different times.
      expect(Math.abs(lagOf(decodeWav(cleaned), speech.clean, speech.speech[0] ?? [0, 0]))).toBeLessThan(24)
      const leveled = await clean(ada, source, { story_id })
      expect(Math.abs(lufsOf(await bytesOf(leveled.result_media?.url)) + 19)).toBeLessThan(1)
    },
  )

  it('replaceSounds: the cleaned recording keeps words and length, and is undone, redone and restored to the original', async () => {
    const { ada, story_id, ids } = await begin()
    const where = { story_id, scene_id: at(ids, 0) }
    const source = await record(ada, where, encodeWav(makeNoisySpeech('white').noisy))
    const before = await test.ok('getScene', { as: ada, query: where })
    expect(before.captions.length).toBeGreaterThan(3)
    const media_id = (await clean(ada, source, { story_id })).result_media?.id ?? ''
    const use = (id: string) =>
      test.ok('replaceSounds', {
        as: ada,
        body: { story_id, sounds: [{ scene_id: where.scene_id, media_id: id }] },
      })
    const now = async () => (await read(ada, story_id)).scenes[0]
    const isLikeBefore = (sound: string) => ({
      ...{ captions: before.captions, duration_in_frames: before.duration_in_frames, text: before.text },
      ...{ is_user_uploaded_audio: true, is_voiceover_stale: false, is_voiceover_transcribed: true },
      audio_duration_in_ms_seconds: before.audio_duration_in_ms_seconds,
      audio_media: { id: sound },
    })
    expect(await use(media_id)).toMatchObject(isLikeBefore(media_id))
    const undo = { as: ada, params: { story_id } }
    expect((await test.ok('undoStoryEdit', undo)).redo_label).toBe('Clean up sound')
    expect(await now()).toMatchObject(isLikeBefore(source))
    await test.ok('redoStoryEdit', undo)
    expect(await now()).toMatchObject(isLikeBefore(media_id))
    // Its words are known from the original.
    const synced = await test.ok('resyncSceneCaptions', { as: ada, body: where })
    expect(synced.captions).toEqual(before.captions)
    expect(await use(source)).toMatchObject(isLikeBefore(source))
  })

  it('replaceSounds: several recordings are one edit, and a recording that is not a version of the present one is refused', async () => {
    const { ada, story_id, ids } = await begin()
    const noisy = encodeWav(makeNoisySpeech('hum').noisy)
    const sources = [
      await record(ada, { story_id, scene_id: at(ids, 0) }, noisy),
      await record(ada, { story_id, scene_id: at(ids, 1) }, noisy),
    ]
    const results: string[] = []
    for (const source of sources) results.push((await clean(ada, source, { story_id })).result_media?.id ?? '')
    const sounds = results.map((media_id, index) => ({ scene_id: at(ids, index), media_id }))
    const crossed = sounds.map(({ scene_id }, index) => ({ scene_id, media_id: at(results, 1 - index) }))
    expect(await test.call('replaceSounds', { as: ada, body: { story_id, sounds: crossed } })).toMatchObject({
      status: 400,
      body: { fields: { 'sounds.0.media_id': ['The recording has changed. Clean it up again'] } },
    })
    const stranger = await test.user()
    const attack = { as: stranger, body: { story_id, sounds } }
    expect((await test.call('replaceSounds', attack)).status).toBe(404)
    await test.ok('replaceSounds', { as: ada, body: { story_id, sounds } })
    const playing = async () => (await read(ada, story_id)).scenes.slice(0, 2).map((scene) => scene.audio_media?.id)
    expect(await playing()).toEqual(results)
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    expect(await playing()).toEqual(sources)
  })
})

describe('an unusual recording', () => {
  const upload = async (ada: TestUser, sound: PcmAudio) => {
    const { id } = await uploadFile(test, ada, { name: 'a.wav', type: 'audio/wav', bytes: encodeWav(sound) })
    await test.runJobs()
    return id
  }
  const lengthsOf = async (url: string | null | undefined) => {
    const { sampleRate, channels } = decodeWav(await bytesOf(url))
    return { sampleRate, lengths: channels.map(({ length }) => length) }
  }

  it('createTask: stereo at 44.1 kHz, and a tenth of a second, keep rate, channels and every sample', async () => {
    const { ada } = await begin()
    const { noisy, pauses } = makeNoisySpeech('white', 44_100)
    const [samples = new Float32Array(0)] = noisy.channels
    const stereo = { sampleRate: 44_100, channels: [samples, samples.map((sample) => sample / 2)] }
    const wide = await clean(ada, await upload(ada, stereo))
    expect(await lengthsOf(wide.result_media?.url)).toEqual({
      sampleRate: 44_100,
      lengths: [samples.length, samples.length],
    })
    const [left, right] = decodeWav(await bytesOf(wide.result_media?.url)).channels
    const [from, to] = (pauses[1] ?? [0, 0]).map((seconds) => Math.round(seconds * 44_100))
    for (const channel of [left, right]) expect(rmsDb(channel ?? samples, from, to)).toBeLessThan(-60)
    const short = { sampleRate: 48_000, channels: [samples.slice(60_000, 64_800)] }
    const brief = await clean(ada, await upload(ada, short))
    expect(brief.result_media?.duration_ms).toBe(100)
    expect(await lengthsOf(brief.result_media?.url)).toEqual({ sampleRate: 48_000, lengths: [4_800] })
  })

  it('createTask: a silent recording, an image and nothing to clean are refused in words, and cost nothing', async () => {
    const { ada } = await begin()
    const credits = await balance(ada)
    const silence = await upload(ada, { sampleRate: 16_000, channels: [new Float32Array(32_000)] })
    expect(await clean(ada, silence)).toMatchObject({
      ...{ status: 'FAILED', result_media: null },
      error_message: 'Generation failed: This recording is silent',
    })
    expect(test.takeLogged()).toHaveLength(1)
    const refused = async (body: object) => {
      const answer = await test.call('createTask', { as: ada, body: { model_id: 'clean-up-recording', ...body } })
      expect(answer.status).toBe(400)
      return answer.body
    }
    const nothing = { reduce_noise: false, cut_rumble: false, match_level: false }
    expect(await refused({ source_media_id: silence, ...nothing })).toMatchObject({
      fields: { reduce_noise: ['Choose what to clean up'] },
    })
    expect(await refused({})).toMatchObject({ fields: { source_media_id: ['Choose a recording'] } })
    expect(await balance(ada)).toBe(credits)
  })
})

describe('the sound of a video', () => {
  it('createTask, replaceSounds: a cleaned video keeps trim, speed and sound of its A-roll, and is undone', async () => {
    const { ada, story_id, ids } = await begin()
    const { id: source } = await uploadFile(test, ada, {
      ...{ name: 'harbour.mp4', type: 'video/mp4', bytes: await makeSampleClip() },
    })
    await test.runJobs()
    const refused = { as: ada, body: { model_id: 'clean-up-video', source_media_id: source } }
    expect(await test.call('createTask', refused)).toMatchObject({
      status: 400,
      body: { fields: { model_id: ['Video editing isn’t available: the server has no Chromium'] } },
    })
    const asked: unknown[] = []
    const never = () => Promise.reject(new Error('Only its sound is cleaned'))
    const png = { bytes: makePng(8, 8), contentType: 'image/png' as const, width: 8, height: 8 }
    test.app.engines.videoRetoucher = {
      ...{
        info: { label: 'Test videos', builtIn: true },
        rework: never,
        previewFrame: never,
        readFrames: never,
        followSubject: never,
      },
      async cleanSound(video, settings) {
        asked.push(settings)
        const bytes = await video.read(0, video.size)
        const facts = { contentType: 'video/mp4' as const, width: 320, height: 180, frames: 45, size: bytes.length }
        return { ...facts, durationMs: lengthMs, still: png, body: new Blob([new Uint8Array(bytes)]).stream() }
      },
    }
    const where = { scene_id: at(ids, 0) }
    const aroll_id = (await test.ok('getScene', { as: ada, query: { story_id, ...where } })).arolls[0]?.id ?? ''
    const params = { aroll_id }
    const shown = await test.ok('setArollMedia', { as: ada, params, body: { media: source } })
    const lengthMs = shown.aroll_object.media?.duration_ms ?? 0
    await test.ok('updateVideoStartEnd', { as: ada, params, body: { video_start: 200, video_end: 900 } })
    await test.ok('updateVideoAudio', { as: ada, params, body: { use_video_audio: true } })
    const before = await test.ok('getAroll', { as: ada, params })
    const task = await clean(ada, source, { story_id, cut_rumble: false }, 'clean-up-video')
    expect(task.result_media).toMatchObject({ media_type: 'video', cleaned_from_id: source })
    expect(asked).toEqual([{ noise: true, rumble: false, level: true }])
    const media_id = task.result_media?.id ?? ''
    await test.ok('replaceSounds', { as: ada, body: { story_id, sounds: [{ ...where, aroll_id, media_id }] } })
    const after = await test.ok('getAroll', { as: ada, params })
    const without = ({
      aroll_object: { media: _media, preview_image: _still, ...object },
      ...rest
    }: typeof before) => ({
      ...{ ...rest, updated_at: '', object },
    })
    expect(without(after)).toEqual(without(before))
    expect(after.aroll_object.media?.id).toBe(media_id)
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    expect((await test.ok('getAroll', { as: ada, params })).aroll_object.media?.id).toBe(source)
    test.app.engines.videoRetoucher = null
  })
})
