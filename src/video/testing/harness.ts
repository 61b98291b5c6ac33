/** The page that film tests and the export benchmark drive: films are drawn and exported here as in the product. */
import { loudnessOf } from '#engines/audio/loudness.ts'
import { planSounds } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import { type ExportedVideo, exportPart, exportVideo, planParts } from '../export/export-video.ts'
import { mixSounds } from '../export/mix.ts'
import type { DrawnParts, ExportProgress } from '../export/protocol.ts'
import { samplesOf } from '../export/sound-ranges.ts'
import type { Playback } from '../player/playback.ts'
import { clipWorks } from './clip-works.ts'
import { damagedSound } from './damaged-sound.ts'
import { drawFramesInPage, drawInPage, lumaOf, pixelsOf, rmse } from './page-pixels.ts'
import { playerSound } from './player-sound.ts'
import {
  decodeFrame,
  decodeFrames,
  decodePixels,
  decodeSound,
  type FilmPixel,
  readFacts,
  soundPackets,
} from './read-film.ts'
import { askedSamples, delaySamples, fetchSample, keepSample } from './sample-assets.ts'
import { truePeakOf } from './true-peak-of.ts'
import { ssim } from '../ssim.ts'
import { videoWorks } from './video-works.ts'

function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

interface Exported {
  ms: number
  progress: ExportProgress[]
  /** Longest time the page did not answer while the film was made, ms. */
  longestPause: number
}

let playback: Playback | null = null
const shownCanvas = () => {
  const canvas = document.querySelector('canvas')
  if (!canvas) throw new Error('The player shows no canvas')
  return canvas
}
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** @param earlier a kept film whose scenes may be used again */
const sourceOf = (document: VideoDocument, earlier?: { name: string; film: VideoDocument }) => ({
  document,
  fetchAsset: fetchSample,
  earlier: earlier ? { document: earlier.film, url: `sample:kept?${earlier.name}` } : null,
})

/** Similarity (SSIM) of each image to the one that comes beside it. */
async function similarities(
  images: AsyncIterable<CanvasImageSource>,
  others: AsyncIterator<CanvasImageSource, void>,
  { width, height }: { width: number; height: number },
): Promise<number[]> {
  const results: number[] = []
  for await (const image of images) {
    const { value: other } = await others.next()
    if (!other) throw new Error('There are fewer others')
    results.push(ssim(lumaOf(image, width, height), lumaOf(other, width, height), width))
  }
  await others.next()
  return results
}

const harness = {
  ...videoWorks,
  ...clipWorks,
  ...playerSound,

  /** Opens a film in the product's player, in a box of this width (CSS px). @param isPlaying whether it is to play at once */
  async openPlayer(film: VideoDocument, width: number, isPlaying = false): Promise<void> {
    const { mountPlayer } = await import('./mount-player.tsx')
    askedSamples.length = 0
    playback = mountPlayer(film, width)
    if (isPlaying) playback.play()
  },

  /** The player's requests since it was opened, and whether its first image has come at its full size. */
  playerLoads: () => ({ asked: [...askedSamples], hasImage: playback?.getState().hasImage ?? false }),

  /** Similarity of the player's canvas, once it stands at a frame, to the frame as drawn at the film's own size. */
  async playerShows(film: VideoDocument, frame: number): Promise<number> {
    playback?.seek(frame)
    const drawnIn = await drawInPage(film, frame)
    let best = 0
    for (let look = 0; look < 60 && best < 0.98; look++) {
      await nextPaint()
      const canvas = shownCanvas()
      if (canvas.dataset['filmFrame'] !== String(frame) || canvas.dataset['filmReady'] !== 'true') continue
      const drawn = lumaOf(drawnIn, canvas.width, canvas.height)
      best = Math.max(best, ssim(drawn, lumaOf(canvas, canvas.width, canvas.height), canvas.width))
    }
    return best
  },

  /** How far (RMSE, 0 to 1) the player's canvas at a frame is from that frame of a kept film. */
  async playerDiffers(name: string, frame: number): Promise<number> {
    playback?.seek(frame)
    const file = await fetchSample(`sample:kept?${name}`)
    for (let look = 0; look < 600; look++) {
      await nextPaint()
      const canvas = shownCanvas()
      if (canvas.dataset['filmFrame'] === String(frame) && canvas.dataset['filmReady'] === 'true') break
    }
    const { width, height } = shownCanvas()
    return rmse(pixelsOf(shownCanvas(), width, height), pixelsOf(await decodeFrame(file, frame), width, height))
  },

  /** Resizes the player's box while files are slow to come; resolves with the least similarity to the frame before until it stops again. */
  async resizePlayer(film: VideoDocument, frame: number, width: number): Promise<number> {
    const drawn = lumaOf(await drawInPage(film, frame), 320, 180)
    const box = document.body.firstElementChild
    if (!(box instanceof HTMLElement)) throw new Error('No player')
    const release = delaySamples(900)
    box.style.width = `${width}px`
    box.style.height = `${(width * film.height) / film.width}px`
    let least = 1
    const before = shownCanvas().width
    for (let look = 0; look < 200; look++) {
      await nextPaint()
      least = Math.min(least, ssim(drawn, lumaOf(shownCanvas(), 320, 180), 320))
      if (shownCanvas().width !== before && shownCanvas().dataset['filmReady'] === 'true') break
    }
    release()
    return least
  },

  /** Plays from a frame for a while, or until another is shown; resolves with the frames that were shown and when (ms). */
  async play(
    from: number,
    ms: number,
    until = Infinity,
  ): Promise<{ frames: [frame: number, at: number][]; isPlaying: boolean }> {
    const player = playback
    if (!player) throw new Error('No player')
    player.seek(from)
    const frames: [number, number][] = []
    const begun = performance.now()
    let stop = () => {}
    await new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
      stop = player.subscribeFrame(() => {
        const frame = player.getFrame()
        frames.push([frame, performance.now() - begun])
        if (frame >= until) resolve()
      })
      player.play()
    })
    const { isPlaying } = player.getState()
    player.pause()
    stop()
    return { frames, isPlaying }
  },

  /** Plays from the beginning; resolves with the player's peak (dBFS) once it exceeds a level, or with the last one after a while. */
  async playerPeak(ms: number, level: number): Promise<number> {
    const player = playback
    if (!player) throw new Error('No player')
    player.seek(0)
    player.play()
    let peak = -Infinity
    for (let end = Infinity; performance.now() < end && peak <= level;) {
      await nextPaint()
      peak = player.readLevel()?.peak ?? -Infinity
      if (end === Infinity && peak > -Infinity) end = performance.now() + ms
    }
    player.pause()
    return peak
  },

  /** The frame as the player draws it, as a data URL. */
  async draw(film: VideoDocument, frame: number): Promise<string> {
    return (await drawInPage(film, frame)).toDataURL('image/png')
  },

  /** Exports a film and keeps it as the file `sample:kept?<name>`. @param earlier a kept film whose scenes may be used again */
  async export(
    name: string,
    film: VideoDocument,
    workers?: number,
    earlier?: { name: string; film: VideoDocument },
  ): Promise<Exported> {
    const progress: ExportProgress[] = []
    let longestPause = 0
    let last = performance.now()
    const beat = setInterval(() => {
      const now = performance.now()
      longestPause = Math.max(longestPause, now - last)
      last = now
    }, 4)
    const begun = performance.now()
    const { blob } = await exportVideo({
      ...sourceOf(film, earlier),
      onProgress: (step) => progress.push(step),
      ...(workers === undefined ? {} : { workers }),
    })
    const ms = performance.now() - begun
    clearInterval(beat)
    keepSample(name, blob)
    return { ms, progress, longestPause }
  },

  /** Draws a film in parts, as several renderers would. @param earlier a kept film whose scenes may be used again */
  async drawParts(name: string, film: VideoDocument, earlier?: { name: string; film: VideoDocument }) {
    const keepPart = async (part: number | 'SOUND', { blob }: ExportedVideo) => {
      keepSample(`${name} part ${part}`, blob)
      return `sample:kept?${name} part ${part}`
    }
    const begun = performance.now()
    const source = sourceOf(film, earlier)
    const planned = await planParts(source)
    const images = await Promise.all(
      planned.map(async (sections, part) => ({
        url: await keepPart(part, await exportPart({ ...source, earlier: null, part: { sections } })),
        sections,
      })),
    )
    const sound = await keepPart('SOUND', await exportPart({ ...source, part: 'SOUND' }))
    return { drawn: { images, sound }, ms: performance.now() - begun }
  },

  /** Joins a film from its parts and keeps it. */
  async joinParts(
    name: string,
    film: VideoDocument,
    drawn: DrawnParts,
    earlier?: { name: string; film: VideoDocument },
  ): Promise<{ ms: number; reusedFrames: number | undefined }> {
    let last: ExportProgress | undefined
    const begun = performance.now()
    const { blob } = await exportVideo({ ...sourceOf(film, earlier), drawn, onProgress: (step) => (last = step) })
    keepSample(name, blob)
    return { ms: performance.now() - begun, reusedFrames: last?.reusedFrames }
  },

  /** Keeps the sound of a kept film whose packets are noise, but for the first ones. */
  async damage(name: string, as: string, intact: number): Promise<void> {
    keepSample(as, await damagedSound(await fetchSample(`sample:kept?${name}`), intact))
  },

  /** Keeps a file from outside, in base 64. */
  async keep(name: string, file: string): Promise<void> {
    keepSample(name, new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))]))
  },

  /** A frame of a kept film as PNG, in base 64. */
  async frame(name: string, frame: number): Promise<string> {
    const image = await decodeFrame(await fetchSample(`sample:kept?${name}`), frame)
    const canvas = new OffscreenCanvas(Number(image.width), Number(image.height))
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return base64(new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer()))
  },

  /** Colours of a kept film's frame at some points (px). */
  async pixels(
    name: string,
    frame: number,
    points: readonly (readonly [x: number, y: number])[],
  ): Promise<FilmPixel[]> {
    return decodePixels(await fetchSample(`sample:kept?${name}`), frame, points)
  },

  /** A sample's bytes in base 64. */
  async bytes(url: string): Promise<string> {
    return base64(new Uint8Array(await (await fetchSample(url)).arrayBuffer()))
  },

  async facts(name: string) {
    return readFacts(await fetchSample(`sample:kept?${name}`))
  },

  /** Similarity (SSIM) of each frame as drawn in the page to the frame of an exported film. */
  async compare(name: string, film: VideoDocument, frames: readonly number[]): Promise<number[]> {
    const decoded = decodeFrames(await fetchSample(`sample:kept?${name}`), frames)
    return similarities(drawFramesInPage(film, frames), decoded, film)
  },

  /** Similarity of a frame of a kept film to a frame of another film as drawn in the page. */
  async compareAcross(name: string, frame: number, film: VideoDocument, drawnFrame: number): Promise<number> {
    const decoded = await decodeFrame(await fetchSample(`sample:kept?${name}`), frame)
    const drawn = lumaOf(await drawInPage(film, drawnFrame), film.width, film.height)
    return ssim(drawn, lumaOf(decoded, film.width, film.height), film.width)
  },

  /** Similarity of each frame of two kept films of one size. */
  async compareFilms(one: string, other: string, width: number, height: number, frames: readonly number[]) {
    const [first, second] = [await fetchSample(`sample:kept?${one}`), await fetchSample(`sample:kept?${other}`)]
    return similarities(decodeFrames(first, frames), decodeFrames(second, frames), { width, height })
  },

  /** Largest difference of the sound of two kept films, sample by sample; Infinity when their lengths differ. */
  async soundDifference(one: string, other: string): Promise<number> {
    const first = await decodeSound(await fetchSample(`sample:kept?${one}`))
    const second = await decodeSound(await fetchSample(`sample:kept?${other}`))
    if (first.samples.length !== second.samples.length) return Infinity
    return first.samples.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (second.samples[at] ?? 0))), 0)
  },

  /** Integrated loudness (LUFS) and true peak (dBTP) of a kept film's sound, as it is decoded. */
  async level(name: string, seconds: number): Promise<{ lufs: number; truePeak: number }> {
    const film = await fetchSample(`sample:kept?${name}`)
    const [left, right] = [await decodeSound(film), await decodeSound(film, 1)]
    const channels = [left, right].map(({ samples }) => samples.subarray(0, Math.round(seconds * left.rate)))
    const sound = { sampleRate: left.rate, channels }
    return { lufs: loudnessOf(sound), truePeak: truePeakOf(sound) }
  },

  /** The left channel of a kept film: float samples in base 64. */
  async sound(name: string): Promise<string> {
    const { samples } = await decodeSound(await fetchSample(`sample:kept?${name}`))
    return base64(new Uint8Array(samples.buffer))
  },

  /** The left channel as it is mixed for a film, before it is encoded: float samples in base 64. @param from the first sample that is mixed */
  async mixed(film: VideoDocument, from: number): Promise<string> {
    const length = samplesOf(film) - from
    const samples = new Float32Array(length)
    let at = 0
    for await (const { left } of mixSounds(planSounds(film), samplesOf(film), fetchSample, { from })) {
      samples.set(left, at)
      at += left.length
    }
    return base64(new Uint8Array(samples.buffer))
  },

  /** The numbers of the packets of sound that two kept films share. */
  async sharedSound(one: string, other: string): Promise<number[]> {
    const [first, second] = [
      await soundPackets(await fetchSample(`sample:kept?${one}`)),
      await soundPackets(await fetchSample(`sample:kept?${other}`)),
    ]
    return first.flatMap((packet, at) => (packet === second[at] ? [at] : []))
  },

  /** Similarity of two frames of one film as drawn in the page. */
  async difference(film: VideoDocument, one: number, other: number): Promise<number> {
    const [first, second] = [await drawInPage(film, one), await drawInPage(film, other)]
    return ssim(lumaOf(first, film.width, film.height), lumaOf(second, film.width, film.height), film.width)
  },

  /** When (s) the sound of a kept film first exceeds a level after each given time. */
  async onsets(name: string, level: number, after: readonly number[]): Promise<number[]> {
    const { rate, samples } = await decodeSound(await fetchSample(`sample:kept?${name}`))
    return after.map((seconds) => {
      const from = Math.round(seconds * rate)
      return samples.subarray(from).findIndex((sample) => Math.abs(sample) > level) / rate + seconds
    })
  },

  /** Loudness (root mean square) of a kept film's sound in each stretch of s. */
  async loudness(name: string, stretches: readonly (readonly [from: number, to: number])[]): Promise<number[]> {
    const { rate, samples } = await decodeSound(await fetchSample(`sample:kept?${name}`))
    return stretches.map(([from, to]) => {
      const part = samples.subarray(Math.round(from * rate), Math.round(to * rate))
      return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length)
    })
  },

  /** Names of the films in the browser's own storage. */
  async storedExports(): Promise<string[]> {
    const folder = (await navigator.storage.getDirectory()) as unknown as { keys(): AsyncIterable<string> }
    const names: string[] = []
    for await (const name of folder.keys()) names.push(name)
    return names
  },

  /** Begins an export and aborts it; resolves with the promise's rejection. */
  async abort(film: VideoDocument, afterFrames: number): Promise<string> {
    const controller = new AbortController()
    try {
      await exportVideo({
        document: film,
        fetchAsset: fetchSample,
        signal: controller.signal,
        onProgress: ({ frame }) => frame >= afterFrames && controller.abort(),
      })
      return 'finished'
    } catch (error) {
      return error instanceof Error ? error.name : String(error)
    }
  },
}

export type Harness = typeof harness
Object.assign(window, { harness })
