import type { Services } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { signDownload } from '#server/platform/files/signing.ts'

/** Address of the picture that stands for a person; null while initials do. */
export async function presentPicture(services: Services, { pictureKey }: Pick<UserRow, 'pictureKey'>) {
  return pictureKey === null ? null : signDownload(services, pictureKey)
}
