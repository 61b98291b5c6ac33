import type { EngineInfo } from '#engines/ports.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { deviceName } from '#src/domain/device-name.ts'

/** A model of the user's own browser, as provenance names it. */
export const browserEngine = (name: 'Translator' | 'Language model', userAgent: string): EngineInfo => ({
  label: `${name} in ${deviceName(userAgent) || 'the browser'}`,
  builtIn: false,
})

/** The provenance of what such a model made: browsers do not say which model it is, and its time is not measured here. */
export const browserReceipt = (receipt: StoredReceipt): StoredReceipt => ({ ...receipt, model: null, work_ms: null })
