import { readFileSync } from 'node:fs'
import type { Options } from 'orval'
import { PLAUSIBLE_FORMATS, plausibleContract } from './scripts/codegen/plausible-contract.ts'

/** What the generators read and where they write. */
export interface CodegenFolders {
  /** The bundled contract. */
  contract: string
  /** The folder that becomes generated/. */
  out: string
}

interface ContractOperation {
  operationId: string
  'x-invalidates'?: string[]
  requestBody?: { content: Record<string, unknown> }
}

const header = () => ['Generated from openapi/ by `npm run generate`. Do not edit.']

/** A call that takes JSON or a form becomes two hooks. */
const hookNames = ({ operationId, requestBody }: ContractOperation): string[] =>
  Object.keys(requestBody?.content ?? {}).length > 1
    ? [`${operationId}WithJson`, `${operationId}WithFormData`]
    : [operationId]

const invalidationRules = (contract: string) => {
  const document = JSON.parse(readFileSync(contract, 'utf8')) as {
    paths: Record<string, Record<string, ContractOperation>>
  }
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item))
  const known = new Set(operations.map(({ operationId }) => operationId))
  return operations
    .map((operation) => ({
      onMutations: hookNames(operation),
      invalidates: (operation['x-invalidates'] ?? []).filter((id) => known.has(id)),
    }))
    .filter(({ invalidates }) => invalidates.length > 0)
}

/** orval writes its types wherever it is let know where others are: a folder that is thrown away. */
export const orvalTypes = (out: string) => `${out}/orval-types`

/** React Query hooks over src/shared/api/http.ts; their types are those of generated/schema.ts. */
const hooks = ({ contract, out }: CodegenFolders) =>
  ({
    input: { target: contract },
    output: {
      mode: 'tags-split',
      target: `${out}/client`,
      schemas: { path: orvalTypes(out), type: 'typescript', importPath: '#generated/schema.ts' },
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: true,
      // The idempotency key is an input of the call, so that no caller forgets it.
      headers: true,
      // A value with a slash or a percent sign stays one part of the path.
      urlEncodeParameters: true,
      override: {
        header,
        // A file cannot travel in JSON.
        splitByContentType: true,
        mutator: { path: 'src/shared/api/http.ts', name: 'http' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          version: 5,
          signal: true,
          useOperationIdAsQueryKey: true,
          mutationInvalidates: invalidationRules(contract),
        },
      },
    },
  }) satisfies Options

/** Zod schemas: one file each, and per tag the parts of every operation. */
const zod = ({ contract, out }: CodegenFolders): Options => ({
  input: { target: contract },
  output: {
    mode: 'tags-split',
    target: `${out}/zod`,
    client: 'zod',
    schemas: { path: `${out}/zod/schemas`, type: 'zod' },
    clean: true,
    override: {
      header,
      zod: { version: 4, generateReusableSchemas: true, generateDiscriminatedUnion: true },
    },
  },
})

/** What orval wants to write beside the handlers: a folder that is thrown away. */
export const mocksDraft = (out: string) => `${out}/mocks-draft`

/** MSW handlers with made-up answers of every operation, in generated/mocks: one file of handlers, one of schemas. */
const mocks = ({ contract, out }: CodegenFolders): Options => ({
  input: { target: contract, override: { transformer: plausibleContract } },
  output: {
    mode: 'single',
    client: 'fetch',
    target: `${mocksDraft(out)}/handlers.ts`,
    schemas: { path: `${mocksDraft(out)}/types`, type: 'typescript', importPath: '#generated/schema.ts' },
    override: { header, splitByContentType: true, mock: { format: PLAUSIBLE_FORMATS } },
    mock: {
      path: `${out}/mocks`,
      indexMockFiles: false,
      generators: [
        { type: 'msw' },
        { type: 'faker', schemas: true, schemasPath: `${out}/mocks`, operationResponses: false },
      ],
    },
  },
})

/** Every orval project. Types and the server's tables come from the same bundle, in scripts/codegen. */
export const orvalProjects = (folders: CodegenFolders): Options[] => [hooks(folders), zod(folders), mocks(folders)]
