import { BlockList, isIP } from 'node:net'
import { ConfigError } from './config-error.ts'

/** The proxies in front of this server. Each appends its caller to X-Forwarded-For; all before that may be forged. */
export interface TrustedProxies {
  /** Whether this peer is one of them. */
  includes(peer: string | undefined): boolean
  /** Who sent a request: the nearest that is none of them. */
  callerOf(peer: string | undefined, forwarded: string | string[] | undefined): string | undefined
}

const MOST_HOPS = 10
const PREFIX_BITS = { 4: 32, 6: 128 }

/** @param value how many proxies there are, one behind the other, or their networks */
export function readTrustedProxies(value: string | null): TrustedProxies {
  if (value === null || value === 'false') return trustHops(0)
  if (value === 'true') return trustHops(1)
  if (/^\d+$/.test(value) && Number(value) <= MOST_HOPS) return trustHops(Number(value))
  const networks = readNetworks(value)
  if (networks === undefined)
    throw new ConfigError(
      `TRUST_PROXY is ${value}; it must be the number of proxies, 0 to ${MOST_HOPS}, or their networks, such as 10.0.0.0/8, fd00::/8`,
    )
  return trustNetworks(networks)
}

function trustHops(hops: number): TrustedProxies {
  return {
    includes: () => hops > 0,
    // With fewer entries some of the proxies were left out: the first is all there is.
    callerOf(peer, forwarded) {
      const entries = entriesOf(forwarded)
      return (hops === 0 ? undefined : (entries.at(-hops) ?? entries[0])) || peer
    },
  }
}

function trustNetworks(networks: BlockList): TrustedProxies {
  const includes = (address: string | undefined) => {
    const version = address === undefined ? 0 : isIP(address)
    return address !== undefined && version !== 0 && networks.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
  return {
    includes,
    callerOf(peer, forwarded) {
      let caller = peer
      for (const entry of entriesOf(forwarded).reverse()) {
        if (entry === '' || !includes(caller)) break
        caller = entry
      }
      return caller
    },
  }
}

/** The addresses in X-Forwarded-For, the nearest last, without the ports that some proxies add. */
const entriesOf = (header: string | string[] | undefined): string[] =>
  [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((entry) => entry.trim())
    .map((entry) => /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry)

/** undefined when one of them is no network. */
function readNetworks(value: string): BlockList | undefined {
  const networks = new BlockList()
  for (const each of value.split(/[\s,]+/)) {
    const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(each) ?? []
    const version = isIP(address)
    if (version !== 4 && version !== 6) return undefined
    const prefix = bits === undefined ? PREFIX_BITS[version] : Number(bits)
    if (prefix > PREFIX_BITS[version]) return undefined
    networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6')
  }
  return networks
}
