/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const changePasswordRequestCurrentPasswordMax = 128;

export const changePasswordRequestNewPasswordMin = 8;
export const changePasswordRequestNewPasswordMax = 128;



export const ChangePasswordRequest = zod.strictObject({
  "current_password": zod.string().min(1).max(changePasswordRequestCurrentPasswordMax).describe('The current password, or the emailed one-time password'),
  "new_password": zod.string().min(changePasswordRequestNewPasswordMin).max(changePasswordRequestNewPasswordMax).describe('At least 8 characters, other than the current one; neither a common password nor the user\'s email')
}).describe('A new password');

export type ChangePasswordRequest = zod.input<typeof ChangePasswordRequest>;
export type ChangePasswordRequestOutput = zod.output<typeof ChangePasswordRequest>;
