import { isCountry } from '#src/domain/countries.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'
import { changeUser } from './change-profile.ts'

/** A new country clears the region and city of the old one. */
export const updateUserLocation = route('updateUserLocation', async (call) => {
  const { user, body } = call
  if (!isCountry(body.country)) throw validationFailed({ country: ['Choose a valid country'] })
  await changeUser(call, user, { country: body.country, region: body.region ?? null, city: body.city ?? null })
  return { message: 'Location saved' }
})
