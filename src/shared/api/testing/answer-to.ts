import {
  http,
  type DefaultBodyType,
  type HttpHandler,
  type HttpResponseResolver,
  type PathParams,
  type RequestHandlerOptions,
} from 'msw'
import { addresses } from '#generated/client/addresses.ts'
import type { OperationId } from '../api-request.ts'

/** Answers calls of an operation, on any host, for a test's `server.use`; the values in its path are `params` by the contract's names. */
export function answerTo<Body extends DefaultBodyType = DefaultBodyType>(
  operationId: OperationId,
  resolver: HttpResponseResolver<PathParams<string>, Body>,
  options?: RequestHandlerOptions,
): HttpHandler {
  const [method = '', path = ''] = addresses[operationId].split(' ')
  const handle = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete']
  return handle(`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, resolver, options)
}
