import { afterAll, describe, expect, it } from 'vitest'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { decodeWav, encodeWav } from '#engines/audio/wav.ts'
import { makePng, makeWav } from '#server/platform/files/testing/sample-files.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { makeGif } from '#server/platform/files/testing/sample-images.ts'
import type { ByteSource } from '#server/platform/ports/sandbox.ts'
import { createNodeSandbox } from './node.ts'
import { ENDLESS_WEBM, makePngBomb } from './testing/hostile-files.ts'

const sandbox = createNodeSandbox()
/** Long enough for parallel reads: on a busy machine too, as only processor time counts. */
const hurried = createNodeSandbox(undefined, { taskMs: 1_500 })
afterAll(() => [sandbox, hurried].forEach((each) => each.close()))
const measure = (bytes: Uint8Array) => sandbox.run('measureImage', null, [bytesSource(bytes)])

describe('the sandbox of the Node host', () => {
  it('the sandbox of the Node host ends a file that its parser never leaves, and reads others meanwhile and afterwards', async () => {
    const measureHere = (bytes: Uint8Array) => hurried.run('measureImage', null, [bytesSource(bytes)])
    const endless = hurried.run('probeMedia', { mediaType: 'video' }, [bytesSource(ENDLESS_WEBM)])
    let isOver = false
    const refused = expect(endless.finally(() => (isOver = true))).rejects.toThrow('takes too long to read')
    await expect(measureHere(makePng(64, 48))).resolves.toEqual({ width: 64, height: 48 })
    expect(isOver).toBe(false)
    await refused
    await expect(measureHere(makePng(3, 4))).resolves.toEqual({ width: 3, height: 4 })
  })

  it('the sandbox of the Node host reads a good file that waited longer than a bad one may work', async () => {
    const bytes = makePng(64, 48)
    const endless = hurried.run('probeMedia', { mediaType: 'video' }, [bytesSource(ENDLESS_WEBM)])
    const isEnded = endless.then(
      () => false,
      () => true,
    )
    // Its bytes arrive when the other one, begun at the same time, was ended by its limit.
    const late: ByteSource = { size: bytes.length, read: (start, end) => isEnded.then(() => bytes.slice(start, end)) }
    await expect(hurried.run('measureImage', null, [late])).resolves.toEqual({ width: 64, height: 48 })
    expect(await isEnded).toBe(true)
  })

  it('the sandbox of the Node host ends an endless wait by the wall clock', async () => {
    const waiting = createNodeSandbox(undefined, { taskMs: 200 })
    const never: ByteSource = { size: 100, read: () => new Promise(() => undefined) }
    await expect(waiting.run('measureImage', null, [never])).rejects.toThrow('takes too long to read')
    waiting.close()
  })

  it('the sandbox of the Node host ends a task that exceeds its memory, whichever code allocates it', async () => {
    const small = createNodeSandbox(undefined, { memoryBytes: 160_000_000 })
    const [image, other] = [makePng(7_000, 7_000), makePng(8, 6)]
    await expect(small.run('measureImage', null, [bytesSource(image)])).rejects.toThrow('damaged or too large')
    await expect(small.run('measureImage', null, [bytesSource(other)])).resolves.toEqual({ width: 8, height: 6 })
    small.close()
  })

  it('the sandbox of the Node host answers parallel tasks, each with its own result', async () => {
    const sizes = Array.from({ length: 12 }, (_, at) => ({ width: at + 1, height: 2 * at + 1 }))
    await expect(Promise.all(sizes.map(({ width, height }) => measure(makePng(width, height))))).resolves.toEqual(sizes)
  })

  it('the sandbox of the Node host encodes pixels as a JPEG that shows them', async () => {
    const [width, height] = [40, 24]
    const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => [200, 40, 90, 255][at % 4] ?? 0)
    const jpeg = await sandbox.run('encodeJpeg', { data, width, height })
    const { original, data: shown } = await sandbox.run('readPixels', { side: 40 }, [bytesSource(jpeg)])
    expect(original).toEqual({ width, height })
    for (const [at, value] of [200, 40, 90].entries()) expect(Math.abs((shown[at] ?? 0) - value)).toBeLessThan(4)
  })

  it('a photograph that was taken upright is measured as it is shown', async () => {
    const surface = makeNodeCanvas(64, 48)
    const jpeg = await surface.encode(0.9)
    expect(await measure(jpeg)).toEqual({ width: 64, height: 48 })
    // Exif with one entry: orientation 6, a quarter turn.
    const exif = [0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1]
    const entry = [1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    const turned = Uint8Array.from([...jpeg.subarray(0, 2), ...exif, ...entry, ...jpeg.subarray(2)])
    expect(await measure(turned)).toEqual({ width: 48, height: 64 })
  })

  it('the sandbox of the Node host checks the decoded size and not the first header’s', async () => {
    const lies: [Uint8Array, string][] = [
      [makeGif(10, 10, [{ width: 65_535, height: 65_535 }]), 'too large (65535 × 65535 pixels)'],
      [makeGif(10, 10, Array(20_000).fill({ width: 10, height: 10 })), 'too many frames (20000)'],
      [makeGif(5_000, 5_000, Array(50).fill({ width: 5_000, height: 5_000 })), 'too many frames'],
      [makePng(30_000, 30_000), 'too large (30000 × 30000 pixels)'],
    ]
    for (const [bytes, text] of lies) await expect(measure(bytes)).rejects.toThrow(text)
  })

  it('the sandbox of the Node host reads a PNG with two gigabytes behind its image, or refuses it, within its limits', async () => {
    await measure(makePngBomb()).catch((cause: unknown) => expect(cause).toHaveProperty('name', 'UnreadableFile'))
    await expect(measure(makePng(1, 1))).resolves.toEqual({ width: 1, height: 1 })
  })

  it('the sandbox of the Node host gives a worker nothing but its own file', async () => {
    const asked: [number, number][] = []
    const bytes = makePng(640, 480)
    const source: ByteSource = {
      size: bytes.length,
      async read(start, end) {
        asked.push([start, end])
        return bytes.slice(start, end)
      },
    }
    await sandbox.run('probeMedia', { mediaType: 'video' }, [source]).catch(() => undefined)
    expect(asked.every(([start, end]) => start >= 0 && end <= bytes.length)).toBe(true)
  })

  it('the sandbox of the Node host cuts a WAV on samples, and reads only the requested part', async () => {
    const samples = Float32Array.from({ length: 80_000 }, (_, at) => Math.sin(at / 9))
    const wav = encodeWav({ sampleRate: 8_000, channels: [samples, samples.map((sample) => -sample)] })
    let asked = 0
    const source: ByteSource = {
      size: wav.length,
      async read(start, end) {
        asked += end - start
        return wav.slice(start, end)
      },
    }
    const cut = await sandbox.run('cutWav', { fromMs: 1_000, toMs: 1_500 }, [source])
    const whole = decodeWav(wav)
    expect(cut).toEqual({ sampleRate: 8_000, channels: whole.channels.map((each) => each.slice(8_000, 12_000)) })
    expect(asked).toBeLessThan(17_000)
  })

  it('the sandbox of the Node host cuts a recording for speech services: one channel, downsampled, in silences', async () => {
    const [rate, seconds] = [48_000, 310]
    const tone = Float32Array.from({ length: rate * seconds }, (_, at) =>
      (at / rate) % 10 < 9 ? Math.sin(at / 40) / 2 : 0,
    )
    const stereo = encodeWav({ sampleRate: rate, channels: [tone, tone] })
    const parts = await sandbox.run('cutForSpeech', null, [bytesSource(stereo)])
    const sounds = parts.map(({ bytes }) => decodeWav(bytes))
    expect(sounds.map(({ sampleRate, channels }) => [sampleRate, channels.length])).toEqual([
      [16_000, 1],
      [16_000, 1],
    ])
    expect(sounds.reduce((sum, { channels }) => sum + (channels[0]?.length ?? 0), 0)).toBe(16_000 * seconds)
    expect(Math.abs(((parts[1]?.offset ?? 0) % 10_000) - 9_500)).toBeLessThan(60)
  })

  it('a WAV with a wrong header is read as far as it goes, or refused with a message', async () => {
    const lies: [number, number, number][] = [
      [22, 65_535, 2],
      [40, 0xffff_ffff, 4],
      [24, 0xffff_ffff, 4],
      [24, 0, 4],
      [34, 1, 2],
      [16, 0xffff_fff0, 4],
    ]
    for (const [at, value, width] of lies) {
      const wav = Buffer.from(makeWav(500))
      wav.writeUIntLE(value, at, width)
      const source = [bytesSource(wav)]
      const works = [
        sandbox.run('findSpeech', null, source),
        sandbox.run('cutForSpeech', null, source),
        sandbox.run('cutWav', { fromMs: 0, toMs: null }, source),
      ]
      for (const outcome of await Promise.allSettled(works))
        if (outcome.status === 'rejected') expect(outcome.reason).toHaveProperty('name', 'UnreadableFile')
    }
  })

  it('the sandbox of the Node host reports a missing file when it cannot be read', async () => {
    const gone: ByteSource = { size: 10, read: () => Promise.reject(new Error('gone')) }
    await expect(sandbox.run('measureImage', null, [gone])).rejects.toThrow('The file is missing')
  })
})
