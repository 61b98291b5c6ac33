export { sceneSeconds } from '#src/domain/planned-length.ts'
