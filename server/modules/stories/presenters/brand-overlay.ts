import type { StoryDocument } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { brandLookOf } from '#server/platform/db/queries/brand-look.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { findMedia } from './aroll.ts'

type ShownBrand = Pick<
  StoryDocument,
  'brand_overlay' | 'templated_captions_style' | 'custom_captions_style' | 'brand_exported_at'
>

/** What the person's brand makes of the story; nothing when the story does not use it. */
export async function presentBrandLook(scope: Scope, story: StoryRow): Promise<ShownBrand> {
  const brand = await brandLookOf(scope, story)
  if (!brand)
    return {
      brand_overlay: null,
      templated_captions_style: null,
      custom_captions_style: null,
      brand_exported_at: null,
    }
  const { look, exportedAt } = brand
  const id = look.logoMediaId
  const logo = id === null ? undefined : (await findMedia(scope, [id])).get(id)
  const overlay = logo?.url && {
    logo_url: logo.url,
    logo_size: look.logoSize,
    logo_position: look.logoPosition,
    logo_blur: look.logoBlur,
  }
  return {
    brand_overlay: overlay || null,
    templated_captions_style: look.templatedCaptionsStyle,
    custom_captions_style: look.customCaptionsStyle,
    brand_exported_at: exportedAt?.toISOString() ?? null,
  }
}
