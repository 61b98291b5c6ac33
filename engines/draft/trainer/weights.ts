import { EngineError } from '#engines/ports.ts'
import { DRAFT_FORMAT, DRAFT_TENSORS } from '#src/domain/lora-file.ts'
import { readSafetensors, readTensorValues, writeSafetensors } from '#src/domain/safetensors.ts'
import { fromValues, type LearnedStyle, VALUES } from './style.ts'

/** A learned style as a file that can be taken along. */
export function writeWeights(values: readonly number[], step: number): Uint8Array<ArrayBuffer> {
  const style = fromValues(values)
  const parts = [style.quantiles.flat(), style.mean, style.covariance, style.bands, [style.lines]]
  return writeSafetensors(
    DRAFT_TENSORS.map(({ name, shape }, at) => ({ name, shape, values: parts[at] ?? [] })),
    { format: DRAFT_FORMAT, version: '1', steps: String(step) },
  )
}

export function readWeights(bytes: Uint8Array): LearnedStyle {
  const file = readSafetensors(bytes, bytes.length)
  if (typeof file === 'string') throw new EngineError(`The trained model cannot be read: ${file}`)
  const values = DRAFT_TENSORS.flatMap(({ name }) => {
    const tensor = file.tensors.find((each) => each.name === name && each.dtype === 'F32')
    return tensor ? readTensorValues(bytes, file, tensor) : []
  })
  if (file.metadata.format !== DRAFT_FORMAT || values.length !== VALUES || !values.every(Number.isFinite))
    throw new EngineError('The built-in illustrator cannot draw with this model')
  return fromValues(values)
}
