import { afterAll, expect, it } from 'vitest'
import { StillGenerating } from '#engines/providers/http/provider-error.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { bestTake } from './best-take.ts'

const test = await createTestApp()
afterAll(() => test.close())

/** A take that is judged blank, and a second one that is not there in time. */
function take(attempt: number) {
  const asked = { label: 'model', builtIn: false }
  const run = { app: test.app, jobId: 'job', userId: null, attempt, signal: new AbortController().signal }
  let made = 0
  return bestTake(run, {
    ...{ kind: 'image', seed: 1, asked, prefer: undefined },
    make: async () => {
      made += 1
      if (made === 2) throw new StillGenerating('model is still processing')
      return {}
    },
    check: async () => ({ problems: ['BLANK'], checkedBy: null }),
  })
}

it('a second take that is still being made is waited for once more; then the first one is what there is', async () => {
  await expect(take(1)).rejects.toThrow('model is still processing')
  const { kept, rejected, isBlank } = await take(2)
  expect([kept.seed, rejected, isBlank]).toEqual([1, null, true])
})
