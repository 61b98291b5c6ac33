import { expect, it } from 'vitest'
import { invalidateByName, withoutRepeats } from './finish-sources.ts'

const paths = {
  '/media/{media_id}/': { get: { operationId: 'getMedia' }, delete: { operationId: 'deleteMedia' } },
  '/media/{media_id}/parts/': { get: { operationId: 'listParts' } },
  '/films/{film_id}': { get: { operationId: 'getFilm' } },
  '/films/{name}/': { get: { operationId: 'getFilmByName' } },
}

const line = (predicate: string) => `queryClient.invalidateQueries({ predicate: (query) => ${predicate} });`
const atAddress = (prefix: string) =>
  line(`(typeof query.queryKey[0] === 'string' && query.queryKey[0].startsWith('${prefix}'))`)

it('finds stale queries by the first part of their key', () => {
  expect(invalidateByName('queryClient.invalidateQueries({ queryKey: getListMediaQueryKey() });', { paths })).toBe(
    "queryClient.invalidateQueries({ queryKey: ['listMedia'] });",
  )
  expect(invalidateByName(atAddress('/media/'), { paths })).toBe(line("query.queryKey[0] === 'getMedia'"))
})

it('fails the generation for a path that no operation or several operations read', () => {
  expect(() => invalidateByName(atAddress('/films/'), { paths })).toThrow('2 operations read /films/{…}')
  expect(() => invalidateByName(atAddress('/books/'), { paths })).toThrow('0 operations read /books/{…}')
})

it('hooks share the query serializer and merge headers as plain objects', () => {
  const imported = "import { http } from '../../api/http.ts';"
  const query = `export const getListUrl = (params?: P,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["ids[]"];
    if (value !== undefined) {
      normalizedParams.append(key, String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? \`/list/?\${stringifiedParams}\` : \`/list/\`
}`
  const headers = `
    const getHeaders = (h?: H) => {
    if (!h) return {};
    return headers;
  };
return { ...getHeaders(options?.headers) }`
  expect(withoutRepeats(`${imported}\n${query}${headers}`)).toBe(
    `${imported}\nimport { withQuery } from '../../api/hook-parts.ts';\nexport const getListUrl = (params?: P,) => withQuery(\`/list/\`, params, ["ids[]"])\nreturn { ...options?.headers }`,
  )
  expect(withoutRepeats(query)).toBe(query)
})
