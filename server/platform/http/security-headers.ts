import type { MiddlewareHandler } from 'hono'
import type { ServiceSettings } from '#src/domain/services.ts'

/** What the page's policy allows besides its own: directive → sources. */
type PolicySources = Readonly<Record<string, readonly string[]>>

/** Crisp's own list of what its chat needs, without the waiting game and screen sharing. */
const CRISP: PolicySources = {
  'script-src': ['https://client.crisp.chat'],
  'style-src': ['https://client.crisp.chat'],
  'font-src': ['https://client.crisp.chat'],
  'media-src': ['https://client.crisp.chat'],
  'img-src': ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
  'connect-src': ['https://client.crisp.chat', 'https://storage.crisp.chat', 'wss://client.relay.crisp.chat'],
}

export interface CspOptions {
  /** What the services around the app need. */
  services?: readonly PolicySources[]
  /** Origins of the API, its realtime service and its files, when they are not the page's own. */
  api?: readonly string[]
  /** Origins of stored files, when they are not the page's own. */
  files?: readonly string[]
  /** Whether Google's sign-in button is used. */
  googleSignIn?: boolean
}

/**
 * The page's policy. WebAssembly (speech, AAC) and blob workers (export) are the product's own; the UI library writes styles
 * at run time. No other code runs, and the page cannot be framed.
 */
export function contentSecurityPolicy({
  services = [],
  api = [],
  files = [],
  googleSignIn = false,
}: CspOptions = {}): string {
  const google = (path: string) => (googleSignIn ? [`https://accounts.google.com/gsi/${path}`] : [])
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...google('client')],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", ...google('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...files],
    'media-src': ["'self'", 'data:', 'blob:', ...api, ...files],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...google(''), ...api, ...api.map(toSocket), ...files],
    'frame-src': googleSignIn ? google('') : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, own]) => [name, ...own, ...services.flatMap((each) => each[name] ?? [])].join(' '))
    .join('; ')
}

/** The same origin for WebSockets. */
const toSocket = (origin: string) => origin.replace(/^http/, 'ws')

/** Every answer of the host carries these; files under /files narrow the policy further. */
export function securityHeaders(options: CspOptions & { isSharedWith?: readonly string[] } = {}): MiddlewareHandler {
  const policy = contentSecurityPolicy(options)
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    // A failed call may succeed in a moment.
    if (c.res.status >= 400) headers.set('Cache-Control', 'no-store')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    // Google's sign-in window responds through its opener.
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    headers.set('Cross-Origin-Resource-Policy', options.isSharedWith?.length ? 'cross-origin' : 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), payment=(), usb=()')
  }
}

/**
 * What each configured service needs, and nothing for the others. Only Crisp runs code of its own in the page.
 * @param adOrigins where the ad network's URL redirects to
 */
export function serviceSources(services: ServiceSettings, adOrigins: readonly string[] = []): PolicySources[] {
  const { chat, errors, analytics, ads, location, realtime } = services
  const calls = [errors?.dsn, analytics?.url, location?.url].flatMap((url) =>
    url === undefined ? [] : [originOf(url)],
  )
  return [
    chat ? CRISP : {},
    calls.length > 0 ? { 'connect-src': calls } : {},
    ads ? { 'img-src': [originOf(ads.url), ...adOrigins] } : {},
    realtime ? { 'connect-src': [toSocket(realtime.url)] } : {},
  ]
}

const originOf = (url: string) => new URL(url).origin
