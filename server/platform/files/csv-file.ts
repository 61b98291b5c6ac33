import type { UsageExport } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { DOWNLOAD_RETENTION_MS } from './delete-file.ts'
import { signDownload } from './signing.ts'

/** Starts a formula in a spreadsheet; such a cell is written as text. */
const RUNS = /^[=+\-@\t\r]/

/** Rows that are read at once: the memory use for a file of any length. */
const BATCH = 2_000

type Cell = string | number | null

export interface CsvSource<Line> {
  /** The middle of the file name, between the product and the day: `usage`. */
  name: string
  heading: readonly string[]
  /** The next rows after one, in the order of the file; without `after` the first. Fewer than `limit` are the last ones. */
  read: (limit: number, after: Line | undefined) => Promise<Line[]>
  cells: (line: Line) => readonly Cell[]
}

/**
 * Writes all rows to a file, piece by piece, while other calls read and write; kept as long as its URL is valid. No cell is
 * run as a formula.
 */
export async function writeCsvFile<Line>({ services, transact }: Scope, source: CsvSource<Line>): Promise<UsageExport> {
  const now = services.clock.now()
  const key = `exports/${source.name}-${crypto.randomUUID()}.csv`
  // Scheduled first: a file whose call fails is deleted, too.
  await transact((scope) =>
    enqueue(scope, { kind: 'forget-file', payload: { key }, runAt: new Date(now.getTime() + DOWNLOAD_RETENTION_MS) }),
  )
  const counted = { rows: 0 }
  const stored = await services.files.write(key, streamOf(piecesOf(source, counted)), 'text/csv')
  return {
    file_name: `storyloom-${source.name}-${now.toISOString().slice(0, 10)}.csv`,
    url: await signDownload(services, key),
    rows: counted.rows,
    size_bytes: stored.size,
    created_at: now.toISOString(),
  }
}

async function* piecesOf<Line>({ heading, read, cells }: CsvSource<Line>, counted: { rows: number }) {
  // Spreadsheets read a file without this mark as Latin-1.
  yield `\u{feff}${csvRow(heading)}`
  let after: Line | undefined
  do {
    const lines = await read(BATCH, after)
    if (lines.length > 0) yield lines.map((line) => csvRow(cells(line))).join('')
    counted.rows += lines.length
    after = lines.length === BATCH ? lines.at(-1) : undefined
  } while (after !== undefined)
}

/** Read only as fast as it is written. Not every browser has `ReadableStream.from`. */
function streamOf(pieces: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next()
      if (piece.done) controller.close()
      else controller.enqueue(encoder.encode(piece.value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}

/** A row as RFC 4180 writes it. Numbers stay numbers; no text is run as a formula. */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = RUNS.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
