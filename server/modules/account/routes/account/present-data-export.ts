import type { DataExport } from '#generated/schema.ts'
import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { newestDataExport } from '#server/platform/db/queries/accounts.ts'
import { signDownload } from '#server/platform/files/signing.ts'

/** The user's newest export that has not expired. */
export async function readDataExport({ db, services }: Scope, user: UserRow): Promise<DataExport> {
  const row = await newestDataExport({ db }, user.id)
  const mailbox = (user.email.split('@')[0] ?? '').replace(/[^a-z0-9]+/gu, '-')
  const none = {
    status: 'NONE' as const,
    url: null,
    file_name: `storyloom-${mailbox}.zip`,
    size_bytes: null,
    requested_at: null,
    expires_at: null,
    error_message: null,
  }
  if (!row || (row.expiresAt !== null && row.expiresAt <= services.clock.now())) return none
  return {
    ...none,
    status: row.status,
    url: row.status === 'READY' ? await signDownload(services, row.fileKey) : null,
    size_bytes: row.sizeBytes,
    requested_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    error_message: row.errorMessage,
  }
}
