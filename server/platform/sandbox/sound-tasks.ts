import { openWav } from '#engines/audio/wav-source.ts'
import { recordingParts } from '#engines/audio/recording-parts.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import type { RecordingPart } from '#engines/ports.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { ByteSource, SoundRange } from '#server/platform/ports/sandbox.ts'
import { findPhrases, type Phrase } from '#src/domain/phrases.ts'

const fileOf = ([file]: readonly ByteSource[]): ByteSource => {
  if (!file) throw new UnreadableFile('The file is missing')
  return file
}

/** Where somebody speaks in a WAV recording, by its first channel. */
export async function findSpeech(_input: null, sources: readonly ByteSource[]): Promise<Phrase[]> {
  const wav = await openWav(fileOf(sources))
  const { channels } = await wav.read(0, wav.length, 0)
  return findPhrases(channels[0] ?? new Float32Array(0), wav.sampleRate)
}

/** A WAV recording as services that understand speech take it. */
export async function cutForSpeech(_input: null, sources: readonly ByteSource[]): Promise<RecordingPart[]> {
  return recordingParts(await openWav(fileOf(sources)))
}

/** Part of a WAV recording, on whole samples. */
export async function cutWav({ fromMs, toMs }: SoundRange, sources: readonly ByteSource[]): Promise<PcmAudio> {
  const wav = await openWav(fileOf(sources))
  const sample = (ms: number) => Math.round((ms * wav.sampleRate) / 1000)
  return wav.read(sample(fromMs), toMs === null ? wav.length : sample(toMs))
}
