import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { sizesByKind } from './snapshot-sizes.mjs'

const ENTRIES = 100_000

/** A program that writes its heap down before and after it holds objects and a buffer. */
const PROGRAM = `
  const { writeHeapSnapshot } = require('node:v8')
  writeHeapSnapshot('before')
  globalThis.held = [Array.from({ length: ${ENTRIES} }, (_, at) => ({ at: at + 0.5 })), new Uint8Array(50e6)]
  writeHeapSnapshot('after')
`

it('counts a program’s objects, not its buffers and compiled code', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'snapshot-sizes-'))
  await promisify(execFile)(process.execPath, ['-e', PROGRAM], { cwd: folder })
  const sizesOf = async (name: string) => sizesByKind(JSON.parse(await readFile(path.join(folder, name), 'utf8')))
  const [before, after] = [await sizesOf('before'), await sizesOf('after')]
  await rm(folder, { recursive: true })
  expect(after.others - before.others).toBeGreaterThan(ENTRIES * 16)
  expect(after.others - before.others).toBeLessThan(50e6 / 2)
  expect(before.code).toBeGreaterThan(100_000)
  expect(after.code - before.code).toBeLessThan(ENTRIES)
})
