/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const loginRequestUsernameMin = 5;
export const loginRequestUsernameMax = 254;

export const loginRequestPasswordMax = 128;



export const LoginRequest = zod.strictObject({
  "username": zod.email().min(loginRequestUsernameMin).max(loginRequestUsernameMax).describe('The user\'s email'),
  "password": zod.string().min(1).max(loginRequestPasswordMax).describe('The password')
}).describe('Email and password');

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;
