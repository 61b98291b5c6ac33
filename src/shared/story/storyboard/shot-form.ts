import type { Aroll, Shot } from '#generated/schema.ts'

export type ShotWords = Omit<Shot, 'is_locked'> & Pick<Aroll, 'image_animation'>

/** The form's rules are the contract's. */
export const loadShotSchema = async () => {
  const [{ UpdateShotRequest }, { UpdateImageAnimationRequest }] = await Promise.all([
    import('#generated/zod/schemas/updateShotRequest.zod.ts'),
    import('#generated/zod/schemas/updateImageAnimationRequest.zod.ts'),
  ])
  return UpdateShotRequest.omit({ is_locked: true })
    .required()
    .extend(UpdateImageAnimationRequest.pick({ image_animation: true }).shape)
}
