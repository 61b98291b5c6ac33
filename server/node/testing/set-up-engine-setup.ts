import { afterAll, beforeEach } from 'vitest'
import { UNLIMITED } from '#engines/providers/http/gate.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { readConfig } from '../config.ts'
import { type ConnectEngines, connectEngines } from '../connect-engines.ts'
import { createEngineSetup } from '../engine-setup.ts'
import { openLocalModels } from '../local-models.ts'
import { createProviderState } from '../provider-accounts.ts'

/** A backend whose engines can be set on the page, and its admin. */
export async function setUpEngineSetup() {
  const sandbox = createNodeSandbox()
  const test = await createTestApp()
  let admin: TestUser
  beforeEach(async () => {
    await test.reset()
    admin = await test.user({ isStaff: true })
    begin({})
  })
  afterAll(async () => {
    await test.close()
    sandbox.close()
  })

  /** A server that was started with this environment. */
  function begin(env: Record<string, string>) {
    const builtIn = createTestEngines()
    const state = createProviderState(UNLIMITED)
    const openModel = openLocalModels(import.meta.url, 'no-models-here')
    const options = { sandbox, onFailure: () => undefined, state, openModel }
    test.app.engines = builtIn
    const connect: ConnectEngines = (settings, own) => connectEngines(builtIn, settings, { ...options, own })
    test.app.engineSetup = createEngineSetup(test.app, readConfig(env, ''), connect, state)
  }
  const body = (settings: Record<string, string | null>) => ({
    settings: Object.entries(settings).map(([name, value]) => ({ name, value })),
  })
  return {
    test,
    begin,
    admin: () => admin,
    read: () => test.ok('getEngineSetup', { as: admin }),
    set: (settings: Record<string, string | null>) => test.ok('updateEngineSetup', { as: admin, body: body(settings) }),
    trySet: (settings: Record<string, string | null>, as = admin) =>
      test.call('updateEngineSetup', { as, body: body(settings) }),
  }
}
