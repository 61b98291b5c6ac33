import { expect, it } from 'vitest'
import { networkOf } from '#server/platform/http/network-of.ts'
import { createRegistryPlaces } from './registry-places.ts'

const failures: unknown[] = []
const places = createRegistryPlaces({ error: (_, cause) => void failures.push(cause) })

it.each([
  ['8.8.8.8', 'US'],
  ['193.0.6.139', 'NL'],
  ['::ffff:193.0.6.139', 'NL'],
  ['2001:67c:2e8:22::c100:68b', 'NL'],
  ['133.242.187.207', 'JP'],
  ['127.0.0.1', null],
  ['::1', null],
  ['192.168.1.20', null],
  ['10.8.0.2', null],
  ['172.20.1.1', null],
  ['fd12:3456:789a::1', null],
  ['fe80::1%eth0', null],
  ['local', null],
  ['', null],
  ["'; drop table sessions", null],
])('the network of %s is in %s', async (address, country) => {
  expect(await places.countryOf(networkOf(address))).toBe(country)
  expect(failures).toEqual([])
})
