import { expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

const peer = '10.0.0.1'
const caller = (setting: string | null, forwarded: string | string[] | undefined, from = peer) =>
  readTrustedProxies(setting).callerOf(from, forwarded)

it.each([null, '0', 'false'])('without a proxy (%s) the header of a caller is ignored', (setting) => {
  expect(caller(setting, '203.0.113.9')).toBe(peer)
  expect(caller(setting, undefined)).toBe(peer)
  expect(readTrustedProxies(setting).includes(peer)).toBe(false)
})

it.each(['1', 'true'])('behind one proxy (%s) the last entry counts, whatever the caller sent', (setting) => {
  expect(caller(setting, '203.0.113.9')).toBe('203.0.113.9')
  expect(caller(setting, '198.51.100.1, 127.0.0.1, 203.0.113.9')).toBe('203.0.113.9')
  expect(caller(setting, ['198.51.100.1', '203.0.113.9'])).toBe('203.0.113.9')
  // A proxy that appends nothing leaves the caller's own entry in no place that counts.
  expect(caller(setting, '198.51.100.1, ')).toBe(peer)
  expect(caller(setting, undefined)).toBe(peer)
  expect(readTrustedProxies(setting).includes(peer)).toBe(true)
})

it('behind two proxies the last entry but one counts, whatever the caller sent', () => {
  expect(caller('2', '203.0.113.9, 192.0.2.1')).toBe('203.0.113.9')
  expect(caller('2', '198.51.100.1, 10.0.0.7, 203.0.113.9, 192.0.2.1')).toBe('203.0.113.9')
  // The first proxy itself asks.
  expect(caller('2', '192.0.2.1')).toBe('192.0.2.1')
  expect(caller('2', undefined)).toBe(peer)
})

it('behind proxies of known networks the nearest other caller counts, whatever that one sent', () => {
  const setting = '10.0.0.0/8, 192.0.2.7 fd00::/8'
  expect(caller(setting, '203.0.113.9')).toBe('203.0.113.9')
  expect(caller(setting, '198.51.100.1, 203.0.113.9, 192.0.2.7, fd00::5')).toBe('203.0.113.9')
  // Claims to come through a proxy of the network.
  expect(caller(setting, '10.0.0.5, 203.0.113.9')).toBe('203.0.113.9')
  // Does not come through a proxy at all.
  expect(caller(setting, '198.51.100.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(caller(setting, '198.51.100.1', '2001:db8::9')).toBe('2001:db8::9')
  // All are proxies: one of them asks.
  expect(caller(setting, '10.0.0.9, 10.0.0.8')).toBe('10.0.0.9')
  expect(caller(setting, '198.51.100.1, not an address')).toBe('not an address')
  expect(caller(setting, '198.51.100.1,')).toBe(peer)
  expect(readTrustedProxies(setting).includes('192.0.2.8')).toBe(false)
})

it('proxies are known by IPv6, by IPv4 inside of it, and with ports', () => {
  expect(caller('fd00::/8', '2001:db8::9', 'fd12::1')).toBe('2001:db8::9')
  expect(caller('10.0.0.0/8', '203.0.113.9', '::ffff:10.0.0.1')).toBe('203.0.113.9')
  expect(caller('10.0.0.0/8', '203.0.113.9', '::ffff:11.0.0.1')).toBe('::ffff:11.0.0.1')
  expect(caller('1', '203.0.113.9:5040')).toBe('203.0.113.9')
  expect(caller('1', '[2001:db8::9]:5040')).toBe('2001:db8::9')
  expect(caller('1', '2001:db8::9')).toBe('2001:db8::9')
  expect(readTrustedProxies('10.0.0.0/8').includes(undefined)).toBe(false)
})

it.each(['yes', '-1', '11', '1.5', '10.0.0.0/33', '10.0.0/8', 'fd00::/129', '10.0.0.0/8,,', 'proxy.example'])(
  'TRUST_PROXY=%s is refused',
  (setting) => {
    expect(() => readTrustedProxies(setting)).toThrow(ConfigError)
    expect(() => readTrustedProxies(setting)).toThrow(`TRUST_PROXY is ${setting}; it must be the number of proxies`)
  },
)
