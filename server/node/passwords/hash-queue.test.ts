import { beforeEach, describe, expect, it } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

/** A queue whose work is recorded and ends on the test's command. */
let pass: ReturnType<typeof createHashQueue>
let served: string[]
let release: (() => void)[]
beforeEach(() => {
  pass = createHashQueue()
  served = []
  release = []
})

/** Enqueues for a network address; resolves with 'hashed' or the status of the refusal. */
function ask(address: string, { account = '', isFamiliar = false } = {}) {
  const work = () => {
    served.push(address)
    return new Promise<string>((resolve) => release.push(() => resolve('hashed')))
  }
  const caller = { address, account: account || crypto.randomUUID(), isFamiliar }
  return pass(caller, work).catch(({ status, headers }) => `${status} ${headers['Retry-After']}`)
}

const times = <Result>(count: number, work: (place: number) => Result) =>
  Array.from({ length: count }, (_, place) => work(place))

/** Serves everything that waits. */
async function drain() {
  while (release.length > 0) {
    release.shift()?.()
    await new Promise(setImmediate)
  }
}

describe('the queue of hashes', () => {
  it('serves network addresses in turn, one call at a time', async () => {
    void times(3, () => ask('a'))
    void times(2, () => ask('b'))
    void ask('c')
    expect(served).toEqual(['a'])
    await drain()
    expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'b'])
  })

  it('serves familiar callers every other time, with any number of waiting strangers', async () => {
    void times(4, () => ask('stranger'))
    void times(2, () => ask('home', { isFamiliar: true }))
    await drain()
    expect(served).toEqual(['stranger', 'home', 'stranger', 'home', 'stranger', 'stranger'])
  })

  it('refuses with 429 more than 20 calls of one network address, and of strangers more than 10 for one account', async () => {
    void ask('busy')
    const ofAddress = times(21, () => ask('a'))
    expect(await ofAddress.at(-1)).toBe('429 2')
    const forAccount = times(11, (place) => ask(`b${place}`, { account: 'ada' }))
    expect(await forAccount.at(-1)).toBe('429 2')
    const owner = ask('home', { account: 'ada', isFamiliar: true })
    await drain()
    expect(new Set(await Promise.all([...ofAddress.slice(0, -1), ...forAccount.slice(0, -1), owner]))).toEqual(
      new Set(['hashed']),
    )
  })

  it('replaces a call of the network address with most calls when it is full, and refuses with 503 when none has more', async () => {
    void ask('busy')
    const many = times(20, () => ask('a'))
    const few = times(20, (place) => ask(`b${place}`))
    const late = ask('c')
    expect(await many.at(-1)).toBe('503 2')
    void times(18, (place) => ask(`d${place}`))
    expect(await ask('e')).toBe('503 2')
    await drain()
    expect(new Set(await Promise.all([...few, late, many[0]]))).toEqual(new Set(['hashed']))
  })

  it('continues after work that fails', async () => {
    const failed = pass({ address: 'a', account: 'ada', isFamiliar: false }, () =>
      Promise.reject(new Error('It crashed')),
    )
    const next = ask('b')
    await expect(failed).rejects.toThrow('It crashed')
    await drain()
    expect(await next).toBe('hashed')
  })
})
