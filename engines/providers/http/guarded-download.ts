import { lookup as resolve } from 'node:dns'
import { request as send } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { isIP, type LookupFunction, BlockList, isIPv4, isIPv6 } from 'node:net'
import { readLimited } from './ask.ts'

/** Networks that are not the internet: this machine, private ones, those of cloud hosts' metadata, documentation, multicast. */
const NOT_PUBLIC: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** The only assigned public range of IPv6; embedded IPv4 ranges are excluded as well. */
const PUBLIC_6: [string, number] = ['2000::', 3]

const NOT_PUBLIC_6: readonly [string, number][] = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
]

const blocked = listNetworks(NOT_PUBLIC, NOT_PUBLIC_6)
const given = listNetworks([], [PUBLIC_6])

/** A URL that must not be fetched. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress'
}

/** A file that its host no longer has. */
export class FileGone extends Error {
  override name = 'FileGone'
}

export interface DownloadLimits {
  maxBytes: number
  timeoutMs: number
  signal?: AbortSignal | undefined
}

const MAX_REDIRECTS = 3

/**
 * Fetches an untrusted URL. It must be https on the default port, and every IP address of its host must be public. The host is
 * resolved once, for the connection itself, which prevents DNS rebinding. Redirects follow the same rules. Sends only the
 * program's name as user agent, which some hosts require.
 */
export async function downloadPublic(address: string, limits: DownloadLimits): Promise<Uint8Array> {
  const timeout = AbortSignal.timeout(limits.timeoutMs)
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout
  let url = requireAllowed(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await open(url, signal)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return readLimited(response, limits.maxBytes)
    response.destroy()
    if (statusCode === 404 || statusCode === 410) throw new FileGone(`A file is no longer available (${statusCode})`)
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw new Error(`Couldn’t download a file (${statusCode})`)
    url = requireAllowed(new URL(headers.location, url).href)
  }
  throw new Error('Too many redirects')
}

/** Throws a `ForbiddenAddress` for URLs that are never fetched. */
export function requireAllowed(address: string): URL {
  if (!URL.canParse(address)) throw new ForbiddenAddress('Invalid URL')
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/gu, '')
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  if (!isPlain || (isIP(host) !== 0 && !isPublicAddress(host)))
    throw new ForbiddenAddress('This URL isn’t publicly reachable')
  return url
}

function open(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    send(url, { signal, agent: false, lookup: lookupPublic, headers: { 'User-Agent': 'Storyloom' } }, done)
      .once('error', fail)
      .end()
  })
}

/** As `dns.lookup`, but for names that stand for anything inside. */
export const lookupPublic: LookupFunction = (host, options, answer) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return answer(new ForbiddenAddress('This URL isn’t publicly reachable'), '')
    if (options.all) return answer(null, found)
    answer(null, first.address, first.family)
  })
}

/** Whether an IP address is public, neither this machine nor its local network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIPv6(address) && given.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

function listNetworks(of4: readonly [string, number][], of6: readonly [string, number][]): BlockList {
  const list = new BlockList()
  for (const [network, bits] of of4) list.addSubnet(network, bits, 'ipv4')
  for (const [network, bits] of of6) list.addSubnet(network, bits, 'ipv6')
  return list
}
