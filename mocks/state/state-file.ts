import * as z from 'zod'

const VERSION = 1

/** Everything of a tab host at one moment, but for secrets. */
export interface SavedState {
  /** Names and checksums of the migrations that the rows fit to. */
  schema: string
  /** Path with search. */
  page: string
  /** Whose page it was. */
  userId: string | null
  /** Rows as JSON, under `table/key`. */
  rows: ReadonlyMap<string, string>
  files: readonly { key: string; contentType: string; bytes: Uint8Array<ArrayBuffer> }[]
  local: Readonly<Record<string, string>>
  session: Readonly<Record<string, string>>
  /** The page's query cache, as TanStack Query dehydrates it; null: there was none. */
  answers: unknown
}

/** What opens something: left out, so that a file can be handed on. */
const SECRET_TABLES = ['sessions', 'email_verifications', 'password_resets', 'email_changes']
const SECRET_COLUMNS = ['password_hash', 'one_time_password_hash', 'token_hash']
const SECRET_ITEMS = ['token', 'user']

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
  files: z.array(z.object({ key: z.string(), contentType: z.string(), size: z.number().int().nonnegative() })),
})

/** The file is not one of ours, or of a later version. */
export class UnreadableState extends Error {
  override name = 'UnreadableState'
}

/** A file: gzip of a line of JSON, then the bytes of all files one after the other. */
export function writeState(state: SavedState): Promise<Blob> {
  const { files, rows, local, session, ...facts } = state
  const head = {
    version: VERSION,
    ...facts,
    local: withoutSecrets(local),
    session: withoutSecrets(session),
    rows: [...rows].flatMap(([key, row]) => withoutSecretColumns(key, row)),
    files: files.map(({ key, contentType, bytes }) => ({ key, contentType, size: bytes.length })),
  }
  const whole = new Blob([`${JSON.stringify(head)}\n`, ...files.map(({ bytes }) => bytes)])
  return new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob()
}

/** Rejects with UnreadableState. */
export async function readState(file: Blob): Promise<SavedState> {
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).bytes()
  } catch {
    throw new UnreadableState('This is no state file: it is not compressed as one')
  }
  const end = bytes.indexOf(0x0a)
  const parsed = header.safeParse(jsonOf(bytes.subarray(0, Math.max(0, end))))
  if (!parsed.success) throw new UnreadableState('This is no state file: its first line says something else')
  const { version, rows, files, ...facts } = parsed.data
  if (version !== VERSION) throw new UnreadableState(`This state file has version ${version}; ${VERSION} is read here`)
  let at = end + 1
  const contents = files.map(({ key, contentType, size }) => {
    const part = bytes.slice(at, (at += size))
    if (part.length < size) throw new UnreadableState('This state file ends too early')
    return { key, contentType, bytes: part }
  })
  return { ...facts, rows: new Map(rows), files: contents }
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

function withoutSecretColumns(key: string, row: string): [string, string][] {
  if (SECRET_TABLES.includes(key.slice(0, key.indexOf('/')))) return []
  // Most rows name none: only those that do are taken apart.
  if (!SECRET_COLUMNS.some((name) => row.includes(`"${name}"`))) return [[key, row]]
  const values = JSON.parse(row) as Record<string, unknown>
  for (const name of SECRET_COLUMNS) if (name in values) values[name] = null
  return [[key, JSON.stringify(values)]]
}
