import { type ServiceName, SERVICE_NAMES, SERVICES_ELEMENT, type ServiceSettings } from '#src/domain/services.ts'

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

/** What the server that sent the page connects to it; nothing where there is no page, as in a worker. */
export function serviceSettings(): ServiceSettings {
  const json = globalThis.document?.getElementById(SERVICES_ELEMENT)?.textContent
  return json ? (JSON.parse(json) as ServiceSettings) : {}
}

/** The services that are connected, in the order in which they are asked about. */
export function configuredServices(): ServiceName[] {
  const settings = serviceSettings()
  return SERVICE_NAMES.filter((name) => settings[name] !== undefined)
}
