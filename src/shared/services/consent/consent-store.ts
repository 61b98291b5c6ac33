import { create } from 'zustand'
import type { ServiceName } from '#src/domain/services.ts'
import { persist, readStored } from '#src/shared/lib/browser-storage.ts'
import { consentStorageKey } from './consent-key.ts'
import { useSyncExternalStore } from 'react'
import { configuredServices } from '../service-port.ts'

export type Choices = Readonly<Partial<Record<ServiceName, boolean>>>

interface Consent {
  choices: Choices
  /** Whether the browser asked not to share while this was chosen. */
  isDespiteGpc: boolean
}

declare global {
  interface Navigator {
    /** Not in every browser. */
    globalPrivacyControl?: boolean
  }
}

/** The browser declines for the user: Global Privacy Control. */
export const asksNotToShare = () => navigator.globalPrivacyControl === true

const useStored = create<Consent>(read)

function read(): Consent {
  const { choices, isDespiteGpc } = (readStored(localStorage, consentStorageKey) ?? {}) as Partial<Consent>
  return { choices: choices ?? {}, isDespiteGpc: isDespiteGpc === true }
}

/**
 * The consent for a service; undefined until the user was asked. While the browser asks not to share, the answer is no, unless the
 * user consented knowing that.
 */
export function consentTo(service: ServiceName): boolean | undefined {
  const { choices, isDespiteGpc } = useStored.getState()
  return asksNotToShare() ? isDespiteGpc && choices[service] === true : choices[service]
}

/** Keeps choices; those about other services stay. */
export function decide(choices: Choices): void {
  const isDespiteGpc = asksNotToShare()
  const before = useStored.getState()
  // Consent from before the browser's signal is not restored by a later consent.
  const kept = isDespiteGpc && !before.isDespiteGpc ? {} : before.choices
  const consent = { choices: { ...kept, ...choices }, isDespiteGpc }
  persist(localStorage, consentStorageKey, consent)
  useStored.setState(consent)
}

/** Calls back when the choice changes, here or in another tab. Returns how to stop. */
export function subscribeConsent(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || key === consentStorageKey) useStored.setState(read())
  }
  addEventListener('storage', handleStorage)
  const stop = useStored.subscribe(listener)
  return () => {
    removeEventListener('storage', handleStorage)
    stop()
  }
}

/** Changes with every choice. */
export const consentSnapshot = () => useStored.getState()

/** Allowed services among the configured ones. */
export function useConsent() {
  useSyncExternalStore(subscribeConsent, consentSnapshot)
  const configured = configuredServices()
  return {
    configured,
    isAllowed: (service: ServiceName) => consentTo(service) === true,
    /** Services without an answer: all at first, later the ones the operator added. */
    unasked: configured.filter((service) => consentTo(service) === undefined),
  }
}
