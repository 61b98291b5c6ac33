import { expect, it } from 'vitest'
import { enumValues } from './enum-values.ts'
import { operationFacts } from './operation-facts.ts'
import { schemaTypes } from './schema-types.ts'

const schemas = {
  Tone: { type: 'string', enum: ['CALM', 'LOUD'] },
  DescribeFilmRequest: {
    type: 'object',
    required: ['film_id', 'poster'],
    properties: {
      film_id: { type: 'string' },
      tone: { type: 'string', default: 'CALM' },
      poster: { type: 'string', format: 'binary' },
    },
  },
  Problem: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
}
const content = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } })
const contract = {
  openapi: '3.1.0',
  info: { title: 'Films', version: '1' },
  paths: {
    '/films/': {
      post: {
        operationId: 'describeFilm',
        tags: ['films'],
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
          { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } },
        ],
        requestBody: { required: true, content: content('DescribeFilmRequest') },
        responses: { '200': { description: 'Done', content: content('Tone') } },
      },
    },
  },
  components: { schemas, responses: { Conflict: { description: 'No', content: content('Problem') } } },
}

it('writes the contract’s types into one file, with names for parts that are not schemas', async () => {
  const source = await schemaTypes(contract, operationFacts(contract))
  expect(source).toContain("export type DescribeFilmRequest = components['schemas']['DescribeFilmRequest']")
  expect(source).toContain(
    "export type DescribeFilmParams = NonNullable<operations['describeFilm']['parameters']['query']>",
  )
  expect(source).toContain(
    "export type DescribeFilmHeaders = NonNullable<operations['describeFilm']['parameters']['header']>",
  )
  expect(source).toContain(
    "export type ConflictResponse = components['responses']['Conflict']['content']['application/json']",
  )
})

it('a property with a default is optional in a request, and a file is a Blob', async () => {
  const source = await schemaTypes(contract, operationFacts(contract))
  expect(source).toMatch(/tone\?: string;/)
  expect(source).toMatch(/poster: Blob;/)
  const [facts] = operationFacts(contract)
  expect(facts).toMatchObject({ queryDefaults: ['page'], bodyDefaults: ['tone'] })
})

it('an enum has its values in the order of the contract', () => {
  expect(enumValues(contract)).toContain('export const toneValues = ["CALM","LOUD"] as const')
})
