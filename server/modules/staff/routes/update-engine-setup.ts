import { readEngineValues, secretsOf, storeEngineValues } from '#server/platform/db/queries/engine-settings.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { presentEngineSetup } from '../engine-setup.ts'
import { recordAudit } from '../trail.ts'

/** Stores settings and uses them, if all of them can be used together. */
export const updateEngineSetup = preparedRoute('updateEngineSetup', async ({ body, services, db: before }) => {
  const { engineSetup: setup, keys, clock } = services
  if (!setup) throw notFound()
  const known = secretsOf(setup)
  const changes = new Map(body.settings.map(({ name, value }) => [name, value?.trim() || null] as const))
  for (const name of changes.keys()) {
    if (!known.has(name)) throw validationFailed({ settings: [`There is no setting ${name}`] })
    if (setup.fixed[name] !== undefined)
      throw validationFailed({ settings: [`${name} is set in the environment, which wins`] })
  }
  const wanted = new Map(Object.entries(await readEngineValues({ db: before, keys }, setup)))
  for (const [name, value] of changes) {
    if (value === null) wanted.delete(name)
    else wanted.set(name, value)
  }
  // Asks providers how models are asked, outside of the transaction: that may take seconds.
  await setup.learn(Object.fromEntries(wanted))
  return async ({ user, ...scope }) => {
    const { db } = scope
    await storeEngineValues({ db, keys }, setup, changes, clock.now())
    const stored = await readEngineValues({ db, keys }, setup)
    const problem = setup.check(stored)
    if (problem !== null) throw validationFailed({ settings: [problem] })
    const said = [...changes].map(([name, value]) => {
      if (value === null) return `${name} removed`
      return known.get(name) ? `${name} set` : `${name}=${value}`
    })
    await recordAudit(scope, user, { action: 'SET_ENGINES', subject: 'ENGINES', reason: said.join(', ') })
    scope.afterCommit(() => setup.use(stored))
    return presentEngineSetup(scope)
  }
})
