import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startFlite } from '#engines/draft/voice/flite-wasi.ts'
import { createPronouncer } from '#engines/draft/voice/speak-phrase.ts'
import type { ModelPaths } from '../local-models.ts'
import { createPhonemizer } from './phonemes.ts'

/** Of the dictionary that was fetched; words that it lacks are pronounced by the speech program. */
export async function openPhonemizer({ dictionary: folder, flite }: ModelPaths) {
  const words = pathToFileURL(path.join(folder, 'index.js'))
  const { dictionary } = (await import(/* @vite-ignore */ words.href)) as { dictionary: Record<string, string> }
  const pronouncer = createPronouncer(startFlite(new WebAssembly.Module(readFileSync(flite))))
  return createPhonemizer(new Map(Object.entries(dictionary)), (word) => pronouncer.pronounce([word])[0] ?? [])
}
