import { crc32 } from 'node:zlib'

interface ReadFile {
  bytes: Buffer
  /** As in the zip, without a zone. */
  modified: string
}

/** The bytes of a zip's files by name. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  return new Map([...readZipFiles(zip)].map(([name, { bytes }]) => [name, bytes]))
}

/** The files of a zip by name, read from its directory at the end like an unpacking program; throws on a wrong checksum. */
export function readZipFiles(zip: Buffer): Map<string, ReadFile> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) throw new Error('No zip')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const files = new Map<string, ReadFile>()
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('The directory is damaged')
    const [method, crc, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24)]
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place))
    const head = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const bytes = zip.subarray(start, start + size)
    if (method !== 0 || crc32(bytes) !== crc) throw new Error(`${name} is damaged`)
    files.set(name, { bytes, modified: dosTime(zip.readUInt16LE(at + 14), zip.readUInt16LE(at + 12)) })
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return files
}

function dosTime(date: number, time: number): string {
  const day = [(date >> 9) + 1980, (date >> 5) & 15, date & 31]
  const clock = [time >> 11, (time >> 5) & 63, (time & 31) * 2]
  const text = (parts: readonly number[], sign: string) => parts.map((part) => String(part).padStart(2, '0')).join(sign)
  return `${text(day, '-')} ${text(clock, ':')}`
}
