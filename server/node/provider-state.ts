import type { Log } from '#server/platform/context.ts'
import type { Db } from '#server/platform/ports/db.ts'
import type { HostConfig } from './config.ts'
import type { Notices } from './notices.ts'
import { createProviderState, type ProviderState } from './provider-accounts.ts'

/** That of a server alone, or what the processes of a fleet share. */
export async function openProviderState(
  { isFleet, engines: { limits } }: HostConfig,
  { db, notices, log }: { db: Db; notices: Notices | null; log: Log },
): Promise<ProviderState & { close(): Promise<void> }> {
  if (!isFleet || notices === null) return { ...createProviderState(limits), close: async () => undefined }
  // Loaded only where it is used.
  return (await import('./shared-providers.ts')).openSharedProviders({ db, notices, log, limits })
}
