import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'

const program = new URL('./testing/slow-job.ts', import.meta.url)
let folder: string
let child: Child | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-crash-'))
})
afterEach(async () => {
  await child?.kill()
  await rm(folder, { recursive: true, force: true })
})

it('a job that is killed in the middle goes on where it was: every step once, one charge', async () => {
  for (const moment of ['step-2', 'step-6']) {
    child = startChild(program, [folder])
    await child.said(moment)
    await child.kill()
  }
  child = startChild(program, [folder])
  const balance = STARTING_CREDITS + 10 - 2
  expect(JSON.parse(await child.said('result'))).toEqual({
    steps: 10,
    charges: 1,
    creditBalance: balance,
    sum: balance,
  })
  expect(await child.ended).toBe(0)
}, 90_000)
