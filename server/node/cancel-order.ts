import type { AcceptedOrder } from '#engines/ports.ts'
import { cancelWorkflow } from '#engines/providers/comfyui/run-workflow.ts'
import { cancelInQueue } from '#engines/providers/fal/queue.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import type { ProviderId } from './engine-providers.ts'

type Cancel = (provider: Provider, model: string, operation: string) => Promise<void>

/** Who makes what it accepted later, and so can be told. */
const CANCELS: Readonly<Partial<Record<string, Cancel>>> = {
  ...({ fal: cancelInQueue, comfyui: cancelWorkflow } satisfies Partial<Record<ProviderId, Cancel>>),
}

/** @param account undefined where the provider is no longer connected */
export const cancelAt =
  (account: (id: ProviderId) => Provider | undefined) =>
  async ({ provider, operation }: AcceptedOrder): Promise<void> => {
    const [id = '', ...model] = provider.split(':')
    const cancel = CANCELS[id]
    const there = cancel && account(id as ProviderId)
    if (there) await cancel(there, model.join(':'), operation)
  }
