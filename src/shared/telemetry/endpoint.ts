import type { Telemetry, TelemetryEvent } from './events.ts'

/** Events wait for others this long, ms. */
const SEND_AFTER_MS = 5_000
const MOST_AT_ONCE = 20

type Sent = TelemetryEvent & { at: string }

/**
 * Posts events in batches to an address of the operator's choice: `{session, events: [{name, at, …}]}`. `session` is drawn anew in every
 * tab and says nothing about the person. What cannot be delivered is dropped.
 */
export function createEndpoint(url: string): Telemetry {
  const session = crypto.randomUUID()
  let waiting: Sent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    // As text: no other host has to be asked first whether it takes JSON, which there is no time for when the page is left.
    navigator.sendBeacon(url, new Blob([JSON.stringify({ session, events: waiting })], { type: 'text/plain' }))
    waiting = []
  }
  addEventListener('pagehide', send)
  return (event) => {
    waiting.push({ ...event, at: new Date().toISOString() })
    if (waiting.length >= MOST_AT_ONCE) send()
    else timer ??= setTimeout(send, SEND_AFTER_MS)
  }
}
