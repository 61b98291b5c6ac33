/** What a browser with models of its own is played to have. It is passed to a page, so it is plain data. */
export interface FakeBrowserModels {
  /** Language pairs of its translator ('en de'); the first use of each downloads it. */
  pairs?: string[]
  /** Translations by text; any other text is answered in brackets. */
  translations?: Record<string, string>
  /** A text that the translator refuses as too long. */
  tooLong?: string
  /** The language model's answers, in order; null: it has no room for a further prompt. */
  answers?: (string | null)[]
  /** The summarizer's answer to any text. */
  summary?: string
  /** Phrases that are heard in any recording, one session's after the other's: it stops listening between them. */
  sessions?: string[][]
  /** The error with which recognition ends at once, for example 'not-allowed'. */
  refusal?: string
  /** Leaves downloads unfinished until the page calls `finishDownload()`. */
  holdsDownloads?: boolean
  /** The same with the language model's answers. */
  holdsAnswers?: boolean
}

/** What `installFakeBrowserModels` sets on the global object; a test that shares its process puts them back. */
export const BROWSER_MODEL_GLOBALS = [
  'Translator',
  'LanguageModel',
  'Summarizer',
  'SpeechRecognition',
  'browserModelCalls',
  'finishDownload',
]

/**
 * Plays Chrome's `Translator`, `LanguageModel`, `Summarizer` and `SpeechRecognition` as their specifications publish them, and refuses what Chrome
 * refuses: a download without a press, an unknown pair, an aborted call, an unknown option, sound of another kind. It depends on nothing
 * else, since tests also run it inside a page. What was asked is in `browserModelCalls` of the window.
 */
export function installFakeBrowserModels(fake: FakeBrowserModels): void {
  const calls: string[] = []
  const installed = new Set<string>()
  const held: (() => void)[] = []
  Reflect.set(globalThis, 'browserModelCalls', calls)
  Reflect.set(globalThis, 'finishDownload', () => {
    for (const finish of held.splice(0)) finish()
  })
  // Chrome's lasts a few seconds: what begins within the press itself is always allowed.
  let isPressed = false
  addEventListener(
    'click',
    () => {
      isPressed = true
      setTimeout(() => (isPressed = false))
    },
    true,
  )
  const fail = (name: string): never => {
    throw new DOMException(`${name} of a fake browser`, name)
  }
  const known = (options: object, names: string[]) => {
    const other = Object.keys(options).find((name) => !names.includes(name))
    if (other !== undefined) throw new TypeError(`Unknown option ${other}`)
  }
  interface Options {
    signal?: AbortSignal
    monitor?: (monitor: EventTarget) => void
  }
  async function download(name: string, { signal, monitor }: Options): Promise<void> {
    if (signal?.aborted) throw signal.reason
    if (installed.has(name)) return
    if (!isPressed) fail('NotAllowedError')
    const target = new EventTarget()
    monitor?.(target)
    const report = (loaded: number) =>
      target.dispatchEvent(new ProgressEvent('downloadprogress', { lengthComputable: true, loaded, total: 1 }))
    await Promise.resolve()
    report(0)
    if (fake.holdsDownloads) {
      report(0.4)
      await new Promise<void>((resolve, reject) => {
        held.push(resolve)
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    }
    report(1)
    installed.add(name)
  }
  const availabilityOf = (name: string, isKnown: boolean) =>
    !isKnown ? 'unavailable' : installed.has(name) ? 'available' : 'downloadable'

  interface Pair extends Options {
    sourceLanguage: string
    targetLanguage: string
  }
  const pairOf = ({ sourceLanguage, targetLanguage }: Pair) => `${sourceLanguage} ${targetLanguage}`
  const pairs = new Set(fake.pairs)
  const translator = {
    async availability(pair: Pair) {
      known(pair, ['sourceLanguage', 'targetLanguage'])
      return availabilityOf(pairOf(pair), pairs.has(pairOf(pair)))
    },
    async create(options: Pair) {
      known(options, ['sourceLanguage', 'targetLanguage', 'signal', 'monitor'])
      if (!pairs.has(pairOf(options))) fail('NotSupportedError')
      await download(pairOf(options), options)
      let isDestroyed = false
      return {
        async translate(text: string, { signal }: Options = {}) {
          calls.push(`translate ${text}`)
          if (signal?.aborted) throw signal.reason
          if (isDestroyed) fail('InvalidStateError')
          if (text === fake.tooLong) fail('QuotaExceededError')
          return fake.translations?.[text] ?? `[${text}]`
        },
        destroy: () => (isDestroyed = true),
      }
    },
  }

  /** Work in progress ends with the signal, and otherwise once the page lets it go on. */
  const until = async (signal?: AbortSignal) => {
    signal?.throwIfAborted()
    if (!fake.holdsAnswers) return
    await new Promise<void>((resolve, reject) => {
      held.push(resolve)
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
    })
  }
  const answers = [...(fake.answers ?? [])]
  const languageModel = {
    async availability(options: object) {
      known(options, ['expectedInputs', 'expectedOutputs'])
      return availabilityOf('model', fake.answers !== undefined)
    },
    async create(options: Options) {
      known(options, ['expectedInputs', 'expectedOutputs', 'signal', 'monitor', 'initialPrompts'])
      await download('model', options)
      return {
        promptStreaming(text: string, { signal, responseConstraint }: Options & { responseConstraint?: object } = {}) {
          calls.push(`prompt ${text} ${JSON.stringify(responseConstraint)}`)
          const answer = answers.shift()
          return new ReadableStream<string>({
            async pull(controller) {
              await until(signal)
              if (typeof answer !== 'string')
                return controller.error(
                  new DOMException('A fake browser', answer === null ? 'QuotaExceededError' : 'UnknownError'),
                )
              for (const part of answer.match(/[^]{1,80}/gu) ?? []) controller.enqueue(part)
              controller.close()
            },
          })
        },
        destroy: () => calls.push('destroy'),
      }
    },
  }

  interface Summary extends Options {
    type: string
    length: string
    outputLanguage: string
  }
  const summaryOptions = ['type', 'format', 'length', 'expectedInputLanguages', 'outputLanguage']
  const summarizer = {
    async availability(options: Summary) {
      known(options, summaryOptions)
      return availabilityOf('summarizer', fake.summary !== undefined)
    },
    async create(options: Summary) {
      known(options, [...summaryOptions, 'signal', 'monitor'])
      await download('summarizer', options)
      return {
        async summarize(text: string, { signal }: Options = {}) {
          calls.push(`summarize ${options.type} ${options.length} ${text}`)
          signal?.throwIfAborted()
          return fake.summary ?? fail('UnknownError')
        },
        destroy: () => calls.push('destroy'),
      }
    },
  }

  const sessions = [...(fake.sessions ?? [])]
  interface Langs {
    langs: string[]
    processLocally: boolean
  }
  /** Called with `new`: what it answers is the instance. */
  function recognizer() {
    const target = new EventTarget()
    let isOn = false
    const later = (event: Event, ms = 0) => setTimeout(() => target.dispatchEvent(event), ms)
    const self = Object.assign(target, {
      lang: '',
      continuous: false,
      interimResults: true,
      processLocally: false,
      start(track: MediaStreamTrack) {
        if (isOn || track.kind !== 'audio' || track.readyState !== 'live') fail('InvalidStateError')
        calls.push(`start ${self.lang}`)
        const error = self.processLocally && installed.has(self.lang) ? fake.refusal : 'language-not-supported'
        if (error !== undefined) return later(Object.assign(new Event('error'), { error }))
        isOn = true
        const results = (sessions.shift() ?? []).map((transcript) => Object.assign([{ transcript }], { isFinal: true }))
        const isLast = sessions.length === 0
        later(new Event('start'))
        later(Object.assign(new Event('result'), { results, resultIndex: 0 }), 100)
        return isLast ? undefined : setTimeout(() => self.stop(), 150)
      },
      stop() {
        if (isOn) later(new Event('end'))
        isOn = false
      },
      abort: () => (isOn = false),
    })
    return self
  }
  const speechRecognition = Object.assign(recognizer, {
    async available({ langs: [lang = ''], ...options }: Langs) {
      known(options, ['processLocally'])
      return availabilityOf(lang, fake.sessions !== undefined && options.processLocally)
    },
    async install({ langs: [lang = ''], ...options }: Langs) {
      known(options, ['processLocally'])
      await download(lang, {})
      return true
    },
  })
  Reflect.set(globalThis, 'Translator', translator)
  Reflect.set(globalThis, 'LanguageModel', languageModel)
  Reflect.set(globalThis, 'Summarizer', summarizer)
  Reflect.set(globalThis, 'SpeechRecognition', speechRecognition)
}
