import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { ModelError } from './download.ts'

const BLOCK = 512

/**
 * Unpacks some files of a package of npm (a gzipped tar archive whose files are in one folder) into a folder, which appears
 * when all of them are there.
 * @param keep paths without the archive's own folder
 */
export async function unpack(archive: string, keep: RegExp, to: string): Promise<void> {
  const begun = `${to}.new`
  await rm(begun, { recursive: true, force: true })
  let count = 0
  for await (const { name, bytes } of filesIn(archive, keep)) {
    const file = path.join(begun, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, bytes)
    count++
  }
  if (count === 0) throw new ModelError(`${path.basename(archive)} has none of the expected files.`)
  await rm(to, { recursive: true, force: true })
  await rename(begun, to)
}

async function* filesIn(archive: string, keep: RegExp): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let rest: Buffer = Buffer.alloc(0)
  /** The file whose content comes now: what is still to be read of it with its padding, and what was, if it is kept. */
  let open: { name: string; size: number; left: number; parts: Buffer[] | null } | undefined
  for await (const chunk of createReadStream(archive).pipe(createGunzip()) as AsyncIterable<Buffer>) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      if (open) {
        const taken = rest.subarray(0, open.left)
        rest = rest.subarray(taken.length)
        open.left -= taken.length
        open.parts?.push(taken)
        if (open.left > 0) break
        if (open.parts) yield { name: open.name, bytes: Buffer.concat(open.parts).subarray(0, open.size) }
        open = undefined
      }
      if (rest.length < BLOCK) break
      const header = rest.subarray(0, BLOCK)
      rest = rest.subarray(BLOCK)
      const text = (from: number, length: number) => header.toString('utf8', from, from + length).replace(/\0.*$/su, '')
      const size = Number.parseInt(text(124, 12), 8) || 0
      const name = text(0, 100).replace(/^[^/]*\//u, '')
      const isKept = /^0?$/u.test(text(156, 1)) && keep.test(name)
      open = { name, size, left: Math.ceil(size / BLOCK) * BLOCK, parts: isKept ? [] : null }
    }
  }
}
