import { eq } from 'drizzle-orm'
import { brandSettings } from '#server/db/schema/index.ts'
import { route } from '#server/http/route.ts'
import { readBrandSettings } from '#server/presenters/brand-settings.ts'

export const updateUserBrandSettings = route('updateUserBrandSettings', async (call) => {
  const { db, user, body, services } = call
  const isWrittenByHand = body.ideal_customer_profile !== undefined || body.about_company !== undefined
  await db
    .update(brandSettings)
    .set({
      logoSize: body.logo_size,
      logoPosition: body.logo_position,
      logoBlur: body.logo_blur,
      templatedCaptionsStyle: body.templated_captions_style,
      customCaptionsStyle: body.custom_captions_style,
      idealCustomerProfile: body.ideal_customer_profile,
      aboutCompany: body.about_company,
      gptGenerated: isWrittenByHand ? false : undefined,
      updatedAt: services.clock.now(),
    })
    .where(eq(brandSettings.userId, user.id))
  return readBrandSettings(call, user.id)
})
