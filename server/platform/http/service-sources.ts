import type { ServiceSettings } from '#src/domain/services.ts'

/** What the page's policy opens besides its own: directive → sources. */
export type PolicySources = Readonly<Record<string, readonly string[]>>

/** Crisp's own list of what its chat needs, without the waiting game and screen sharing. */
const CRISP: PolicySources = {
  'script-src': ['https://client.crisp.chat'],
  'style-src': ['https://client.crisp.chat'],
  'font-src': ['https://client.crisp.chat'],
  'media-src': ['https://client.crisp.chat'],
  'img-src': ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
  'connect-src': ['https://client.crisp.chat', 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat'],
}

/**
 * What each configured service needs, and nothing for the others. Only Crisp runs code of its own in the page.
 * @param adOrigins where the ad network's address redirects to
 */
export function serviceSources(services: ServiceSettings, adOrigins: readonly string[] = []): PolicySources[] {
  const { chat, errors, analytics, ads, location } = services
  const calls = [errors?.dsn, analytics?.url, location?.url].flatMap((url) =>
    url === undefined ? [] : [originOf(url)],
  )
  return [
    chat ? CRISP : {},
    calls.length > 0 ? { 'connect-src': calls } : {},
    ads ? { 'img-src': [originOf(ads.url), ...adOrigins] } : {},
  ]
}

const originOf = (url: string) => new URL(url).origin
