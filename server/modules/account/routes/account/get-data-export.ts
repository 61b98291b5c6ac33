import { route } from '#server/platform/http/route.ts'
import { readDataExport } from './present-data-export.ts'

export const getDataExport = route('getDataExport', async (call) => readDataExport(call, call.user))
