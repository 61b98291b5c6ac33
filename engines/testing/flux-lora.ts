import { writeSafetensors } from '#src/domain/safetensors.ts'

/** A small LoRA for FLUX, as trainers write them. */
export function makeFluxLora(): Uint8Array<ArrayBuffer> {
  const pair = 'transformer.single_transformer_blocks.0.attn.to_k'
  const values = Array.from({ length: 64 }, (_, at) => at / 64)
  return writeSafetensors(
    [
      { name: `${pair}.lora_A.weight`, shape: [16, 4], values },
      { name: `${pair}.lora_B.weight`, shape: [4, 16], values },
    ],
    {},
  )
}
