import type { Telemetry, TelemetryEvent } from './telemetry.ts'

/** Events wait for others this long, ms. */
const SEND_AFTER_MS = 5_000
const MAX_BATCH_SIZE = 20

type Sent = TelemetryEvent & { at: string }

export interface Endpoint {
  send: Telemetry
  /** Queued events are dropped. */
  stop(): void
}

/**
 * Posts events in batches to a URL of the operator's choice, with a key in PostHog's form, else as
 * `{session, events: [{name, at, …}]}`. `session` is drawn by each tab and says nothing about the user. What cannot be
 * delivered is dropped.
 */
export function createEndpoint(url: string, key?: string): Endpoint {
  const session = crypto.randomUUID()
  let waiting: Sent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function forget() {
    clearTimeout(timer)
    timer = undefined
    waiting = []
  }
  function send() {
    const events = waiting
    forget()
    if (events.length === 0) return
    const body = key === undefined ? { session, events } : toPostHog(key, session, events)
    // As text: no other host has to be asked first whether it takes JSON, which there is no time for when the page is left.
    navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'text/plain' }))
  }
  addEventListener('pagehide', send)
  return {
    send: (event) => {
      waiting.push({ ...event, at: new Date().toISOString() })
      if (waiting.length >= MAX_BATCH_SIZE) send()
      else timer ??= setTimeout(send, SEND_AFTER_MS)
    },
    stop: () => {
      removeEventListener('pagehide', send)
      forget()
    },
  }
}

/** The body of PostHog's `/batch/`: no user is identified and no location is looked up. */
const toPostHog = (key: string, session: string, events: readonly Sent[]) => ({
  api_key: key,
  batch: events.map(({ name, at, ...properties }) => ({
    event: name,
    distinct_id: session,
    timestamp: at,
    properties: { ...properties, $process_person_profile: false, $geoip_disable: true },
  })),
})
