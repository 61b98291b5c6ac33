export { sceneSeconds } from '#src/domain/scene-length.ts'
