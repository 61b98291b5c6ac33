import { type FormKind, UnknownForm } from '#engines/providers/forms/model-form.ts'
import * as fal from '#engines/providers/fal/forms.ts'
import { type FindModel, findKnown as findKnownOfFal, type PublishedModel } from '#engines/providers/fal/models.ts'
import { FAL_TRAINERS } from '#engines/providers/fal/trainer.ts'
import type { Memory } from '#engines/providers/http/memory.ts'
import type { ProviderSettings } from '#engines/providers/http/provider.ts'
import * as replicate from '#engines/providers/replicate/models.ts'
import { ConfigError } from './config-error.ts'
import type { ChosenPort, ProviderId } from './engine-providers.ts'
import type { EngineSettings, ProviderChoice } from './engine-settings.ts'

/** How models are asked whose provider publishes it. */
export interface ModelForms {
  find: FindModel
  /**
   * Finds out how the models of these settings are asked: as this process or another one read it before, also before a restart; only
   * models of which nothing usable is known are read from the provider, which takes seconds. Answers whether anything has changed.
   */
  learn(settings: EngineSettings): Promise<boolean>
  /** Reads all of them from the provider. What cannot be read stays as it was. */
  readAnew(settings: EngineSettings): Promise<boolean>
}

/** Longer than a server runs without reading them again. */
const REMEMBERED_MS = 400 * 24 * 60 * 60_000
const FORMS: readonly ChosenPort[] = ['ILLUSTRATOR', 'ANIMATOR', 'LIP_SYNC', 'UPSCALER', 'INPAINTER', 'MUSIC']
const hasForm = (port: ChosenPort): port is FormKind => FORMS.includes(port)

/** A provider that publishes how its models are asked. */
interface Publisher {
  /** The models of which it has to be known. */
  modelsOf(port: ChosenPort, model: string): readonly string[]
  /** The name by which a model is found. */
  nameOf(model: string): string
  fetch(settings: ProviderSettings, model: string, send: typeof fetch): Promise<PublishedModel | null>
  /** Throws an UnknownForm or a FormNotRead. */
  formOf(kind: FormKind, model: string, find: FindModel): unknown
}

const PUBLISHERS = {
  fal: {
    modelsOf(port, model) {
      if (hasForm(port)) return fal.documentsOf(port, model)
      return port === 'TRAINER' ? [FAL_TRAINERS[model]?.imageModel ?? []].flat() : []
    },
    nameOf: (model) => model,
    fetch: ({ url }, model, send) => fal.fetchModel(url, model, send),
    formOf: fal.formOf,
  },
  replicate: {
    modelsOf: (_port, model) => [model],
    nameOf: replicate.publishedName,
    fetch: replicate.fetchModel,
    formOf: replicate.formOf,
  },
} as const satisfies Partial<Record<ProviderId, Publisher>>
type PublisherId = keyof typeof PUBLISHERS
const publisherOf = (id: PublisherId): Publisher => PUBLISHERS[id]
const keyOf = ({ id, model }: { id: PublisherId; model: string }) => `form ${id}:${model}`
const findKnown: FindModel = (name) => findKnownOfFal(name) ?? replicate.findKnown(name)

/** @param memory survives restarts, where there is one */
export function createModelForms(memory: Memory, send: typeof fetch = fetch): ModelForms {
  const read = new Map<string, PublishedModel | null>()
  const find: FindModel = (model) => read.get(model) ?? findKnown(model) ?? read.get(model)
  return {
    find,
    async learn(settings) {
      let isChanged = false
      for (const each of modelsOf(settings)) {
        const name = publisherOf(each.id).nameOf(each.model)
        const kept = read.has(name) ? null : await memory.read(keyOf(each))
        if (kept) read.set(name, kept.value as PublishedModel | null)
        isChanged ||= kept !== null
      }
      return isSettled(settings, find) ? isChanged : (await this.readAnew(settings)) || isChanged
    },
    async readAnew(settings) {
      const changed = new Map<string, PublishedModel | null>()
      await Promise.allSettled(
        modelsOf(settings).map(async (each) => {
          const account = settings.providers[each.id]
          if (!account) return
          const { nameOf, fetch: fetchPublished } = publisherOf(each.id)
          const name = nameOf(each.model)
          const published = await fetchPublished(account, each.model, send)
          // A server that describes nothing takes nothing back.
          if (published === null && read.get(name)) return
          if (JSON.stringify(published) !== JSON.stringify(read.get(name))) changed.set(keyOf(each), published)
          read.set(name, published)
        }),
      )
      if (changed.size > 0) await memory.write(changed, REMEMBERED_MS)
      return changed.size > 0
    },
  }
}

function isSettled(settings: EngineSettings, find: FindModel): boolean {
  try {
    return settleForms(settings, find).waiting.length === 0
  } catch (cause) {
    if (cause instanceof ConfigError) return false
    throw cause
  }
}

const published = ({ choices }: EngineSettings) =>
  (Object.keys(choices) as ChosenPort[]).flatMap((port) =>
    (choices[port] ?? []).flatMap((choice) =>
      choice !== 'draft' && (choice.provider === 'fal' || choice.provider === 'replicate')
        ? [{ port, choice, id: choice.provider }]
        : [],
    ),
  )

function modelsOf(settings: EngineSettings): { id: PublisherId; model: string }[] {
  const all = published(settings).flatMap(({ port, choice, id }) =>
    publisherOf(id)
      .modelsOf(port, choice.model)
      .map((model) => ({ id, model })),
  )
  return [...new Map(all.map((each) => [keyOf(each), each])).values()]
}

/**
 * The settings without models whose form is not read yet, and why in words. Throws a ConfigError for a model that cannot be asked by its
 * form.
 */
export function settleForms(
  settings: EngineSettings,
  find: FindModel,
): { settings: EngineSettings; waiting: string[] } {
  const waiting: string[] = []
  const left = new Set<ProviderChoice>()
  for (const { port, choice, id } of published(settings)) {
    if (!hasForm(port)) continue
    try {
      publisherOf(id).formOf(port, choice.model, find)
    } catch (cause) {
      if (cause instanceof UnknownForm)
        throw new ConfigError(`ENGINE_${port} names ${id}:${choice.model}. ${cause.message}`)
      if (!(cause instanceof fal.FormNotRead)) throw cause
      waiting.push(`ENGINE_${port} names ${id}:${choice.model}, which isn’t used yet. ${cause.message}`)
      left.add(choice)
    }
  }
  if (left.size === 0) return { settings, waiting }
  const choices = Object.fromEntries(
    Object.entries(settings.choices).map(([port, all]) => [
      port,
      all.filter((choice) => choice === 'draft' || !left.has(choice)),
    ]),
  )
  return { settings: { ...settings, choices }, waiting }
}
