import { SERVICES_ELEMENT, type ServiceSettings } from '#src/domain/services.ts'

/** The page's own copy of the settings: data, which no policy has to let run. */
function servicesElement(services: ServiceSettings): string {
  // Whatever is in them, they cannot end the element.
  const json = JSON.stringify(services).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${SERVICES_ELEMENT}">${json}</script>`
}

/** The app's page with the settings before its title; unchanged when nothing is configured. */
export function withServices(html: string, services: ServiceSettings): string {
  if (Object.keys(services).length === 0) return html
  return html.replace('<title>', (title) => servicesElement(services) + title)
}
