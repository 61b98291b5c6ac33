import type { MiddlewareHandler } from 'hono'

export interface CspOptions {
  /** Origins the page may call besides its own: another API host, the IP lookup. */
  connect?: readonly string[]
  /** Whether Google's sign-in button is used. */
  googleSignIn?: boolean
}

/**
 * The page's policy. WebAssembly (speech, AAC) and blob workers (export) are the product's own; styles are written at run time by
 * the UI library. Nothing else runs, nothing frames the page.
 */
export function contentSecurityPolicy({ connect = [], googleSignIn = false }: CspOptions = {}): string {
  const google = (path: string) => (googleSignIn ? [`https://accounts.google.com/gsi/${path}`] : [])
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...google('client')],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'", ...google('style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...google(''), ...connect],
    'frame-src': googleSignIn ? google('') : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Every answer of the host carries these; files under /files narrow the policy further. */
export function securityHeaders(options: CspOptions = {}): MiddlewareHandler {
  const policy = contentSecurityPolicy(options)
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', policy)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    // Google's sign-in window answers through its opener.
    headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), payment=(), usb=()')
  }
}
