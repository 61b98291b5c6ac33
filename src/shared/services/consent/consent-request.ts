import { create } from 'zustand'
import type { ServiceName } from '#src/domain/services.ts'

/** A service that the user requested and has not allowed; null for none. The dialog asks about it. */
export const useConsentRequest = create<ServiceName | null>(() => null)
