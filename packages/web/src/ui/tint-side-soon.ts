/** Nobody waits for the colour of a side: what finds it is fetched after the front. Without it the side stays pale. */
export function tintSideSoon(front: HTMLImageElement | HTMLCanvasElement): void {
  import('./tint-side.ts').then(
    ({ tintSide }) => tintSide(front),
    () => undefined,
  )
}
