import { paths } from '#src/app/paths.ts'
import { apiUrl } from '#src/shared/lib/config/env.ts'

export type Fields = Readonly<Record<string, unknown>>

const PAGES = Object.values(paths)
  .map(({ pattern }) => ({ pattern, matches: new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`) }))
  // '/new-story/:storyId' only for paths that no plain one matches.
  .toSorted((one, other) => one.pattern.split(':').length - other.pattern.split(':').length)

/** Names in the contract's URLs; ids and keys have another form. */
const NAME = /^[a-z]+(?:[-_][a-z]+)*$/

/**
 * A URL as it may be reported: the pattern of a page, the name of a call, the file of the build; never their values, a query
 * or a fragment. Of other hosts the host alone.
 */
export function safeAddress(address: string): string {
  const here = globalThis.location?.href ?? 'http://localhost/'
  if (!URL.canParse(address, here)) return '?'
  const { protocol, origin, pathname } = new URL(address, here)
  if (!protocol.startsWith('http')) return protocol
  const api = new URL(apiUrl, here)
  if (origin === api.origin && pathname.startsWith(`${api.pathname}/`)) return safeSegments(pathname)
  if (origin !== new URL(here).origin) return origin
  if (pathname.startsWith('/assets/')) return pathname
  return PAGES.find(({ matches }) => matches.test(pathname))?.pattern ?? '/*'
}

const safeSegments = (pathname: string) =>
  pathname
    .split('/')
    .map((segment) => (segment === '' || NAME.test(segment) ? segment : '*'))
    .join('/')

/** A file in a stack, whole, so that it can be found again; only of the build. */
export function safeFile(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const safe = safeAddress(address)
  return safe.startsWith('/assets/') ? new URL(safe, globalThis.location?.href).href : safe
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some keys of a record with their values; nothing of other types. */
export function pick(value: unknown, keys: readonly string[]): Fields {
  if (!isFields(value)) return {}
  return Object.fromEntries(keys.flatMap((key) => (value[key] === undefined ? [] : [[key, value[key]]])))
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
