import type { RecognisedEvent } from './browser-apis.ts'
import { BrowserModelError, useBrowserWork, type BrowserWork, type WorkCall } from './browser-work.ts'
import { fetchFile } from '../media/fetch-file.ts'
import { readSamples } from '../media/to-wav.ts'

/** Longest wait for the last words after the sound has ended, ms. */
const LAST_WORDS_MS = 10_000
/** How often the progress is reported, ms. */
const REPORT_MS = 250
/** Sessions in a row that may end without having heard any further sound. */
const MAX_IDLE_SESSIONS = 3

const optionsOf = (language: string) => ({ langs: [language], processLocally: true })

/** The browser's speech recognition on this device, for one language. */
export function useBrowserListener(language: string): BrowserWork {
  return useBrowserWork(['listener', language], () =>
    // Some browsers have recognition by a service only, without `available`.
    globalThis.SpeechRecognition?.available?.(optionsOf(language)),
  )
}

const PROBLEMS: Readonly<Record<string, string>> = {
  'language-not-supported': 'Your browser has no language pack for this language.',
  'not-allowed': 'Your browser didn’t allow speech recognition. Check the permissions of this site.',
  'service-not-allowed': 'Your browser didn’t allow speech recognition. Check the permissions of this site.',
}

/**
 * Recognises the speech of a recording on this device; it takes as long as the recording plays, silently. What is recognised is added to
 * `heard`, phrase by phrase, also before a failure.
 * @param address of the recording
 */
export async function recogniseSpeech(
  { address, language, heard }: { address: string; language: string; heard: string[] },
  call: WorkCall,
): Promise<void> {
  const { signal, report } = call
  const Recognition = globalThis.SpeechRecognition
  if (!Recognition) throw new DOMException('The browser recognises no speech', 'NotSupportedError')
  // Both are allowed in a press only, so they come before anything is awaited.
  const context = new AudioContext()
  const installed = Recognition.install(optionsOf(language))
  const recognizer = new Recognition()
  Object.assign(recognizer, { lang: language, continuous: true, interimResults: false, processLocally: true })
  let timer: ReturnType<typeof setInterval> | undefined
  try {
    if (!(await installed)) throw new DOMException('The language pack was not installed', 'NetworkError')
    const { samples, sampleRate } = await readSamples(await fetchFile(address, signal))
    await context.suspend()
    signal.throwIfAborted()
    const buffer = context.createBuffer(1, samples.length, sampleRate)
    buffer.getChannelData(0).set(samples)
    const source = new AudioBufferSourceNode(context, { buffer })
    const sink = context.createMediaStreamDestination()
    source.connect(sink)
    const [track] = sink.stream.getAudioTracks()
    if (!track) throw new BrowserModelError('Your browser can’t play this recording.')
    const began = context.currentTime
    const position = () => context.currentTime - began
    source.start()
    timer = setInterval(() => report({ step: 'working', share: Math.min(1, position() / buffer.duration) }), REPORT_MS)
    report({ step: 'working', share: 0 })
    await new Promise<void>((resolve, reject) => {
      let isOver = false
      let idleSessions = 0
      let heardUntil = 0
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      source.addEventListener('ended', () => {
        isOver = true
        recognizer.stop()
        setTimeout(resolve, LAST_WORDS_MS)
      })
      // The sound stands still until a session listens, so that no word falls between two of them.
      recognizer.addEventListener('start', () => void context.resume())
      recognizer.addEventListener('result', (event) => heard.push(...phrasesOf(event as RecognisedEvent)))
      recognizer.addEventListener('error', (event) => {
        const problem = 'error' in event ? PROBLEMS[String(event.error)] : undefined
        if (problem !== undefined) reject(new BrowserModelError(problem))
      })
      recognizer.addEventListener('end', () => {
        if (isOver) return resolve()
        idleSessions = position() > heardUntil ? 0 : idleSessions + 1
        heardUntil = position()
        if (idleSessions >= MAX_IDLE_SESSIONS) return reject(new BrowserModelError('Your browser stopped listening.'))
        void context.suspend().then(() => recognizer.start(track), reject)
      })
      recognizer.start(track)
    })
  } finally {
    clearInterval(timer)
    recognizer.abort()
    void context.close()
  }
}

/** The new phrases of an event that are final. */
const phrasesOf = ({ results, resultIndex }: RecognisedEvent): string[] =>
  Array.from(results)
    .slice(resultIndex)
    .flatMap((result) => (result.isFinal ? [result[0]?.transcript.trim() ?? ''] : []))
    .filter((phrase) => phrase !== '')
