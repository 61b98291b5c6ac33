import { type ServiceName, SERVICE_NAMES, SERVICES_ELEMENT, type ServiceSettings } from '#src/domain/services.ts'

/** Messages before the service has loaded wait; those beyond this count are dropped. */
const MAX_WAITING = 50

/** Must not throw: a service must not stop the user's work. */
export type Sink<Item> = (item: Item) => void

export interface ServicePort<Item> {
  /** Sends to the service, if there is one. */
  send: Sink<Item>
  /** Queued and later messages go there. Returns the function that undoes it. */
  connect: (sink: Sink<Item>) => () => void
  /** Not allowed: queued and later messages are dropped. */
  close: () => void
}

/** One way out of the app, to a service that may come later, or never. It queues messages only where the service is configured. */
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

/** The services that the page's server configures; none without a page, as in a worker. */
export function serviceSettings(): ServiceSettings {
  const json = globalThis.document?.getElementById(SERVICES_ELEMENT)?.textContent
  return json ? (JSON.parse(json) as ServiceSettings) : {}
}

/** The configured services, in the order of the consent dialog. */
export function configuredServices(): ServiceName[] {
  const settings = serviceSettings()
  return SERVICE_NAMES.filter((name) => settings[name] !== undefined)
}
