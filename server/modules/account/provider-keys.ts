import type { ProviderKeyList } from '#generated/schema.ts'
import type { Services } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'

/** The providers whose keys users may set, and whether this user has. One that is no longer allowed can still be removed. */
export function readProviderKeys({ engineSetup }: Services, keys: UserRow['providerKeys']): ProviderKeyList {
  const allowed = engineSetup?.ownKeys.providers() ?? []
  const others = Object.keys(keys).filter((name) => !allowed.some((each) => each.name === name))
  return {
    providers: [...allowed, ...others.map((name) => ({ name, label: name }))].map(({ name, label }) => ({
      ...{ name, label },
      is_set: keys[name] !== undefined,
    })),
  }
}
