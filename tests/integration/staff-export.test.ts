import { sql } from 'drizzle-orm'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const isLong = process.env['LONG_TESTS'] === '1'
const ROWS = isLong ? 1_000_000 : 40_000
/** Memory is measured after this many pieces of the file. */
const MEASURE_EVERY = isLong ? 50 : 2

const test = await createTestApp()
let admin: TestUser
beforeAll(async () => {
  await test.reset()
  admin = await test.user({ isStaff: true })
  // Four rows share a time, so that the order needs the id; every tenth begins like a formula and has all characters that need quoting.
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`alter table tasks disable trigger user`)
    await tx.execute(sql`
      insert into tasks (user_id, task_type, model_id, status, error_message, created_at, updated_at)
      select ${admin.id}::uuid, 'upscale', 'draft-upscale', 'FAILED',
             case when n % 10 = 0 then '=HYPERLINK("http://x"), "quoted", and ' || n else 'No face found in the frame, or too large' end,
             timestamptz '2030-01-01' + (n / 4) * interval '1 second', timestamptz '2030-01-01' + (n / 4) * interval '1 second'
      from generate_series(1, ${sql.raw(String(ROWS))}) n`)
    await tx.execute(sql`alter table tasks enable trigger user`)
  })
}, 600_000)
afterAll(() => test.close())

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const bytesInUse = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Reads a file as slowly as a slow disk, and keeps only what a test needs. */
async function readThrough(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  const seen = { size: 0, lines: 0, hostile: 0, outOfOrder: 0, inUse: [] as { written: number; heap: number }[] }
  let [rest, last, pieces] = ['', '', 0]
  for await (const piece of body) {
    seen.size += piece.length
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      const [moment = '', id = ''] = line.split(',')
      if (seen.lines > 0) {
        // Newest first, then by id: strictly descending, so no row appears twice.
        const place = `${moment} ${id}`
        if (last !== '' && place >= last) seen.outOfOrder++
        last = place
      }
      seen.lines++
      if (line.includes('HYPERLINK'))
        seen.hostile += line.includes(`"'=HYPERLINK(""http://x""), ""quoted"", and `) ? 1 : ROWS
    }
    if (++pieces % MEASURE_EVERY === 0) seen.inUse.push({ written: seen.size, heap: bytesInUse() })
  }
  return seen
}

it('writes a list of any length to a CSV in full, in order, without formulas, in constant memory', async () => {
  let seen: Awaited<ReturnType<typeof readThrough>> | undefined
  vi.spyOn(test.files, 'write').mockImplementation(async (key, body, contentType) => {
    if (body instanceof Uint8Array) throw new Error('The file was in memory as a whole')
    seen = await readThrough(body)
    return { key, size: seen.size, contentType }
  })
  const { rows, size_bytes: size } = await test.ok('exportStaffRows', {
    as: admin,
    body: { kind: 'TASK', sort: 'created_at', order: 'desc' },
  })
  expect(seen).toMatchObject({ size, lines: ROWS + 1, hostile: ROWS / 10, outOfOrder: 0 })
  expect(rows).toBe(ROWS)
  const [first, ...later] = seen?.inUse ?? []
  const end = later.at(-1)
  if (!first || !end) throw new Error('The file was too short to see what is in memory')
  // Data kept for each line would show as growth.
  const grown = Math.max(...later.map(({ heap }) => heap)) - first.heap
  expect(grown).toBeLessThan((end.written - first.written) / 3)
  if (isLong) expect(grown).toBeLessThan(16 * 1024 * 1024)
}, 600_000)
