import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import type { CallResult } from '#server/testing/caller.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import {
  createFuzzSpace,
  type FuzzCase,
  type FuzzProgress,
  indexAt,
  mutatedRequest,
  readProgress,
  type Role,
  writeProgress,
} from './contract-fuzz-space.ts'
import { contract } from './contract.ts'
import { expectContract, pathPart } from './expect-contract.ts'
import { toCall } from './valid-requests.ts'
import { seedAccount, type SeededAccount } from './seed-account.ts'

// The daily fuzz (contract-fuzz.test.ts) samples a few requests of each operation. This one walks through all of operation × role × place ×
// value, in runs of FUZZ_MINUTES that continue where the last one stopped; SEED=… begins the order of that seed.
const isLong = process.env.LONG_TESTS === '1'
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 15)
const STATE = path.join(import.meta.dirname, '../../.cache/contract-fuzz.json')
/** The demo state is created again after this many requests, which may have deleted its records. */
const REQUESTS_PER_ACCOUNT = 40
/** A run stops after more findings than these. */
const MOST_FAILURES = 20

it('the order of a seed contains every case once', () => {
  for (const [size, seed] of [
    [1, 7],
    [360, 20_300_115],
    [1_001, 2 ** 31 - 1],
  ] as const)
    expect(new Set(Array.from({ length: size }, (_, at) => indexAt(at, seed, size))).size).toBe(size)
})

it('a run continues where the last one stopped, and restarts after the last case or a change of the contract', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'fuzz-')), 'state', 'fuzz.json')
  const space = { hash: 'a', size: 10, caseAt: () => expect.unreachable() }
  const read = (wanted: { hash?: string; seed?: number } = {}) =>
    readProgress(file, { ...space, ...wanted }, { seed: wanted.seed, now: 5 })
  const begun = { hash: 'a', seed: 5, position: 0, failed: [] }
  expect(await read()).toEqual(begun)
  const stopped: FuzzProgress = { hash: 'a', seed: 3, position: 4, failed: [8] }
  await writeProgress(file, stopped)
  expect(await read()).toEqual(stopped)
  expect(await read({ seed: 9 })).toEqual({ ...begun, seed: 9, failed: [8] })
  expect(await read({ hash: 'b' })).toEqual({ ...begun, hash: 'b' })
  await writeProgress(file, { ...stopped, position: 10 })
  expect(await read()).toEqual({ ...begun, failed: [8] })
  await writeFile(file, '{')
  expect(await read()).toEqual(begun)
})

it.runIf(isLong)(
  'every operation keeps the contract for any caller with any value at any place',
  async () => {
    const test = await createTestApp()
    const space = createFuzzSpace(contract, await seedAccount(test))
    const seed = process.env.SEED === undefined ? undefined : Number(process.env.SEED) % 2 ** 31
    const progress = await readProgress(STATE, space, { seed, now: Date.now() })
    const { position: begin, failed: again } = progress
    const ask = await createAsker(test)
    const failures: string[] = []
    const failed = new Set<number>()
    const run = async (index: number) => {
      const each = space.caseAt(index)
      const failure = await ask(each).then(
        () => null,
        (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
      )
      test.takeLogged()
      if (failure === null) return
      failed.add(index)
      failures.push(`${each.operation.id}, ${each.role}, ${JSON.stringify(each.place)}, ${each.value}: ${failure}`)
    }
    const end = Date.now() + MINUTES * 60_000
    for (const index of again) await run(index)
    while (progress.position < space.size && Date.now() < end && failures.length < MOST_FAILURES) {
      await run(indexAt(progress.position++, progress.seed, space.size))
      // A run may be ended from outside.
      if (progress.position % 1_000 === 0) await writeProgress(STATE, { ...progress, failed: [...failed] })
    }
    await writeProgress(STATE, { ...progress, failed: [...failed] })
    const share = ((100 * progress.position) / space.size).toFixed(1)
    console.info(
      `Contract fuzz: seed ${progress.seed}, cases ${begin} to ${progress.position} of ${space.size}; ${share}% are covered`,
    )
    await test.close()
    expect(failures).toEqual([])
  },
  (MINUTES + 5) * 60_000,
)

/** `staff` beside further roles only means that they are staff. */
function mayAsk({ operation: { isGuarded, isForStaff, roles }, role }: FuzzCase): boolean {
  if (role === 'visitor') return !isGuarded
  if (!isForStaff) return true
  const isStaff = role !== 'owner' && role !== 'other'
  return isStaff && (role === 'ADMIN' || roles.length === 1 || roles.includes(role.toLowerCase()))
}

/** Sends a case and checks the answer against the contract and the caller's rights. */
async function createAsker(test: TestApp): Promise<(each: FuzzCase) => Promise<void>> {
  const callers = new Map<Role, TestUser>()
  let own: SeededAccount | undefined
  let requests = 0

  async function callerOf(role: Role, account: SeededAccount): Promise<TestUser | undefined> {
    if (role === 'visitor') return undefined
    if (role === 'owner') return account.user
    const staff = role === 'other' ? {} : { isStaff: true, staffRoles: [role] }
    const caller = callers.get(role) ?? (await test.user({ isPremium: true, extraCredits: 10_000, ...staff }))
    callers.set(role, caller)
    return caller
  }

  async function callOnce(each: FuzzCase): Promise<{ answer: CallResult; sent: unknown }> {
    own = requests++ % REQUESTS_PER_ACCOUNT === 0 ? undefined : own
    own ??= await seedAccount(test)
    const as = await callerOf(each.role, own)
    const sent = mutatedRequest(each, own)
    const params = Object.fromEntries(Object.entries(sent.params).map(([name, part]) => [name, pathPart(String(part))]))
    const clientAddress = `198.51.${(requests >> 8) % 256}.${requests % 256}`
    const call = { ...toCall(each.operation, { ...sent, params }), ...(as ? { as } : {}), clientAddress }
    return { answer: await test.call(each.operation.id, call), sent }
  }

  return async (each) => {
    const { operation, role } = each
    let { answer, sent } = await callOnce(each)
    // An earlier request ended the session or used up the rate limit: a new user repeats the case.
    if (role !== 'visitor' && operation.isGuarded && [401, 429].includes(answer.status)) {
      callers.delete(role)
      own = undefined
      ;({ answer, sent } = await callOnce(each))
    }
    if (!mayAsk(each)) expect(answer.status, `${operation.id} as ${role}`).toBe(role === 'visitor' ? 401 : 403)
    expectContract(test, operation, answer, sent)
  }
}
