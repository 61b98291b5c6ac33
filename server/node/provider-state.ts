import type { Log } from '#server/platform/context.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { HostConfig } from './config.ts'
import { createModelForms, settleForms } from './model-forms.ts'
import type { Notices } from './notices.ts'
import { createProviderState, type ProviderState } from './provider-accounts.ts'

/** That of a server alone, or what the processes of a fleet share; with how the models of the environment are asked. */
export async function openProviderState(
  { isFleet, engines }: HostConfig,
  { db, notices, log }: { db: Db; notices: Notices | null; log: Log },
): Promise<ProviderState & { close(): Promise<void> }> {
  const { limits } = engines
  // Loaded only where it is used.
  const shared = () => import('./shared-providers.ts')
  const state =
    !isFleet || notices === null
      ? { ...createProviderState(limits), close: async () => undefined }
      : (await shared()).openSharedProviders({ db, notices, log, limits })
  const kept = async () => (await shared()).openSharedMemory(db)
  const forms = createModelForms({
    read: async (key) => (await kept()).read(key),
    write: async (entries, forMs) => (await kept()).write(entries, forMs),
  })
  await forms.learn(engines)
  for (const line of settleForms(engines, forms.find).waiting) log.error(line, undefined)
  return { ...state, forms }
}
