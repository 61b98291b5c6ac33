import { EngineError, type Translator } from '#engines/ports.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { languageName } from '#src/domain/languages.ts'
import { type ModelOnDisk, useModel } from '../local-models.ts'
import type { OpusRequest } from './translate.ts'

/** OPUS-MT on this machine: one model for each pair of languages, from the first to the second. */
export function createLocalOpus(provider: Provider, model: ModelOnDisk): Translator {
  const { call: translate } = model.open<OpusRequest, string[]>()
  const [source = '', target = ''] = model.id.split('-').slice(-2)
  const translates = (from: string, to: string) => subtag(from) === source && subtag(to) === target
  return {
    info: { label: model.label, model: model.id, builtIn: false },
    translates,
    async translate({ texts, from, to }, call) {
      if (!translates(from, to))
        throw new EngineError(`${model.label} doesn’t translate from ${languageName(from)} to ${languageName(to)}`)
      const wanted = { texts, from: source }
      const submit = async (signal?: AbortSignal) => {
        const made = await useModel(model, signal, (within) => translate(wanted, within))
        return new TextEncoder().encode(JSON.stringify(made))
      }
      // Nothing is paid for, so an interrupted order may be placed again: none is stored.
      const once = { ...call, orders: undefined }
      const answer = await provider.placeOrder(model.id, { request: [wanted], submit }, once)
      return { texts: (JSON.parse(new TextDecoder().decode(answer)) as string[]).map(plainText) }
    },
  }
}

const subtag = (language: string) => language.split('-')[0] ?? ''
