import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { bundledProgram } from '#server/testing/bundled-programs.ts'
import { type Child, startChild } from '#server/testing/child-process.ts'
import { prepareHostData } from '#server/testing/host-data.ts'

const program = bundledProgram('slow-job')
let folder: string
let settings: Record<string, string>
let child: Child | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-crash-'))
  settings = await prepareHostData(folder)
})
afterEach(async () => {
  await child?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Steps of the job, and the number of pairs of crashes. */
const STEPS = 10
const CRASHES = process.env.LONG_TESTS === '1' ? 50 : 1

/** Two steps, the later one above the earlier: every crash number is another pair until all pairs are used. */
function momentsOf(crash: number): [number, number] {
  const first = 2 + ((crash * 3) % (STEPS - 3))
  return [first, first + 1 + ((crash * 5 + 3) % (STEPS - 1 - first))]
}

it.each(Array.from({ length: CRASHES }, (_, crash) => momentsOf(crash)))(
  'a job that is killed at step %d and %d resumes where it was: every step once, one charge',
  async (...moments) => {
    for (const moment of moments) {
      child = startChild(program, [], settings)
      await child.said(`step-${moment}`)
      await child.kill()
    }
    child = startChild(program, [], settings)
    const balance = STARTING_CREDITS + 10 - 2
    expect(JSON.parse(await child.said('result'))).toEqual({
      steps: 10,
      charges: 1,
      creditBalance: balance,
      sum: balance,
    })
    expect(await child.ended).toBe(0)
  },
  90_000,
)
