// JavaScript, so that the compiler does not work out the types of the library's own compiler.
import openapiTS, { astToString } from 'openapi-typescript'
import typescript from 'typescript'

const BLOB = typescript.factory.createTypeReferenceNode('Blob')

/**
 * The types of a bundled contract: `paths`, `operations`, `components`, and each schema by its own name.
 * @param {any} contract
 * @returns {Promise<string>}
 */
export async function typesOf(contract) {
  const nodes = await openapiTS(contract, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    rootTypesKeepCasing: true,
    // Properties with a default are optional in a request.
    defaultNonNullable: false,
    transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
  })
  return astToString(nodes)
}
