import { EngineError, type CompanyInfo } from '#engines/ports.ts'
import type { Services } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { preparedRoute } from '#server/platform/http/route.ts'
import { readBrandSettings } from '#server/modules/stories/presenters/brand.ts'
import { changeBrand, changeUser, suggestForCompany } from './change-profile.ts'

/** Longest text of the brand settings, characters. A connected model may write more. */
const MAX_LENGTH = 4_000

/** The current customer stays when the text does not mention one. */
export const draftCompanyInfo = preparedRoute('draftCompanyInfo', async (call) => {
  const { about, customer } = await draft(call.services, call.body.text)
  const found = { about, ...(customer !== '' && { customer }) }
  const suggestedContent = await suggestForCompany(call, call.user.id, found)
  return async (writing) => {
    const { user } = writing
    await changeBrand(writing, user.id, {
      aboutCompany: about,
      idealCustomerProfile: found.customer,
      gptGenerated: true,
    })
    await changeUser(writing, user, { suggestedContent })
    return readBrandSettings(writing, user.id)
  }
})

async function draft({ engines }: Services, text: string): Promise<CompanyInfo> {
  try {
    const { about, customer } = await engines.writer.draftCompany(text)
    return { about: about.slice(0, MAX_LENGTH), customer: customer.slice(0, MAX_LENGTH) }
  } catch (cause) {
    if (cause instanceof EngineError) throw validationFailed({ text: [cause.message] })
    throw cause
  }
}
