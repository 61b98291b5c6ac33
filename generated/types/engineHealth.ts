/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EngineFailure } from './engineFailure.ts';
import type { EngineKind } from './engineKind.ts';

/**
 * An engine of a provider, as this server has seen it since it started
 */
export interface EngineHealth {
  kind: EngineKind;
  /**
     * The name that people read
     * @minLength 1
     * @maxLength 200
     */
  label: string;
  /**
     * Whose it is
     * @minLength 1
     * @maxLength 200
     */
  provider: string;
  /**
     * Requests that go to this provider at once
     * @minimum 1
     * @maximum 64
     */
  limit: number;
  /**
     * Who is asked when it fails, in that order
     * @maxItems 20
     * @items.maxLength 200
     */
  stand_ins: string[];
  /**
     * How often it failed since the server started
     * @minimum 0
     * @maximum 2147483647
     */
  failures: number;
  /** The last of them; null when there was none */
  last_failure: EngineFailure | null;
}
