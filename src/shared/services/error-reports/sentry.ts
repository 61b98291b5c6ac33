import {
  browserTracingIntegration,
  captureException,
  captureMessage,
  init,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/react'
import type { ServiceSettings } from '#src/domain/services.ts'
import { cleanEnvelope, type Envelope } from './clean-envelope.ts'
import type { Report } from './report.ts'
import { isFields } from './safe-values.ts'

type Item = readonly [about: unknown, payload: unknown]

type Replay = ReturnType<typeof replayIntegration>

/** One for the page: there cannot be a second recorder. */
let replay: Replay | null = null
let isOpen = false

/**
 * Reports to Sentry: every trace, a tenth of all sessions and every one with an error as a recording. Whatever leaves goes through
 * `cleanEnvelope`, which passes known fields only.
 */
export function startReporting({ dsn, environment, release }: NonNullable<ServiceSettings['errors']>) {
  isOpen = true
  if (replay) replay.startBuffering()
  else {
    replay = createReplay()
    init({
      dsn,
      environment,
      release,
      integrations: (defaults) => [
        // They gather URLs, pressed elements and logs.
        ...defaults.filter(({ name }) => !['Breadcrumbs', 'HttpContext', 'BrowserSession', 'Console'].includes(name)),
        browserTracingIntegration(),
        ...(replay ? [replay] : []),
      ],
      tracesSampleRate: 1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
      // Our own server does not use them, and other hosts must not get them.
      tracePropagationTargets: [],
      maxBreadcrumbs: 0,
      dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: false },
      transport: (options) => {
        const transport = makeFetchTransport(options)
        const send = async (envelope: Envelope) => (isOpen ? transport.send(await packed(cleanEnvelope(envelope))) : {})
        return { ...transport, send }
      },
    })
  }
  return {
    report: (report: Report) => {
      if ('broken' in report) captureMessage(report.broken, 'warning')
      else captureException(report.cause)
    },
    /** Nothing is sent any more, not even queued data. */
    end: () => {
      isOpen = false
      void replay?.stop({ flush: false })
    },
  }
}

/** At once where there is no recording in it: the page may be on its way out. */
async function packed(envelope: Envelope): Promise<Envelope> {
  const [head, items] = envelope as [unknown, readonly (readonly [unknown, unknown])[]]
  return items.some(isRecording) ? ([head, await packRecordings(items)] as unknown as Envelope) : envelope
}

const createReplay = () =>
  replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Cleaned first, and packed then.
    useCompression: false,
    networkCaptureBodies: false,
  })

/**
 * Recordings are long texts that shrink to a tenth: their events are deflated (zlib's form), after the line that says which part of
 * the recording they are. Other items stay as they are.
 */
async function packRecordings(items: readonly Item[]): Promise<Item[]> {
  return Promise.all(items.map(async (item) => (isRecording(item) ? packOne(item[1]) : item)))
}

const isRecording = (item: Item): item is readonly [unknown, string] =>
  isFields(item[0]) && item[0]['type'] === 'replay_recording' && typeof item[1] === 'string'

async function packOne(recording: string): Promise<Item> {
  const events = recording.indexOf('\n') + 1
  const deflated = new Blob([recording.slice(events)]).stream().pipeThrough(new CompressionStream('deflate'))
  const file = new Blob([recording.slice(0, events), await new Response(deflated).arrayBuffer()])
  const payload = new Uint8Array(await file.arrayBuffer())
  return [{ type: 'replay_recording', length: payload.length }, payload]
}
