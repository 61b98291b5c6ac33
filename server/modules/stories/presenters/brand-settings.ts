import type { BrandSettings } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import { brandAndLogoOf } from '#server/platform/db/queries/brand-of.ts'
import { signDownload } from '#server/platform/files/signing.ts'

export type { BrandSettings }

/** A person's brand settings; every account has a row from its first day. */
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
