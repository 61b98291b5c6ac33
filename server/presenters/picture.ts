import type { Services } from '#server/context.ts'
import type { UserRow } from '#server/db/rows.ts'
import { signDownload } from '#server/files/signing.ts'

/** Address of the picture that stands for a person; null while initials do. */
export async function presentPicture(services: Services, { pictureKey }: Pick<UserRow, 'pictureKey'>) {
  return pictureKey === null ? null : signDownload(services, pictureKey)
}
