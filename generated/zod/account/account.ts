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
  ProviderKeyList,
  RequestAccountDeletionRequest,
  RequestEmailChangeRequest,
  SignedInSessionList,
  UpdateProviderKeyRequest,
  UploadProfilePictureRequest,
  UserProfile
} from '../schemas/index.ts';


/**
 * @summary Get the progress of the data export
 */
export const GetDataExportResponse = DataExport

/**
 * One zip: every story with its document, captions, videos and media, the profile and the ledger. Prepared as a job and offered for seven days; an email announces it. An export in preparation continues.
 * @summary Request an export of all data
 */
export const RequestDataExportResponse = DataExport

/**
 * Signing in before then restores everything. Afterwards no row, file, channel, job or email of the user is left.
 * @summary Delete the account
 */
export const RequestAccountDeletionBody = RequestAccountDeletionRequest

export const RequestAccountDeletionResponse = AccountDeletion

/**
 * @summary Cancel a change of email
 */
export const CancelEmailChangeResponse = UserProfile

/**
 * Sends a link to the new email and notifies the old one. Nothing changes before the link is opened, within a day. Another request replaces the link.
 * @summary Request a change of email
 */
export const RequestEmailChangeBody = RequestEmailChangeRequest

export const RequestEmailChangeResponse = UserProfile

/**
 * @summary Confirm a new email
 */
export const ConfirmEmailChangeBody = ConfirmEmailChangeRequest

export const ConfirmEmailChangeResponse = Acknowledgement

/**
 * @summary Unlink the Google account
 */
export const UnlinkGoogleResponse = UserProfile

/**
 * @summary Link a Google account
 */
export const LinkGoogleBody = LinkGoogleRequest

export const LinkGoogleResponse = UserProfile

/**
 * The emailed password works for a day; changePassword takes it as the current one.
 * @summary Email a password to an account without one
 */
export const MailFirstPasswordResponse = Acknowledgement

/**
 * @summary Remove the profile image
 */
export const RemoveProfilePictureResponse = UserProfile

/**
 * Replaces the present one.
 * @summary Upload a profile image
 */
export const UploadProfilePictureBody = UploadProfilePictureRequest

export const UploadProfilePictureResponse = UserProfile

/**
 * Which providers a user can set a key of, and of which they have. Their own work then uses their key, and costs no credits there.
 * @summary List own keys of providers
 */
export const ListProviderKeysResponse = ProviderKeyList

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

/**
 * The provider is asked about the key where that costs nothing; a key that it refuses is not stored. Stored keys are encrypted. Work that was priced with a key that is removed ends without it, by the next engine or with its credits back.
 * @summary Set, check or remove an own key of a provider
 */
export const UpdateProviderKeyBody = UpdateProviderKeyRequest

export const UpdateProviderKeyResponse = ProviderKeyList

