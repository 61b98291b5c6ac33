import type { StockItem } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { patchAroll } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

/** To show a stock image or video as a visual. @param query the words it was found by */
export function setStock(
  editor: Editor,
  { sceneId, arollId }: { sceneId: string; arollId: string },
  item: StockItem,
  query: string,
) {
  const body = {
    story: editor.storyId,
    scene: sceneId,
    aroll: arollId,
    ...(query !== '' && { custom_query: query }),
    stock_type: item.stock_type,
    stock_data: { id: item.id, title: item.title },
  }
  return runLongCommand(editor, {
    request: apiRequest('setStock', { body }),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
    busy: busyKeys.visual(arollId),
  })
}
