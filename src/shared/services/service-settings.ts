import { SERVICE_NAMES, SERVICES_ELEMENT, type ServiceName, type ServiceSettings } from '#src/domain/services.ts'

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
