import type { components } from '#generated/types/api.ts'
import type { Scope } from '#server/context.ts'
import { brandOf } from '#server/db/queries/brand-of.ts'
import { findMedia } from './aroll.ts'
import type { StoryRow } from '#server/db/rows.ts'

type Schemas = components['schemas']

export interface BrandLook {
  brand_overlay: Schemas['BrandOverlay'] | null
  custom_captions_style: Schemas['CustomCaptionsStyle'] | null
}

/** What the person's brand draws over the story; nothing when the story does not use it. */
export async function presentBrandLook(scope: Scope, story: StoryRow): Promise<BrandLook> {
  if (!story.useBrandSettings) return { brand_overlay: null, custom_captions_style: null }
  const brand = await brandOf(scope, story.userId)
  if (!brand) return { brand_overlay: null, custom_captions_style: null }
  const id = brand.logoMediaId
  const logo = id === null ? undefined : (await findMedia(scope, [id])).get(id)
  const overlay = logo?.url && {
    logo_url: logo.url,
    logo_size: brand.logoSize,
    logo_position: brand.logoPosition,
    logo_blur: brand.logoBlur,
  }
  return { brand_overlay: overlay || null, custom_captions_style: brand.customCaptionsStyle }
}
