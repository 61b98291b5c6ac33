import type { EngineKind } from '#generated/schema.ts'

/** Values by the names that the environment has for them: `ENGINE_WRITER`, `OPENAI_KEY`. */
export type EngineValues = Readonly<Record<string, string>>

export interface KnownSetting {
  name: string
  isSecret: boolean
  /** What counts without a value; null for nothing. */
  usual: string | null
}

/** The engines of a host that can be set while it runs. */
export interface EngineSetup {
  readonly work: readonly {
    kind: EngineKind
    setting: KnownSetting
    /** Names of the providers that can do it. */
    providers: readonly string[]
    hasDraft: boolean
  }[]
  readonly providers: readonly { name: string; label: string; settings: readonly KnownSetting[] }[]
  /** What the host was started with: it wins. */
  readonly fixed: EngineValues
  /** Why these cannot be used beside what is fixed, in words for the operator; null: they can. */
  check(stored: EngineValues): string | null
  /** Uses these from now on, for calls and jobs that begin. What cannot be used is left out, and logged. */
  use(stored: EngineValues): void
}
