import { openWav } from '#engines/audio/wav-source.ts'
import { type EngineCall, type RecognisedWord, type RecordingPart, type Transcriber } from '#engines/ports.ts'
import type { Provider } from '#engines/providers/http/provider.ts'
import { createPartsTranscriber } from '#engines/providers/transcribe-parts.ts'
import { type ModelOnDisk, useModel } from '../local-models.ts'
import type { HeardPiece, RecogniseRequest } from './recognise.ts'

/** Languages that Whisper knows by another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { nb: 'no', fil: 'tl' }

/** Whisper on this machine. It hears pieces of speech; the aligner finds the words in them. */
export function createLocalWhisper(provider: Provider, model: ModelOnDisk): Transcriber {
  const { call: recognise } = model.open<RecogniseRequest, HeardPiece[]>()
  const hear = async (part: RecordingPart, language: string, call: EngineCall | undefined) => {
    const subtag = language.split('-')[0] ?? ''
    const spoken = OTHER_NAMES[subtag] ?? subtag
    const wanted = { wav: part.bytes, language: spoken }
    const submit = async (signal?: AbortSignal) => {
      const heard = await useModel(model, signal, (within) => recognise(wanted, within))
      return new TextEncoder().encode(JSON.stringify(heard))
    }
    // Nothing is paid for, so an interrupted order may be placed again: none is stored.
    const once = { ...call, orders: undefined }
    const answer = await provider.placeOrder(model.id, { request: [part.bytes, spoken], submit }, once)
    const pieces = JSON.parse(new TextDecoder().decode(answer)) as HeardPiece[]
    return pieces.length === 0 ? [] : wordsOf(provider, part, { language, pieces }, call)
  }
  const transcriber = createPartsTranscriber(provider, model.label, hear)
  return { ...transcriber, info: { ...transcriber.info, model: model.id } }
}

async function wordsOf(
  { tools }: Provider,
  { bytes, offset }: RecordingPart,
  { language, pieces }: { language: string; pieces: readonly HeardPiece[] },
  call: EngineCall | undefined,
): Promise<RecognisedWord[]> {
  const wav = await openWav({ size: bytes.length, read: async (start, end) => bytes.subarray(start, end) })
  const sample = (ms: number) => Math.round((ms * wav.sampleRate) / 1000)
  const phrases = pieces.map(({ start, end }) => ({ start, end }))
  const { words } = await tools.aligner.align(
    {
      ...{ text: pieces.map(({ text }) => text.replace(/\s+/gu, ' ')).join('\n'), phrases, language },
      durationMs: (wav.length / wav.sampleRate) * 1000,
      async readSound(from, to) {
        const { channels } = await wav.read(sample(from), sample(to), 0)
        return { samples: channels[0] ?? new Float32Array(), sampleRate: wav.sampleRate }
      },
    },
    call,
  )
  const sure = (at: number) => pieces.findLast(({ start }) => start <= at)?.confidence
  return words.map(({ word, start, end }) => {
    const confidence = sure((start + end) / 2)
    return { word, start: offset + start, end: offset + end, ...(confidence !== undefined && { confidence }) }
  })
}
