// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { createServicePort } from './service-port.ts'

const configure = () =>
  document.head.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="services">{"analytics":{"url":"https://usage.example"}}</script>',
  )
afterEach(() => document.getElementById('services')?.remove())

it('messages before a service has loaded wait in order, up to a limit', () => {
  configure()
  const port = createServicePort<number>('analytics')
  for (let item = 0; item < 60; item++) port.send(item)
  const got: number[] = []
  port.connect((item) => got.push(item))
  port.send(99)
  expect(got).toEqual([...Array(50).keys(), 99])
})

it('nothing waits for a service that is not configured', () => {
  const port = createServicePort<number>('analytics')
  port.send(1)
  configure()
  const got: number[] = []
  port.connect((item) => got.push(item))
  expect(got).toEqual([])
})

it('queued messages are dropped when consent is declined, and later consent starts empty', () => {
  configure()
  const port = createServicePort<number>('analytics')
  port.send(1)
  port.close()
  port.send(2)
  const got: number[] = []
  const disconnect = port.connect((item) => got.push(item))
  port.send(3)
  disconnect()
  port.send(4)
  expect(got).toEqual([3])
})
