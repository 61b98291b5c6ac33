import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChosenPort } from '#server/node/engine-providers.ts'
import { inspectBytes } from '#server/platform/files/inspect.ts'
import { type Opened, subjectsOf, type Tried } from './subjects.ts'
import { itBehavesInTrouble, type TroubleOptions } from './trouble.ts'

/** Long enough for a real model that generates a clip. */
export const TIMEOUT_MS = 600_000

export interface PortSuite extends TroubleOptions {
  port: ChosenPort
  /** The tests that every implementation of the port passes. */
  promises(tried: Tried): void
}

/** Runs one suite over the built-in engine and every provider of a port. */
export function tryEngines({ port, promises, ...options }: PortSuite): void {
  for (const { name, isLeftOut, open } of subjectsOf(port))
    describe(name, { timeout: TIMEOUT_MS }, () => {
      if (isLeftOut !== null) return it.skip(`${name} is skipped: ${isLeftOut}`, () => undefined)
      let opened: Opened
      beforeAll(async () => {
        opened = await open()
      })
      afterAll(async () => {
        // Requests must match the types that the provider publishes.
        expect(opened.fake?.verify() ?? []).toEqual([])
        await opened.close()
      }, TIMEOUT_MS)
      const tried: Tried = {
        name,
        get opened() {
          return opened
        },
        get engines() {
          return opened.engines
        },
        inspect: (bytes) => inspectBytes({ sandbox: opened.sandbox }, bytes),
      }
      promises(tried)
      itBehavesInTrouble(tried, options)
    })
}
