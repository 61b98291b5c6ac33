import { readProviderKeys } from '#server/modules/account/provider-keys.ts'
import { route } from '#server/platform/http/route.ts'

export const listProviderKeys = route('listProviderKeys', async ({ services, user }) =>
  readProviderKeys(services, user.providerKeys),
)
