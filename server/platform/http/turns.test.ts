import { expect, it } from 'vitest'
import { createTurns } from './dispatch.ts'

it('work with one key runs one after the other and goes on after a failure, while other keys do not wait', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  let end = () => {}
  const isEnded = new Promise<void>((resolve) => (end = resolve))
  const first = inTurn('ada', async () => {
    log.push('first begins')
    await isEnded
    log.push('first ends')
    throw new Error('It failed')
  })
  const second = inTurn('ada', async () => log.push('second'))
  await inTurn('eve', async () => log.push('eve'))
  end()
  await expect(first).rejects.toThrow('It failed')
  await second
  expect(log).toEqual(['first begins', 'eve', 'first ends', 'second'])
})
