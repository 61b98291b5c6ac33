import { loudnessOf } from '#engines/audio/loudness.ts'
import { kWeighting } from '#src/domain/loudness.ts'
import { endsSentence } from '#src/domain/sentences.ts'
import { planSounds } from '#src/video/audio-plan.ts'
import { masterSound } from '#src/video/export/master.ts'
import { mixSounds, SAMPLE_RATE } from '#src/video/export/mix.ts'
import { samplesOf } from '#src/video/export/sound-ranges.ts'
import { truePeakOf } from '#src/video/testing/true-peak-of.ts'

/** Samples whose level is looked at together, 10 ms. */
const STEP = SAMPLE_RATE / 100
/** What is this much quieter than speech is a pause, dB. */
const SILENT_DB = -40
/** How far around two words their pause may reach, s: their times are those of letters, not of their sound. */
const AROUND_S = 0.2
/** Pauses between thoughts that sound natural, s. */
const PAUSE_S = { min: 0.3, max: 0.6 }
const LUFS = { target: -14, tolerance: 0.5 }
const MAX_PEAK_DB = -1
/** How much louder speech is than the music below it, dB. */
const MIN_ABOVE_MUSIC_DB = 10

/**
 * How a video sounds in its export. The sound is mixed as planned, before it is encoded.
 * @param {import('#src/video/document.ts').VideoDocument} film
 * @param {(url: string) => Promise<Blob>} fetchSound
 * @param {readonly boolean[]} isReadOn whether each scene stands longer than its speech, for words on screen
 * @returns {Promise<{ pauses: number[], reading: number[], lufs: number, peak: number, aboveMusic: number | null }>}
 *   pauses between sentences, those that words on screen make longer, loudness, true peak, speech above music
 */
export async function measureSound(film, fetchSound, isReadOn) {
  const plan = planSounds(film)
  const isVoice = ({ label }) => label.startsWith('The voice-over')
  const mixed = async (sounds) => gather(mixSounds(sounds, samplesOf(film), fetchSound, { isLimited: false }), film)
  const speech = await mixed(plan.filter(isVoice))
  const music = plan.filter(({ label }) => label === 'The music')
  const words = wordsOf(film)
  const master = await gather(masterSound(film, fetchSound, new globalThis.AbortController().signal), film)
  const sound = { sampleRate: SAMPLE_RATE, channels: master }
  const below = music.length > 0 && words.length > 0 ? await mixed(music) : null
  const between = pausesOf(words, speech[0], isReadOn)
  return {
    pauses: between.filter(({ isForReading }) => !isForReading).map(({ seconds }) => seconds),
    reading: between.filter(({ isForReading }) => isForReading).map(({ seconds }) => seconds),
    lufs: loudnessOf(sound),
    peak: truePeakOf(sound),
    aboveMusic: below && levelWithin(speech, words) - levelWithin(below, words),
  }
}

/** A whole sound, left and right. */
async function gather(blocks, film) {
  const channels = [new Float32Array(samplesOf(film)), new Float32Array(samplesOf(film))]
  let at = 0
  for await (const { left, right } of blocks) {
    channels[0].set(left, at)
    channels[1].set(right, at)
    at += left.length
  }
  return channels
}

/** The spoken words of a film in order; times in s. */
const wordsOf = ({ scenes, fps }) =>
  scenes.flatMap(({ voice, captions, from }, scene) =>
    voice
      ? captions.map(({ word, start, end }) => ({
          ...{ word, scene, from: from / fps + start / 1000, to: from / fps + end / 1000 },
        }))
      : [],
  )

function pausesOf(words, samples, isReadOn) {
  const levels = Array.from({ length: Math.floor(samples.length / STEP) }, (_, at) => {
    let power = 0
    for (let index = at * STEP; index < (at + 1) * STEP; index++) power += samples[index] ** 2
    return 10 * Math.log10(power / STEP)
  })
  const audible = levels.filter((level) => level > -60).toSorted((one, other) => one - other)
  const silent = (audible[Math.floor(audible.length * 0.75)] ?? 0) + SILENT_DB
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (!next || !endsSentence(word.word, next.word)) return []
    const isForReading = word.scene !== next.scene && (isReadOn[word.scene] ?? false)
    const steps = levels.slice(Math.round((word.to - AROUND_S) * 100), Math.round((next.from + AROUND_S) * 100))
    return [{ isForReading, seconds: longestBelow(steps, silent) / 100 }]
  })
}

function longestBelow(levels, limit) {
  let [run, longest] = [0, 0]
  for (const level of levels) {
    run = level < limit ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

/** Loudness of a sound while words are spoken, dB. */
function levelWithin(channels, words) {
  let [power, count] = [0, 0]
  for (const samples of channels) {
    const weighted = kWeighting(SAMPLE_RATE)(samples)
    for (const { from, to } of words)
      for (let at = Math.round(from * SAMPLE_RATE); at < Math.min(weighted.length, to * SAMPLE_RATE); at++) {
        power += weighted[at] ** 2
        count++
      }
  }
  return 10 * Math.log10(power / Math.max(1, count))
}

/**
 * Lines of the report on how the measured videos sound.
 * @param {{ brief: import('./briefs.mjs').FilmBrief, hasMusic: boolean, sound?: Awaited<ReturnType<typeof measureSound>> }[]} films
 */
export function soundReport(films) {
  const measured = films.flatMap(({ brief, sound }) => (sound ? [{ name: brief.text.slice(0, 40), ...sound }] : []))
  const pauses = measured.flatMap((film) => film.pauses).toSorted((one, other) => one - other)
  const natural = pauses.filter((seconds) => seconds >= PAUSE_S.min && seconds <= PAUSE_S.max).length
  const reading = measured.flatMap((film) => film.reading)
  const loud = measured.filter(({ lufs }) => Math.abs(lufs - LUFS.target) <= LUFS.tolerance).length
  const mixed = measured.filter(({ aboveMusic }) => aboveMusic !== null)
  const clear = mixed.filter(({ aboveMusic }) => aboveMusic >= MIN_ABOVE_MUSIC_DB).length
  const silent = films.filter(({ brief, hasMusic }) => hasMusic === /\bno music\b/iu.test(brief.text))
  const least = (values) => (values.length > 0 ? Math.min(...values).toFixed(1) : '–')
  return `- Pauses between sentences of ${PAUSE_S.min} to ${PAUSE_S.max} s: ${natural} of ${pauses.length}, median ${(pauses[Math.floor(pauses.length / 2)] ?? 0).toFixed(2)} s; ${reading.length} more are longer for words on screen (${measured.length} videos measured)
- Loudness of ${LUFS.target} ± ${LUFS.tolerance} LUFS: ${loud} of ${measured.length}; highest true peak ${Math.max(...measured.map(({ peak }) => peak)).toFixed(1)} dBTP (at most ${MAX_PEAK_DB})
- Speech at least ${MIN_ABOVE_MUSIC_DB} dB above the music: ${clear} of ${mixed.length}, at least ${least(mixed.map(({ aboveMusic }) => aboveMusic))} dB
- Music unless the prompt wants none: ${films.length - silent.length} of ${films.length}${silent.map(({ brief }) => `; not “${brief.text.slice(0, 40)}”`).join('')}`
}
