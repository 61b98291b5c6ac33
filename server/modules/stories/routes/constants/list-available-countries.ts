import { listCountries } from '#src/domain/countries.ts'
import { route } from '#server/platform/http/route.ts'

export const listAvailableCountries = route('listAvailableCountries', async () => ({ countries: listCountries() }))
