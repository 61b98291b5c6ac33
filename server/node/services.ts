import { type ServiceSettings, SERVICES_ELEMENT } from '#src/domain/services.ts'
import { ConfigError } from './config-error.ts'
import { readPusher } from './pusher-settings.ts'

type Env = Readonly<Record<string, string | undefined>>

const WEBSITE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The services around the app from the environment, none by default. Throws ConfigError for invalid settings. */
export function readServices(env: Env): ServiceSettings {
  const text = (name: string) => env[name]?.trim() || null
  const websiteId = text('CRISP_WEBSITE_ID')
  const dsn = text('SENTRY_DSN')
  const release = text('SENTRY_RELEASE')
  const analytics = readAddress('ANALYTICS_URL', text('ANALYTICS_URL'))
  const key = text('ANALYTICS_KEY')
  const ads = readAddress('AD_CONVERSION_URL', text('AD_CONVERSION_URL'))
  const location = readAddress('IP_LOOKUP_URL', text('IP_LOOKUP_URL'))
  const realtime = readPusher(text('PUSHER_URL'), text('PUSHER_PUBLIC_URL'))
  if (websiteId !== null && !WEBSITE_ID.test(websiteId))
    throw new ConfigError(`CRISP_WEBSITE_ID is ${websiteId}; it must be the website's id, a UUID`)
  if (dsn !== null) checkDsn(dsn)
  if (key !== null && analytics === null)
    throw new ConfigError('ANALYTICS_KEY is set; ANALYTICS_URL must be set with it')
  return {
    ...(websiteId !== null && { chat: { websiteId } }),
    ...(dsn !== null && {
      errors: { dsn, environment: text('SENTRY_ENVIRONMENT') ?? 'production', ...(release !== null && { release }) },
    }),
    ...(analytics !== null && { analytics: { url: analytics, ...(key !== null && { key }) } }),
    ...(ads !== null && { ads: { url: ads } }),
    ...(location !== null && { location: { url: location } }),
    ...(realtime !== null && { realtime: { key: realtime.key, url: realtime.publicUrl } }),
  }
}

function checkDsn(dsn: string) {
  const url = URL.canParse(dsn) ? new URL(dsn) : null
  // The old form had a secret behind a colon, which would be sent to every browser.
  if (url === null || url.username === '' || url.password !== '' || !/\/\d+$/.test(url.pathname))
    throw new ConfigError('SENTRY_DSN must look like https://PUBLIC_KEY@HOST/PROJECT, without a secret')
}

function readAddress(name: string, value: string | null): string | null {
  if (value === null) return null
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new ConfigError(`${name} is ${value}; it must be a full URL, with https://`)
  return value
}

/** The page's own copy of the settings: data, which needs no policy to run. */
function servicesElement(services: ServiceSettings): string {
  // No value in them can end the element.
  const json = JSON.stringify(services).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${SERVICES_ELEMENT}">${json}</script>`
}

/** The app's page with the settings before its title; unchanged when nothing is configured. */
export function withServices(html: string, services: ServiceSettings): string {
  if (Object.keys(services).length === 0) return html
  return html.replace('<title>', (title) => servicesElement(services) + title)
}
