import { cancelEmailChange } from './cancel-email-change.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { linkGoogle } from './link-google.ts'
import { mailFirstPassword } from './mail-first-password.ts'
import { removeProfilePicture } from './remove-profile-picture.ts'
import { requestEmailChange } from './request-email-change.ts'
import { unlinkGoogle } from './unlink-google.ts'
import { uploadProfilePicture } from './upload-profile-picture.ts'
import { listSessions } from './list-sessions.ts'
import { revokeOtherSessions } from './revoke-other-sessions.ts'
import { revokeSession } from './revoke-session.ts'
import { getDataExport } from './get-data-export.ts'
import { requestAccountDeletion } from './request-account-deletion.ts'
import { requestDataExport } from './request-data-export.ts'

export const accountRoutes = {
  cancelEmailChange,
  confirmEmailChange,
  linkGoogle,
  mailFirstPassword,
  removeProfilePicture,
  requestEmailChange,
  unlinkGoogle,
  uploadProfilePicture,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  getDataExport,
  requestAccountDeletion,
  requestDataExport,
}
