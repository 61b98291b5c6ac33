import * as z from 'zod'
import { isSecretRow, withoutSecretColumns } from '../db/secret-rows.ts'
import { OUTBOX_KEY } from '../outbox.ts'
import { type BrowserEntry, browserEntryHead } from './browser-entries.ts'

const VERSION = 1

/** Everything of a tab host at one moment, but for secrets. */
export interface SavedState {
  /** Names and checksums of the migrations that the rows fit to. */
  schema: string
  /** Path with search. */
  page: string
  /** The page's user. */
  userId: string | null
  /** Rows as JSON, under `table/key`. */
  rows: ReadonlyMap<string, string>
  files: readonly { key: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }[]
  local: Readonly<Record<string, string>>
  session: Readonly<Record<string, string>>
  /** What the app stores in the browser's databases: unsent edits, and files that wait for a page. */
  entries: readonly BrowserEntry[]
  /** The page's query cache, as TanStack Query dehydrates it; null: there was none. */
  answers: unknown
}

/** Omits secrets, so that a file can be shared: sessions, and emails with their links. */
const SECRET_ITEMS = ['token', 'user', OUTBOX_KEY]

const header = z.object({
  version: z.number().int(),
  schema: z.string(),
  page: z.string().startsWith('/'),
  userId: z.uuid().nullable(),
  local: z.record(z.string(), z.string()),
  session: z.record(z.string(), z.string()),
  // Files from before it was saved have none.
  answers: z.unknown().default(null),
  rows: z.array(z.tuple([z.string(), z.string()])),
  entries: z.array(browserEntryHead).default([]),
  files: z.array(z.object({ key: z.string(), contentType: z.string(), size: z.number().int().nonnegative() })),
})

/** The file is not one of ours, or of a later version. */
export class UnreadableState extends Error {
  override name = 'UnreadableState'
}

/** A file: gzip of a line of JSON, then the bytes of all files one after the other. */
export function writeState(state: SavedState): Promise<Blob> {
  const { files, rows, local, session, entries, ...facts } = state
  const head = {
    version: VERSION,
    ...facts,
    local: withoutSecrets(local),
    session: withoutSecrets(session),
    rows: [...rows].flatMap(([key, row]) => (isSecretRow(key, row) ? [] : [[key, withoutSecretColumns(key, row)]])),
    files: files.map(({ key, contentType, bytes }) => ({ key, contentType, size: bytes.length })),
    entries: entries.map(({ file, ...entry }) => ({ ...entry, file: file && headOf(file) })),
  }
  const waiting = entries.flatMap(({ file }) => file ?? [])
  const whole = new Blob([`${JSON.stringify(head)}\n`, ...files.map(({ bytes }) => bytes), ...waiting])
  return new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

const headOf = ({ name, type, lastModified, size }: File) => ({ name, type, lastModified, size })

/** Rejects with UnreadableState. */
export async function readState(file: Blob): Promise<SavedState> {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).bytes()
  } catch {
    throw new UnreadableState('Not a state file: the file isn’t compressed correctly')
  }
  const end = bytes.indexOf(0x0a)
  const parsed = header.safeParse(jsonOf(bytes.subarray(0, Math.max(0, end))))
  if (!parsed.success) throw new UnreadableState('Not a state file: unexpected first line')
  const { version, rows, files, entries, ...facts } = parsed.data
  if (version !== VERSION) throw new UnreadableState(`This state file has version ${version}; ${VERSION} is read here`)
  let at = end + 1
  const take = (size: number) => {
    const part = bytes.slice(at, (at += size))
    if (part.length < size) throw new UnreadableState('This state file is incomplete')
    return part
  }
  const contents = files.map(({ key, contentType, size }) => ({ key, contentType, bytes: take(size) }))
  const browser = entries.map(({ file, ...entry }) => ({
    ...entry,
    file: file && new File([take(file.size)], file.name, file),
  }))
  return { ...facts, rows: new Map(rows), files: contents, entries: browser }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

const withoutSecrets = (items: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(items).filter(([name]) => !SECRET_ITEMS.includes(name)))
