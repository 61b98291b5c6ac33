import { preparedRoute } from '#server/platform/http/route.ts'
import { readBrandSettings } from '#server/modules/stories/presenters/brand.ts'
import { requireBase } from '#server/modules/stories/edits/require-base.ts'
import { changeBrand, lockCompany, changeUser, suggestForCompany } from './change-profile.ts'

export const updateUserBrandSettings = preparedRoute('updateUserBrandSettings', async (call) => {
  const { about_company: about, ideal_customer_profile: customer } = call.body
  const isWrittenByHand = about !== undefined || customer !== undefined
  const change = { ...(about !== undefined && { about }), ...(customer !== undefined && { customer }) }
  const suggestedContent = isWrittenByHand ? await suggestForCompany(call, call.user.id, change) : undefined
  return async (writing) => {
    const { user, body } = writing
    const present = await lockCompany(writing, user.id)
    requireBase(present.about, body.base_about_company, about, 'about_company')
    requireBase(present.customer, body.base_ideal_customer_profile, customer, 'ideal_customer_profile')
    await changeBrand(writing, user.id, {
      logoSize: body.logo_size,
      logoPosition: body.logo_position,
      logoBlur: body.logo_blur,
      templatedCaptionsStyle: body.templated_captions_style,
      customCaptionsStyle: body.custom_captions_style,
      idealCustomerProfile: customer,
      aboutCompany: about,
      gptGenerated: isWrittenByHand ? false : undefined,
    })
    if (suggestedContent) await changeUser(writing, user, { suggestedContent })
    return readBrandSettings(writing, user.id)
  }
})
