import {
  EngineError,
  type EngineCall,
  type RecordingPart,
  type SpeechAligner,
  type Transcriber,
  type Transcript,
  type TranscriptionRequest,
} from '#engines/ports.ts'
import { openWav } from '#engines/audio/wav-source.ts'
import { alignByLetters } from './align-speech.ts'

/**
 * The built-in transcriber: it detects speech but not words. The user types the words; it finds their times.
 * @param aligner left out: words are timed by their letters
 */
export function createTypedTranscriber(aligner?: SpeechAligner): Transcriber {
  return {
    info: { label: 'Built-in draft engine', builtIn: true },
    understandsSpeech: false,
    async transcribe(request, call) {
      call?.signal?.throwIfAborted()
      return alignTyped(request, aligner, call)
    },
  }
}

/** Typed words, at their times in the recording. */
export async function alignTyped(
  { phrases, text, language, readParts }: TranscriptionRequest,
  aligner: SpeechAligner = alignByLetters,
  call?: EngineCall,
): Promise<Transcript> {
  if (text === undefined) throw new EngineError('This engine can’t recognise speech. Type the words')
  if (phrases === null) throw new EngineError('Only WAV recordings are supported here. Upload it as WAV')
  const last = phrases.at(-1)
  if (!last) throw new EngineError('No speech found in this recording')
  let parts: Promise<SoundPart[]> | undefined
  const readSound = async (from: number, to: number) =>
    readFrom(await (parts ??= openParts(await readParts())), from, to)
  const { words, timing } = await aligner.align({ text, phrases, language, durationMs: last.end, readSound }, call)
  return { text: words.map(({ word }) => word).join(' '), words, timing }
}

interface SoundPart {
  /** ms. */
  from: number
  wav: Awaited<ReturnType<typeof openWav>>
}

const openParts = (parts: readonly RecordingPart[]): Promise<SoundPart[]> =>
  Promise.all(
    parts.map(async ({ bytes, offset }) => ({
      from: offset,
      wav: await openWav({ size: bytes.length, read: async (start, end) => bytes.subarray(start, end) }),
    })),
  )

/** The first channel between two times (ms), across parts. */
async function readFrom(parts: readonly SoundPart[], from: number, to: number) {
  const sampleRate = parts[0]?.wav.sampleRate ?? 1
  const sample = (ms: number) => Math.round((ms * sampleRate) / 1000)
  const samples = new Float32Array(Math.max(0, sample(to) - sample(from)))
  for (const { from: offset, wav } of parts) {
    const [start, end] = [Math.max(from, offset), Math.min(to, offset + (wav.length * 1000) / sampleRate)]
    if (start >= end) continue
    const { channels } = await wav.read(sample(start - offset), sample(end - offset), 0)
    const place = sample(start) - sample(from)
    samples.set(channels[0]?.subarray(0, samples.length - place) ?? [], place)
  }
  return { samples, sampleRate }
}
