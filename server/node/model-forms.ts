import { type FormKind, UnknownForm } from '#engines/providers/forms/model-form.ts'
import { documentsOf, fetchModel, formOf, FormNotRead } from '#engines/providers/fal/forms.ts'
import { type FindModel, findKnown, type PublishedModel } from '#engines/providers/fal/models.ts'
import { FAL_TRAINERS } from '#engines/providers/fal/trainer.ts'
import type { Memory } from '#engines/providers/http/memory.ts'
import { ConfigError } from './config-error.ts'
import type { ChosenPort } from './engine-providers.ts'
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
const keyOf = (model: string) => `form fal:${model}`

/** @param memory survives restarts, where there is one */
export function createModelForms(memory: Memory, send: typeof fetch = fetch): ModelForms {
  const read = new Map<string, PublishedModel | null>()
  const find: FindModel = (model) => read.get(model) ?? findKnown(model) ?? read.get(model)
  return {
    find,
    async learn(settings) {
      let isChanged = false
      for (const model of modelsOf(settings)) {
        const kept = read.has(model) ? null : await memory.read(keyOf(model))
        if (kept) read.set(model, kept.value as PublishedModel | null)
        isChanged ||= kept !== null
      }
      return isSettled(settings, find) ? isChanged : (await this.readAnew(settings)) || isChanged
    },
    async readAnew(settings) {
      const { url } = settings.providers.fal ?? {}
      if (url === undefined) return false
      const changed = new Map<string, PublishedModel | null>()
      await Promise.allSettled(
        modelsOf(settings).map(async (model) => {
          const published = await fetchModel(url, model, send)
          // A server that describes nothing takes nothing back.
          if (published === null && read.get(model)) return
          if (JSON.stringify(published) !== JSON.stringify(read.get(model))) changed.set(model, published)
          read.set(model, published)
        }),
      )
      if (changed.size > 0)
        await memory.write(new Map([...changed].map(([model, value]) => [keyOf(model), value])), REMEMBERED_MS)
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

const ofFal = ({ choices }: EngineSettings) =>
  (Object.keys(choices) as ChosenPort[]).flatMap((port) =>
    (choices[port] ?? []).flatMap((choice) =>
      choice !== 'draft' && choice.provider === 'fal' ? [{ port, choice }] : [],
    ),
  )

const modelsOf = (settings: EngineSettings): string[] => [
  ...new Set(
    ofFal(settings).flatMap(({ port, choice: { model } }) => {
      if (hasForm(port)) return documentsOf(port, model)
      return port === 'TRAINER' ? [FAL_TRAINERS[model]?.imageModel ?? []].flat() : []
    }),
  ),
]

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
  for (const { port, choice } of ofFal(settings)) {
    if (!hasForm(port)) continue
    try {
      formOf(port, choice.model, find)
    } catch (cause) {
      if (cause instanceof UnknownForm)
        throw new ConfigError(`ENGINE_${port} names fal:${choice.model}. ${cause.message}`)
      if (!(cause instanceof FormNotRead)) throw cause
      waiting.push(`ENGINE_${port} names fal:${choice.model}, which isn’t used yet. ${cause.message}`)
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
