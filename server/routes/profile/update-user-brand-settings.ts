import { preparedRoute } from '#server/http/route.ts'
import { readBrandSettings } from '#server/presenters/brand-settings.ts'
import { changeBrand } from './change-brand.ts'
import { changeUser } from './change-user.ts'
import { suggestForCompany } from './suggest-for-company.ts'

export const updateUserBrandSettings = preparedRoute('updateUserBrandSettings', async (call) => {
  const { about_company: about, ideal_customer_profile: customer } = call.body
  const isWrittenByHand = about !== undefined || customer !== undefined
  const change = { ...(about !== undefined && { about }), ...(customer !== undefined && { customer }) }
  const suggestedContent = isWrittenByHand ? await suggestForCompany(call, call.user.id, change) : undefined
  return async (writing) => {
    const { user, body } = writing
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
