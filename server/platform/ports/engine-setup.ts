import type { EngineKind, PriceUnit } from '#generated/schema.ts'
import type { Engines } from '#engines/ports.ts'
import type { PriceTable } from '#engines/prices.ts'

/** Values by the names that the environment has for them: `ENGINE_WRITER`, `OPENAI_KEY`. */
export type EngineValues = Readonly<Record<string, string>>

export interface KnownSetting {
  name: string
  isSecret: boolean
  /** What counts without a value; null for nothing. */
  usual: string | null
}

/** A model on the server's own machine: of a program, or one that this server runs itself. */
export interface LocalModel {
  /** The program, or this server itself, by the name of its provider. */
  provider: string
  /** Of the program; a model that this server runs has its own. */
  label: string
  /** null: its models are files, which only the environment names. */
  model: string | null
  /** Of the program's API; null: this server runs the model. */
  url: string | null
  /** false: its files are not on this machine yet. */
  isFetched?: boolean
  /** What it can be used for at once. */
  kinds: readonly EngineKind[]
}

/** Users' own keys of providers: their own work uses them in place of the operator's. */
export interface OwnKeys {
  /** Providers whose keys users may set; none where the operator does not allow it. */
  providers(): readonly { name: string; label: string }[]
  /**
   * The engines for work of this user that these providers' keys pay. Where a key is no longer there, its engines fail, so that nobody
   * else pays for what was priced as free.
   */
  open(userId: string, providers: readonly string[]): Promise<{ engines: Engines; prices: PriceTable }>
  /** Asks the provider about a key, at no cost. Answers why it does not work; null: it does, or the provider cannot say. */
  check(provider: string, key: string): Promise<string | null>
}

/** What an engine costs for each unit of its work. */
export interface EnginePrice {
  unit: PriceUnit
  /** What users pay, before rounding up. */
  credits: number
  /** What its provider charges, US dollars, as an estimate; null where the price table does not say. */
  usd: number | null
  /** false: only the price of any model of its provider is known, which is the most that is asked for. */
  isKnown: boolean
}

export interface TestedFile {
  bytes: Uint8Array
  contentType: string
}

/** How a test of an engine ended. */
export interface EngineTest {
  /** MADE: something small was made, which may be billed; ASKED: a free request alone. */
  proof: 'MADE' | 'ASKED'
  /** Why it failed, for people; null: it works. */
  problem: string | null
  /** US dollars, as an estimate; null where the price table does not say. */
  usd: number | null
  text: string | null
  file: TestedFile | null
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
  readonly providers: readonly {
    name: string
    label: string
    settings: readonly KnownSetting[]
    /** Its usual models by the kind of work. */
    models: Readonly<Partial<Record<EngineKind, string>>>
  }[]
  /** What holds for all providers together. */
  readonly limits: readonly KnownSetting[]
  /** Settings of no work or provider. */
  readonly options: readonly KnownSetting[]
  readonly ownKeys: OwnKeys
  /** What the host was started with: it wins. */
  readonly fixed: EngineValues
  /** Why these cannot be used beside what is fixed, in words for the operator; null: they can. */
  check(stored: EngineValues): string | null
  /**
   * Finds out how the models that these name are asked, where their provider publishes it; takes seconds for models that are not known
   * yet. `isAnew`: for all of them. Answers whether anything has changed.
   */
  learn(stored: EngineValues, isAnew?: boolean): Promise<boolean>
  /** Of an engine in use, as settings name it (`openai:gpt-5.2`); null where it is not billed. */
  priceOf(kind: EngineKind, engine: string): EnginePrice | null
  /**
   * Tries an engine in use, or the key of a provider.
   * @param kind undefined: `engine` is a provider
   * @returns null where there is no such engine or provider
   */
  test(
    stored: EngineValues,
    tested: { engine: string; kind?: EngineKind | undefined },
    signal: AbortSignal,
  ): Promise<EngineTest | null>
  /** Uses these from now on, for calls and jobs that begin. What cannot be used is left out, and logged. */
  use(stored: EngineValues): void
  /** The models on this machine; left out where they are not looked for. */
  findLocal?(): Promise<readonly LocalModel[]>
}
