import createClient from 'openapi-fetch'
import type { paths } from '#generated/types/api.ts'
import { apiUrl } from '#src/shared/config/env.ts'
import { isElsewhere } from './api-address.ts'
import { readChecked, send } from './http.ts'

/** The same contract for code outside React (stores, commands, the upload queue): refused calls throw an `ApiError`, so `data` is always there. */
export const client = createClient<paths>({
  baseUrl: apiUrl,
  credentials: 'include',
  fetch: async (request) => {
    const response = await send(request)
    if (response.ok && !isElsewhere()) return response
    return Response.json(await readChecked(request, response), response)
  },
})
