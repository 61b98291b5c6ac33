/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A device that is signed in
 */
export interface SignedInSession {
  /** The session */
  session_id: string;
  /**
     * Browser and system, for example 'Firefox 132 on Windows'; empty when the browser did not say
     * @maxLength 2000
     */
  device: string;
  /**
     * Network address it signed in from; empty when nobody knows
     * @maxLength 2000
     */
  network: string;
  /**
     * Country of that network as the address registries tell it (ISO 3166-1 alpha-2); null when they do not
     * @maxLength 2
     * @nullable
     * @pattern ^[A-Z]{2}$
     */
  country: string | null;
  /** Whether it is the one that asks */
  is_current: boolean;
  /** When it signed in */
  signed_in_at: string;
  /** When it last called, to about five minutes */
  last_seen_at: string;
  /** When it is signed out by itself */
  expires_at: string;
}
