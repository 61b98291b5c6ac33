import type { StoryDocument, BrandSettings } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { brandLookOf } from '#server/platform/db/queries/renders.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { findMedia } from './aroll.ts'
import { brandAndLogoOf } from '#server/platform/db/queries/accounts.ts'
import { signDownload } from '#server/platform/files/signing.ts'

export type { BrandSettings }

type ShownBrand = Pick<
  StoryDocument,
  'brand_overlay' | 'templated_captions_style' | 'custom_captions_style' | 'brand_exported_at'
>

/** The user's brand in the story; nothing when the story does not use it. */
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

/** A user's brand settings; every account has a row from its creation. */
export async function readBrandSettings({ db, services }: Scope, userId: string): Promise<BrandSettings> {
  const row = await brandAndLogoOf({ db }, userId)
  if (!row) throw new Error('An account has no brand settings')
  const { brand, logoKey } = row
  return {
    logo_url: logoKey === null ? null : await signDownload(services, logoKey),
    logo_size: brand.logoSize,
    logo_position: brand.logoPosition,
    logo_blur: brand.logoBlur,
    templated_captions_style: brand.templatedCaptionsStyle,
    custom_captions_style: brand.customCaptionsStyle,
    ideal_customer_profile: brand.idealCustomerProfile,
    about_company: brand.aboutCompany,
    gpt_generated: brand.gptGenerated,
  }
}
