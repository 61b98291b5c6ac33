import { EngineError } from '#engines/ports.ts'
import { DRAFT_FORMAT } from '#src/domain/lora-file.ts'
import { readSafetensors, readTensorValues, writeSafetensors } from '#src/domain/safetensors.ts'
import { BANDS, fromValues, type LearnedStyle, QUANTILES, VALUES } from './style.ts'

const NAMES = ['style.quantiles', 'style.mean', 'style.covariance', 'style.bands', 'style.lines']

/** A learned style as a file that can be taken along. */
export function writeWeights(values: readonly number[], step: number): Uint8Array<ArrayBuffer> {
  const style = fromValues(values)
  const parts = [style.quantiles.flat(), style.mean, style.covariance, style.bands, [style.lines]]
  const shapes = [[3, QUANTILES], [3], [3, 3], [BANDS], [1]]
  return writeSafetensors(
    NAMES.map((name, at) => ({ name, shape: shapes[at] ?? [], values: parts[at] ?? [] })),
    { format: DRAFT_FORMAT, version: '1', steps: String(step) },
  )
}

export function readWeights(bytes: Uint8Array): LearnedStyle {
  const file = readSafetensors(bytes, bytes.length)
  if (typeof file === 'string') throw new EngineError(`The trained model cannot be read: ${file}`)
  const values = NAMES.flatMap((name) => {
    const tensor = file.tensors.find((each) => each.name === name && each.dtype === 'F32')
    return tensor ? readTensorValues(bytes, file, tensor) : []
  })
  if (file.metadata.format !== DRAFT_FORMAT || values.length !== VALUES || !values.every(Number.isFinite))
    throw new EngineError('The built-in illustrator cannot draw with this model')
  return fromValues(values)
}
