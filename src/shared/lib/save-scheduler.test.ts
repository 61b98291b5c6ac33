import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueue, createSaveScheduler, SAVE_AFTER_MS, type SavePhase } from './save-scheduler.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A document with input, and a server that answers on demand. */
function setUp(inTurn = createQueue()) {
  const answers: { resolve: () => void; reject: (cause: Error) => void }[] = []
  const phases: SavePhase[] = []
  const sent: string[] = []
  let text = ''
  const scheduler = createSaveScheduler({
    inTurn,
    onPhase: (phase) => phases.push(phase),
    save: () => {
      sent.push(text)
      return new Promise<string>((resolve, reject) =>
        answers.push({ resolve: () => resolve(sent.at(-1) ?? ''), reject }),
      )
    },
  })
  const type = (typed: string) => {
    text = typed
    scheduler.changed()
  }
  const rest = (ms = SAVE_AFTER_MS) => vi.advanceTimersByTimeAsync(ms)
  const answer = async (cause?: Error) => {
    const next = answers.shift()
    if (cause) next?.reject(cause)
    else next?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { scheduler, type, rest, answer, sent, phases }
}

it('a change is saved after a delay, and each further one restarts the delay', async () => {
  const { type, rest, answer, sent, phases } = setUp()
  type('a')
  await rest(SAVE_AFTER_MS - 1)
  type('ab')
  await rest(SAVE_AFTER_MS - 1)
  expect(sent).toEqual([])
  await rest(1)
  expect(sent).toEqual(['ab'])
  expect(phases).toEqual(['waiting', 'saving'])
  await answer()
  expect(phases).toEqual(['waiting', 'saving', 'idle'])
  await rest()
  expect(sent).toEqual(['ab'])
})

it('input during a save is saved after it, and does not count as saved before', async () => {
  const { type, rest, answer, sent, phases } = setUp()
  type('a')
  await rest()
  type('ab')
  await rest(10 * SAVE_AFTER_MS)
  expect(sent).toEqual(['a'])
  await answer()
  expect(phases).toEqual(['waiting', 'saving', 'waiting'])
  await rest()
  expect(sent).toEqual(['a', 'ab'])
  await answer()
  expect(phases.at(-1)).toBe('idle')
})

it('a refused value is not resent automatically; a change, a retry and a flush send it', async () => {
  const { scheduler, type, rest, answer, sent, phases } = setUp()
  type('a')
  await rest()
  await answer(new Error('No room'))
  expect(phases.at(-1)).toBe('failed')
  scheduler.flushPending()
  await rest(10 * SAVE_AFTER_MS)
  expect(sent).toEqual(['a'])

  type('ab')
  expect(phases.at(-1)).toBe('waiting')
  await rest()
  await answer(new Error('No room'))
  scheduler.retry()
  await rest(0)
  expect(sent).toEqual(['a', 'ab', 'ab'])
  await answer(new Error('No room'))
  const flushed = scheduler.flush()
  await rest(0)
  await answer()
  await expect(flushed).resolves.toBe('ab')
  expect(phases.at(-1)).toBe('idle')
})

it('input during a refused save is retried after its own delay', async () => {
  const { type, rest, answer, sent } = setUp()
  type('too long')
  await rest()
  type('short')
  await answer(new Error('Too long'))
  await rest()
  expect(sent).toEqual(['too long', 'short'])
})

describe('saving at once', () => {
  it('a change saved at once does not wait for the delay, and is not sent again after it', async () => {
    const { scheduler, type, rest, answer, sent } = setUp()
    type('a')
    const flushed = scheduler.flush()
    await rest(0)
    await answer()
    await expect(flushed).resolves.toBe('a')
    await rest()
    expect(sent).toEqual(['a'])
  })

  it('an immediate save waits for the running one and sends the newest value', async () => {
    const { scheduler, type, rest, answer, sent, phases } = setUp()
    type('a')
    await rest()
    const flushed = scheduler.flush()
    type('ab')
    await rest()
    expect(sent).toEqual(['a'])
    await answer()
    expect(sent).toEqual(['a', 'ab'])
    expect(phases.at(-1)).toBe('saving')
    await answer()
    await expect(flushed).resolves.toBe('ab')
    expect(phases.at(-1)).toBe('idle')
  })

  it('a refused immediate save rejects with the refusal', async () => {
    const { scheduler, rest, answer } = setUp()
    const flushed = expect(scheduler.flush()).rejects.toThrow('No room')
    await rest(0)
    await answer(new Error('No room'))
    await flushed
  })

  it('leaving sends a change that waits to be saved, and nothing else', async () => {
    const { scheduler, type, rest, answer, sent } = setUp()
    scheduler.flushPending()
    type('a')
    scheduler.flushPending()
    await rest(0)
    await answer()
    scheduler.flushPending()
    scheduler.retry()
    await rest()
    expect(sent).toEqual(['a'])
  })
})

it('a reverted change is not sent', async () => {
  const { scheduler, type, rest, sent, phases } = setUp()
  type('a')
  scheduler.cancel()
  await rest()
  expect(sent).toEqual([])
  expect(phases).toEqual(['waiting', 'idle'])
})

it('two values in one queue are saved one after the other, also after a refusal', async () => {
  const queue = createQueue()
  const [first, second] = [setUp(queue), setUp(queue)]
  first.type('first')
  second.type('second')
  await first.rest()
  expect([first.sent, second.sent]).toEqual([['first'], []])
  await first.answer(new Error('No room'))
  expect(second.sent).toEqual(['second'])
})
