import { readFile } from 'node:fs/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Reader, type CountryResponse } from 'mmdb-lib'
import type { Log } from '#server/platform/context.ts'
import type { Places } from '#server/platform/ports/services.ts'

const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Anycast networks, which the registries list under their owner. */
const PRIVATE = [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['::', 128],
] as const
const privateNetworks = new BlockList()
for (const [address, prefix] of PRIVATE) privateNetworks.addSubnet(address, prefix, familyOf(address))

/** Countries as the regional internet registries publish them (CC0), read from a file: no external lookup. */
export function createRegistryPlaces(log: Log): Places {
  let opening: Promise<(address: string) => unknown> | undefined
  return {
    async countryOf(network) {
      const address = network.replace(/\/\d+$/, '')
      if (isIP(address) === 0 || privateNetworks.check(address, familyOf(address))) return null
      try {
        opening ??= openDatabase()
        const country = (await opening)(address)
        return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null
      } catch (cause) {
        log.error('The country of a network could not be looked up', cause)
        return null
      }
    },
  }
}

/** 8 MB, read at the first list of devices. The country is flat in each entry. */
async function openDatabase(): Promise<(address: string) => unknown> {
  const reader = new Reader<CountryResponse>(await readFile(fileURLToPath(import.meta.resolve(DATABASE))))
  return (address) => (reader.get(address) as { country_code?: unknown } | null)?.country_code
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
