import type { EngineKind } from '#generated/schema.ts'

/** Values by the names that the environment has for them: `ENGINE_WRITER`, `OPENAI_KEY`. */
export type EngineValues = Readonly<Record<string, string>>

export interface KnownSetting {
  name: string
  isSecret: boolean
  /** What counts without a value; null for nothing. */
  usual: string | null
}

/** A model that a program on the server's own machine has. */
export interface LocalModel {
  /** The program, by the name of its provider. */
  provider: string
  label: string
  /** null: its models are files, which only the environment names. */
  model: string | null
  /** Of its API. */
  url: string
  /** What it can be used for at once. */
  kinds: readonly EngineKind[]
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
  /** Programs on this machine that have models; left out where they are not looked for. */
  findLocal?(): Promise<readonly LocalModel[]>
}
