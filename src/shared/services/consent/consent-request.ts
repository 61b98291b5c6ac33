import type { ServiceName } from '#src/domain/services.ts'
import { createValueStore } from '#src/shared/lib/value-store.ts'

/** A service that the person just asked for and has not allowed; null for none. The dialog asks about it. */
export const consentRequest = createValueStore<ServiceName | null>(null)
