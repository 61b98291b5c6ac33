import type { ServiceName } from '#src/domain/services.ts'
import { serviceSettings } from './service-settings.ts'

/** What is sent before the service has loaded waits; of more than this the rest is dropped. */
const MAX_WAITING = 50

/** Must not throw: nobody's work may stop for a service. */
export type Sink<Item> = (item: Item) => void

export interface ServicePort<Item> {
  /** Tells the service, or nobody. */
  send: Sink<Item>
  /** What waits and what follows goes there. Returns how to go back to what was before. */
  connect: (sink: Sink<Item>) => () => void
  /** Not allowed: what waits is forgotten, and what follows goes nowhere. */
  close: () => void
}

/** One way out of the app, to a service that may come later, or never. It holds what is sent only where the service is configured. */
export function createServicePort<Item>(name: ServiceName): ServicePort<Item> {
  let waiting: Item[] = []
  let sink: Sink<Item> | null = null
  return {
    send: (item) => {
      if (sink) sink(item)
      else if (waiting.length < MAX_WAITING && serviceSettings()[name]) waiting.push(item)
    },
    connect: (next) => {
      const before = sink
      sink = next
      for (const item of waiting.splice(0)) next(item)
      return () => {
        if (sink === next) sink = before
      }
    },
    close: () => {
      waiting = []
      sink = () => undefined
    },
  }
}
