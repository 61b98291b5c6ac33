import type { ByteSource } from '#server/platform/ports/sandbox.ts'
import { endsWithWholeFrame } from './audio-frames.ts'
import { readText } from './image-size.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Most parts that are read, of a file that has its index among them, and most that a file may have before its index. */
const MAX_PARTS = 10_000
const WINDOW_BYTES = 4_096
/** Longest header of a part, bytes: an EBML id and its size. */
const HEAD_BYTES = 16
/** How much of the end is read of files of pages or frames, bytes: more than the longest page of an Ogg file. */
const TAIL_BYTES = 65_536
/** The start of each page of an Ogg file. */
const OGG_PAGE = [0x4f, 0x67, 0x67, 0x53]

interface Part {
  /** From its start to that of the next part, bytes; Infinity: to the end of the file. */
  length: number
  /** How much of the file belongs to it where the next part is nested in it, bytes. */
  spans?: number
  isIndex?: boolean
  /** Nothing behind it is needed. */
  isLast?: boolean
  /** It looks like a part of an unknown kind: junk unless the file contains all of it. */
  isForeign?: boolean
}

/** Reads the header of a part; undefined where none begins. Throws a RangeError where it is cut off. */
type ReadPart = (head: DataView) => Part | undefined

/**
 * Where the outermost parts of a sound or video end, bytes: beyond its size, a part of the file is missing; before it, junk
 * follows, in which the library that reads the file would search endlessly.
 */
export async function findMediaEnd(file: ByteSource): Promise<number> {
  if (file.size < HEAD_BYTES) return file.size
  const bytes = await file.read(0, HEAD_BYTES)
  const head = viewOf(bytes)
  const name = readText(head, 0, 4)
  if (name === 'RIFF' || name === 'RF64') return walk(file, 12, readChunk)
  if (head.getUint32(0) === EBML) return walk(file, 0, readElement)
  if (FIRST_BOXES.includes(readText(head, 4, 4))) return walk(file, 0, readBox)
  const tail = await file.read(Math.max(0, file.size - TAIL_BYTES), file.size)
  return (name === 'OggS' ? endsWithWholePage : endsWithWholeFrame)(tail) ? file.size : file.size + 1
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

async function walk(file: ByteSource, start: number, readPart: ReadPart): Promise<number> {
  let at = start
  let hasIndex = false
  let bytes: Uint8Array = new Uint8Array(0)
  let from = 0
  for (let count = 0; at < file.size; count++) {
    if (count === MAX_PARTS) {
      if (hasIndex) return file.size
      throw new UnreadableFile('The file has too many parts')
    }
    if (at < from || at + HEAD_BYTES > from + bytes.length) {
      from = at
      bytes = await file.read(at, Math.min(at + WINDOW_BYTES, file.size))
    }
    let part: Part | undefined
    try {
      part = readPart(viewOf(bytes.subarray(at - from)))
    } catch (cause) {
      // The file ends within the header of a part.
      if (cause instanceof RangeError) return file.size + 1
      throw cause
    }
    if (!part || (part.isForeign && at + part.length > file.size)) return at
    hasIndex ||= part.isIndex ?? false
    if (part.length === Infinity) return file.size
    if (part.spans !== undefined && at + part.spans > file.size) return at + part.spans
    at += part.length
    if (part.isLast) return Math.max(at, file.size)
  }
  return at
}

/** The start of MP4 and MOV files. */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']

const readBox: ReadPart = (head) => {
  if (head.byteLength < 8) return undefined
  const size = head.getUint32(0)
  const isIndex = readText(head, 4, 4) === 'moov'
  if (size === 0) return { length: Infinity, isIndex }
  const length = size === 1 ? Number(head.getBigUint64(8)) : size
  return length < 8 ? undefined : { length, isIndex }
}

/** Lengths from here on, bytes, mark an unknown length. */
const STREAMED = 0x7ff0_0000

/** Of a WAV file. A streamed one does not know its length. */
const readChunk: ReadPart = (head) => {
  const isLast = readText(head, 0, 4) === 'data'
  const size = head.getUint32(4, true)
  if (isLast && size >= STREAMED) return { length: Infinity }
  return { length: 8 + size + (isLast ? 0 : size % 2), isLast }
}

const EBML = 0x1a45dfa3
const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const TRACKS = 0x1654ae6b
/** The children of a segment (seek heads, information, cues, attachments, chapters, tags, padding, checksums), … */
const IN_SEGMENT = [0x114d9b74, 0x1549a966, 0x1c53bb6b, 0x1941a469, 0x1043a770, 0x1254c367, 0xec, 0xbf]
/** … and of a cluster of unknown length. */
const IN_CLUSTER = [0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xaf, 0x5854]
const ELEMENTS = new Set([EBML, SEGMENT, CLUSTER, TRACKS, ...IN_SEGMENT, ...IN_CLUSTER])

/** Of a WebM file. Segments, and clusters of unknown length, are walked through. */
const readElement: ReadPart = (head) => {
  const idBytes = Math.clz32(head.getUint8(0)) - 23
  if (idBytes > 4) return undefined
  let id = 0
  for (let at = 0; at < idBytes; at++) id = id * 256 + head.getUint8(at)
  const sizeBytes = Math.clz32(head.getUint8(idBytes)) - 23
  if (sizeBytes > 8) return undefined
  let size = head.getUint8(idBytes) & (0xff >> sizeBytes)
  let isUnknown = size === 0xff >> sizeBytes
  for (let at = 1; at < sizeBytes; at++) {
    const byte = head.getUint8(idBytes + at)
    isUnknown &&= byte === 0xff
    size = size * 256 + byte
  }
  const headBytes = idBytes + sizeBytes
  if (id === SEGMENT && !isUnknown) return { length: headBytes, spans: headBytes + size }
  if (id === SEGMENT || (id === CLUSTER && isUnknown)) return { length: headBytes }
  return isUnknown ? undefined : { length: headBytes + size, isIndex: id === TRACKS, isForeign: !ELEMENTS.has(id) }
}

function endsWithWholePage(tail: Uint8Array): boolean {
  let at = tail.lastIndexOf(0x4f)
  while (at > 0 && !OGG_PAGE.every((byte, index) => tail[at + index] === byte)) at = tail.lastIndexOf(0x4f, at - 1)
  if (at < 0) return true
  const count = tail[at + 26] ?? 255
  const lengths = tail.subarray(at + 27, at + 27 + count)
  return lengths.length === count && at + 27 + count + lengths.reduce((sum, each) => sum + each, 0) <= tail.length
}
