/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AccountDeletion,
  Acknowledgement,
  ConfirmEmailChangeRequest,
  DataExport,
  LinkGoogleRequest,
  RequestAccountDeletionRequest,
  RequestEmailChangeRequest,
  SignedInSessionList,
  UploadProfilePictureRequest,
  UserProfile
} from '../schemas/index.ts';


/**
 * @summary How far the copy of everything is
 */
export const GetDataExportResponse = DataExport

/**
 * One zip: every story with its document, captions, films and media, the profile and the ledger. Prepared as a job and offered for seven days; a mail tells when it is there. A copy that is being prepared goes on.
 * @summary Ask for a copy of everything
 */
export const RequestDataExportResponse = DataExport

/**
 * Signing in before then brings everything back. After it no row, file, channel, job or mail of the person is left.
 * @summary Delete the account
 */
export const RequestAccountDeletionBody = RequestAccountDeletionRequest

export const RequestAccountDeletionResponse = AccountDeletion

/**
 * @summary Keep the present address
 */
export const CancelEmailChangeResponse = UserProfile

/**
 * Mails a link to the new address and tells the old one. Nothing changes before the link is opened, within a day. Asking again replaces the link.
 * @summary Ask for another address
 */
export const RequestEmailChangeBody = RequestEmailChangeRequest

export const RequestEmailChangeResponse = UserProfile

/**
 * @summary Confirm a new address
 */
export const ConfirmEmailChangeBody = ConfirmEmailChangeRequest

export const ConfirmEmailChangeResponse = Acknowledgement

/**
 * @summary Stop signing in with Google
 */
export const UnlinkGoogleResponse = UserProfile

/**
 * @summary Sign in with Google from now on
 */
export const LinkGoogleBody = LinkGoogleRequest

export const LinkGoogleResponse = UserProfile

/**
 * The mailed password works for a day; changePassword takes it as the current one.
 * @summary Mail a password to an account that has none
 */
export const MailFirstPasswordResponse = Acknowledgement

/**
 * @summary Take the picture off
 */
export const RemoveProfilePictureResponse = UserProfile

/**
 * Replaces the present one.
 * @summary Upload a picture of oneself
 */
export const UploadProfilePictureBody = UploadProfilePictureRequest

export const UploadProfilePictureResponse = UserProfile

/**
 * Their realtime connections end too.
 * @summary Sign out every other device
 */
export const RevokeOtherSessionsResponse = SignedInSessionList

/**
 * Up to 200, those that called last.
 * @summary List the signed-in devices
 */
export const ListSessionsResponse = SignedInSessionList

/**
 * Its realtime connections end too.
 * @summary Sign out a device
 */
export const RevokeSessionParams = zod.object({
  "session_id": zod.uuid().describe('The session')
})

export const RevokeSessionResponse = SignedInSessionList

