import { addresses } from '#generated/client/addresses.ts'
import type { OperationAnswers, OperationInputs } from '#generated/operation-types.ts'

export type OperationId = keyof OperationInputs

/** A call as it is stored: whatever operation it is. */
export interface StoredRequest {
  operationId: string
  params?: Readonly<Record<string, unknown>>
  body?: unknown
}

declare const isChecked: unique symbol

/**
 * A call of the contract as data, so that it can be stored and sent later. Only `apiRequest` makes one. Its content is not part of
 * its type: a union of what two hundred operations take costs the compiler seconds wherever it meets one.
 */
export interface ApiRequest<Id extends OperationId> extends StoredRequest {
  operationId: Id
  readonly [isChecked]: true
}

/** Input of a call, by operation. */
export type InputArguments = {
  [Id in OperationId]: Record<never, never> extends OperationInputs[Id]
    ? [input?: OperationInputs[Id]]
    : [input: OperationInputs[Id]]
}

/** @param args `params`, those of the path and of the query, and `body`, as the contract requests them */
export function apiRequest<Id extends OperationId>(operationId: Id, ...args: InputArguments[Id]): ApiRequest<Id> {
  const [input]: readonly [input?: object] = args
  return { operationId, ...input } as ApiRequest<Id>
}

/** Answer of a call, by operation. */
export type AnswerOf<Id extends OperationId> = OperationAnswers[Id]

/** Whether the contract has this operation; one that another version of the app stored may not exist. */
export const isOperation = (id: string): id is OperationId => Object.hasOwn(addresses, id)
