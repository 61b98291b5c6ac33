import { BlockList, isIPv4, isIPv6 } from 'node:net'

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
/** Of IPv6 only this is given out; what it has of IPv4 in it is left out as well. */
const PUBLIC_6: [string, number] = ['2000::', 3]
const NOT_PUBLIC_6: readonly [string, number][] = [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
]

const blocked = new BlockList()
for (const [network, bits] of NOT_PUBLIC) blocked.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of NOT_PUBLIC_6) blocked.addSubnet(network, bits, 'ipv6')
const given = new BlockList()
given.addSubnet(...PUBLIC_6, 'ipv6')

/** Whether an IP address is on the internet, and neither this machine nor something beside it. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return isIPv6(address) && given.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}
